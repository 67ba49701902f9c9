import { IconButton } from '#ui/icon-button.tsx'
import { playgroundText as text } from './playground.text.ts'
import { useTicker } from './use-ticker.ts'

/**
 * Shows four short messages in turn (PAGE-09), with buttons to stop and to continue (WCAG 2.2.2). All four occupy one cell, so that the
 * page does not move when they change; the hidden ones are hidden for everyone, and no change is announced.
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
