import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { SessionUser } from '#platform/browser/session-context.ts'
import { moveFocus } from '#ui/roving.ts'
import './user-menu.css'
import { userMenuText as text } from './user-menu.text.ts'

/** Returns the part of an e-mail address before the at sign, which the menu shows (SHELL-03, AMB-032). */
export function localPart(email: string): string {
  return email.split('@')[0] ?? email
}

/** The account menu behind the avatar; arrow keys move, Escape and a click outside close it. */
export function UserMenu({ user, onSignOut }: { user: SessionUser; onSignOut: () => void }) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const name = localPart(user.email)
  useEffect(() => {
    if (!open) return
    root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    const closeBeside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [open])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') close()
    else if (event.key === 'Tab') setOpen(false)
  }
  return (
    <div className="user-menu" ref={root} onKeyDown={handleKey}>
      <button
        type="button"
        ref={button}
        className="user-menu-button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={`${text.accountMenu} ${name}`}
        onClick={() => setOpen(!open)}
      >
        <span className="avatar" aria-hidden="true" data-initial={name.charAt(0).toUpperCase()} />
        <span className="user-menu-name">{name}</span>
      </button>
      {open && (
        <div className="user-menu-list" role="menu" id={id} onKeyDown={(event) => moveFocus(event, 'menuitem')}>
          <a role="menuitem" tabIndex={-1} href="/dashboard" onClick={close}>
            {text.dashboard}
          </a>
          <a role="menuitem" tabIndex={-1} href="/settings" onClick={close}>
            {text.settings}
          </a>
          <button role="menuitem" tabIndex={-1} type="button" onClick={onSignOut}>
            {text.signOut}
          </button>
        </div>
      )}
    </div>
  )
}
