import { IconButton } from '#ui/icon-button.tsx'
import { playgroundText as text } from './playground.text.ts'
import { useTicker } from './use-ticker.ts'

/**
 * Four short messages that take turns (PAGE-09), with buttons to stop them and to go on (WCAG 2.2.2). All four lie in one place, so that the
 * page does not move when they change; the hidden ones are hidden for everyone, and no change is spoken.
 */
export function DemoTicker() {
  const { shown, isRunning, toggle, next } = useTicker(text.ticker.length)
  return (
    <section className="playground-ticker" aria-label={text.messages}>
      <div className="container">
        <ul role="list">
          {text.ticker.map((message, index) => (
            <li key={message} data-shown={index === shown || undefined}>
              {message}
            </li>
          ))}
        </ul>
        <IconButton label={isRunning ? text.pause : text.play} icon={isRunning ? 'pause' : 'play'} onClick={toggle} />
        <IconButton label={text.next} icon="right" onClick={next} />
      </div>
    </section>
  )
}
