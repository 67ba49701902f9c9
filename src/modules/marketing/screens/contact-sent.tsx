import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { contactText as text } from './contact.text.ts'

/** Replaces the form once a message is sent; takes the focus, so that a screen reader announces it. */
export function ContactSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack">
      <h2 className="title-28" ref={heading} tabIndex={-1}>
        {text.sentTitle}
      </h2>
      <p>{text.sentText(email)}</p>
      <div className="button-row">
        <Button variant="line" onClick={onAnother}>
          {text.another}
        </Button>
      </div>
    </div>
  )
}
