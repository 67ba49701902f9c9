import { useEffect, useId, useRef } from 'react'
import { ButtonLink } from '#ui/button-link.tsx'
import { playgroundText as text } from './playground.text.ts'

/**
 * Covers the input when the messages of a demo bot are used up, and invites to sign up (PAGE-08). It covers no message. It takes the focus
 * when that was in this chat, because the input that held it is disabled.
 */
export function DemoInvitation({ name }: { name: string }) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // A disabled or removed control leaves focus on the body; focus elsewhere on the page stays there.
    const focused = document.activeElement
    const chat = panel.current?.closest('[role="tabpanel"]')
    if (focused === document.body || chat?.contains(focused)) panel.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      className="playground-invitation"
      ref={panel}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <div>
        <h3 id={`${id}-title`}>{text.usedTitle}</h3>
        <p id={`${id}-text`} className="soft">
          {text.usedText(name)}
        </p>
      </div>
      <div className="button-row">
        <ButtonLink href="/signup">{text.signUp}</ButtonLink>
        <ButtonLink variant="line" href="/bots">
          {text.discover}
        </ButtonLink>
      </div>
    </section>
  )
}
