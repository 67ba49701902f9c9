import { useState } from 'react'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { ChatLog } from '#ui/chat-log.tsx'
import { formatDate } from '#ui/format/date.ts'
import { Turn } from '#ui/turn.tsx'
import { landingText as text } from './landing.text.ts'
import './sample-chat.css'
import { useTyping } from './use-typing.ts'

const QUESTIONS = 3

/**
 * Shows the chat in miniature: three questions that the bot really answered in the product's own test, typed out when one is chosen and labelled as
 * test answers. Sends nothing over the network. Absent before the first test.
 */
export function SampleChat({ bot }: { bot: BotDetail }) {
  const samples = bot.sample_answers.slice(0, QUESTIONS)
  const [chosen, setChosen] = useState(0)
  const [shown, type] = useTyping()
  const sample = samples[chosen]
  if (!sample || bot.sample_tested_at === null) return null
  const isTyping = shown !== null && shown < sample.answer.length
  const choose = (index: number) => {
    setChosen(index)
    type(samples[index]?.answer.length ?? 0)
  }
  return (
    <section className="container sample-chat" aria-labelledby="sample-chat-title">
      <div className="sample-chat-side">
        <h2 id="sample-chat-title" className="title-52">
          {text.chatTitle(bot.title)}
        </h2>
        <p className="sample-chat-intro">{text.chatIntro(bot.title)}</p>
        <div className="sample-chat-questions" role="group" aria-label={text.chatQuestions}>
          {samples.map(({ question }, index) => (
            <button key={question} type="button" aria-pressed={index === chosen} onClick={() => choose(index)}>
              {question}
            </button>
          ))}
        </div>
      </div>
      <Card className="sample-chat-card">
        <div className="sample-chat-log">
          <ChatLog label={text.chatLabel(bot.title)}>
            <Turn key={`asked-${chosen}`} from="user" speaker={text.chatYou}>
              {sample.question}
            </Turn>
            <Turn
              key={`answer-${chosen}-${isTyping}`}
              from="assistant"
              speaker={bot.title}
              seed={bot.id}
              category={bot.category}
              source={!isTyping && sample.source}
            >
              {/* The growing text is only visual; the log announces it once when it is complete. */}
              <span aria-hidden={isTyping || undefined}>
                {isTyping ? sample.answer.slice(0, shown) : sample.answer}
                {isTyping && <span className="sample-chat-rest">{sample.answer.slice(shown)}</span>}
              </span>
            </Turn>
          </ChatLog>
        </div>
        <p className="sample-chat-note">
          <Badge>{text.chatMark}</Badge> {text.chatStored(bot.title, formatDate(bot.sample_tested_at))}
        </p>
      </Card>
      <div className="button-row sample-chat-own">
        <ButtonLink href={`/bot/${bot.id}#bot-try`}>{text.chatOwn}</ButtonLink>
        <span className="small soft">{text.chatOwnNote}</span>
      </div>
    </section>
  )
}
