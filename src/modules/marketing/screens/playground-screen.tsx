import { useState } from 'react'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DEMO_BOTS, type DemoBotId } from '../domain/demo-topic.ts'
import { DemoCarousel } from './demo-carousel.tsx'
import { DemoConversation } from './demo-conversation.tsx'
import { DemoTicker } from './demo-ticker.tsx'
import './playground.css'
import { playgroundText as text } from './playground.text.ts'
import { useDemoChats } from './use-demo-chats.ts'

/** Shows the playground: three demo bots with a simulated chat, entirely in the browser (ROUTE-17, PAGE-06 to PAGE-09, API-31). */
export function PlaygroundScreen() {
  const { chats, ask } = useDemoChats()
  const [chosen, setChosen] = useState<DemoBotId | null>(null)
  return (
    <div className="playground">
      <DemoTicker />
      <header className="container playground-head">
        <h1 className="title-52">{text.title}</h1>
        <p>{text.lead}</p>
      </header>
      <DemoCarousel chosen={chosen} chats={chats} onChoose={setChosen} />
      <div className="container playground-stage">
        <div>
          {chosen === null && (
            <Card className="playground-nobody">
              <EmptyState
                headingLevel={2}
                title={text.nobodyTitle}
                description={text.nobodyText}
                tiles={DEMO_BOTS.map((bot) => ({ category: text.bots[bot].category }))}
              />
            </Card>
          )}
          {DEMO_BOTS.map((bot) => (
            <DemoConversation key={bot} bot={bot} chat={chats[bot]} isOpen={bot === chosen} ask={ask} />
          ))}
        </div>
        <How />
      </div>
    </div>
  )
}

/** Says what is real here and what is not. */
function How() {
  return (
    <section className="playground-how" aria-labelledby="demo-how">
      <h2 id="demo-how" className="title-22">
        {text.howTitle}
      </h2>
      <ul role="list">
        {text.how.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
      <ButtonLink variant="line" href="/bots">
        {text.discover}
      </ButtonLink>
    </section>
  )
}
