import { useEffect, useRef } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { moveFocus } from '#ui/roving.ts'
import { Tile } from '#ui/tile.tsx'
import { categoryKey } from '#ui/tile-palette.ts'
import { DEMO_MESSAGES, type DemoChat, isChatOver, messagesLeft } from '../domain/demo-chat.ts'
import { DEMO_BOTS, type DemoBotId } from '../domain/demo-topic.ts'
import { playgroundText as text } from './playground.text.ts'
import type { DemoChats } from './use-demo-chats.ts'

type Props = { chosen: DemoBotId | null; chats: DemoChats; onChoose: (bot: DemoBotId) => void }

/**
 * Shows the demo bots side by side; on a narrow screen they slide (PAGE-06). A click, the two buttons, and in the row the arrow keys, Home and End
 * choose a bot at once; choosing opens its chat.
 */
export function DemoCarousel({ chosen, chats, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const place = chosen === null ? -1 : DEMO_BOTS.indexOf(chosen)
  const choose = (index: number | undefined) => {
    const bot = index === undefined ? undefined : DEMO_BOTS[index]
    if (bot) onChoose(bot)
  }
  useEffect(() => {
    // A bot that was chosen with a button may be outside the visible part of the row.
    if (place >= 0) row.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [place])
  return (
    <section className="playground-carousel" aria-roledescription={text.carousel} aria-labelledby="demo-choose">
      <div className="container playground-carousel-head">
        <h2 id="demo-choose" className="title-28">
          {text.choose}
        </h2>
        <div>
          <IconButton
            label={text.previousBot}
            icon="left"
            onClick={() => choose((place > 0 ? place : DEMO_BOTS.length) - 1)}
          />
          <IconButton label={text.nextBot} icon="right" onClick={() => choose((place + 1) % DEMO_BOTS.length)} />
        </div>
      </div>
      <div className="playground-slides" role="tablist" aria-labelledby="demo-choose" ref={row}>
        {DEMO_BOTS.map((bot, index) => (
          <Slide
            key={bot}
            bot={bot}
            chat={chats[bot]}
            isChosen={bot === chosen}
            isTabStop={index === Math.max(place, 0)}
            onChoose={choose}
            index={index}
          />
        ))}
      </div>
    </section>
  )
}

type SlideProps = {
  bot: DemoBotId
  chat: DemoChat
  index: number
  isChosen: boolean
  isTabStop: boolean
  onChoose: (index: number | undefined) => void
}

function Slide({ bot, chat, index, isChosen, isTabStop, onChoose }: SlideProps) {
  const { name, note, category } = text.bots[bot]
  return (
    <button
      type="button"
      role="tab"
      className="category-band playground-slide blinks"
      data-category={categoryKey(category)}
      data-bot={bot}
      aria-selected={isChosen}
      aria-controls={`demo-chat-${bot}`}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onChoose(index)}
      onKeyDown={(event) => onChoose(moveFocus(event, 'tab'))}
    >
      <Tile seed={bot} category={category} />
      <span className="playground-slide-text">
        <span className="heading playground-slide-name" id={`demo-name-${bot}`}>
          {name}
        </span>
        <span>{note}</span>
        <span className="playground-slide-state">{stateOf(chat, isChosen)}</span>
      </span>
    </button>
  )
}

/** Returns the progress of the visitor with a bot, in words. */
function stateOf(chat: DemoChat, isChosen: boolean): string {
  if (isChatOver(chat)) return text.over
  const left = messagesLeft(chat)
  return isChosen || left < DEMO_MESSAGES ? text.left(left, DEMO_MESSAGES) : text.start
}
