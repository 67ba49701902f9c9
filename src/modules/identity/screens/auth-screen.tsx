import type { ReactNode } from 'react'
import { Tabs } from '#ui/tabs.tsx'
import { Tile } from '#ui/tile.tsx'
import type { Session } from '../contract.ts'
import './auth.css'
import { identityText as text } from './identity.text.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** The tab that is open. */
export type AuthTab = 'login' | 'signup'

type Props = {
  tab: AuthTab
  onTab: (tab: AuthTab) => void
  /** Gets the session of a sign-in, or of a sign-up that needs no confirmation. */
  onSession: (session: Session) => void
  /** Ends the session that this browser still has, before a sign-in (AUTH-11, AMB-024). */
  endPrevious: () => Promise<void>
  /** Where a confirmation mail leads back to. */
  siteUrl: string
}

const TABS = [
  { value: 'login', label: text.signIn },
  { value: 'signup', label: text.signUp },
] as const

const WALL: readonly (readonly [string, string])[] = [
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

/** Sign in and sign up, the one screen of `/auth` and `/signup` (ROUTE-06, AUTH-01). */
export function AuthScreen({ tab, onTab, onSession, endPrevious, siteUrl }: Props) {
  const form: Readonly<Record<AuthTab, ReactNode>> = {
    login: <SignInForm onSession={onSession} endPrevious={endPrevious} />,
    signup: <SignUpForm onSession={onSession} siteUrl={siteUrl} />,
  }
  return (
    <div className="container auth">
      <div className="auth-form">
        <h1 className="title-52">{text.title}</h1>
        <p className="soft auth-lead">{text.lead}</p>
        <Tabs label={text.tabs} items={TABS} value={tab} onValueChange={onTab}>
          {form[tab]}
        </Tabs>
      </div>
      <div className="auth-wall" aria-hidden="true">
        {WALL.map(([seed, category]) => (
          <Tile key={seed} seed={seed} category={category} />
        ))}
      </div>
    </div>
  )
}
