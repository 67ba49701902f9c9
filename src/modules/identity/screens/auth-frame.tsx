import { type ReactNode, useEffect, useRef } from 'react'
import { Tile } from '#ui/tile.tsx'
import './auth.css'
import { signInOptionsText as text } from './sign-in-options.text.ts'

const TILES: readonly (readonly [string, string])[] = [
  ['notulist-10', 'Productiviteit'],
  ['balie-13', 'Klantenservice'],
  ['tafelwijs-03', 'Horeca'],
  ['schapwijzer-14', 'E-commerce'],
  ['campagnemaat-11', 'Marketing'],
  ['bonnie-12', 'Administratie'],
  ['eerste-ronde-09', 'HR & Recruitment'],
  ['startblok-01', 'Sport & Gezondheid'],
  ['tekstmeester-10', 'Marketing'],
]

type Props = {
  title: string
  lead: string
  /** The address of the demo's outbox, for a screen that sends a mail. */
  outbox?: string | null
  /** Puts the focus on the title: this screen replaced another one. */
  focusTitle?: boolean
  children: ReactNode
}

/** The frame of every sign-in screen: its subject on the left, a wall of bots beside it. */
export function AuthFrame({ title, lead, outbox = null, focusTitle = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focusTitle) return
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [focusTitle])
  return (
    <div className="container auth">
      <div className="auth-form">
        <h1 ref={heading} className="title-52" {...(focusTitle ? { tabIndex: -1 } : {})}>
          {title}
        </h1>
        <p className="soft auth-lead">{lead}</p>
        {children}
        {outbox !== null && (
          <p className="small auth-outbox">
            <a href={outbox}>{text.outbox}</a>
          </p>
        )}
      </div>
      <div className="auth-wall" aria-hidden="true">
        {TILES.map(([seed, category]) => (
          <Tile key={seed} seed={seed} category={category} />
        ))}
      </div>
    </div>
  )
}
