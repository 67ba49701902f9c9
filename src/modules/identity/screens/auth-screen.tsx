import { type ReactNode, useState } from 'react'
import { Tabs } from '#ui/tabs.tsx'
import type { Session } from '../contract.ts'
import { AuthFrame } from './auth-frame.tsx'
import { identityText as text } from './identity.text.ts'
import { SecondFactorScreen } from './second-factor-screen.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import type { WaysIn } from './ways-in.ts'

/** The tab that is open. */
export type AuthTab = 'login' | 'signup'

/** By which step a session came about. */
export type SessionStep = 'signed-in' | 'mfa-challenge-verified' | 'password-recovery'

type Props = {
  tab: AuthTab
  onTab: (tab: AuthTab) => void
  /** Gets the session of a sign-in, or of a sign-up that needs no confirmation. */
  onSession: (session: Session, step: SessionStep) => void
  /** Ends the session that this browser still has, before a sign-in (AUTH-11, AMB-024). */
  endPrevious: () => Promise<void>
  /** Where a confirmation mail leads back to. */
  siteUrl: string
  ways: WaysIn
}

const TABS = [
  { value: 'login', label: text.signIn },
  { value: 'signup', label: text.signUp },
] as const

/** Sign in and sign up, the one screen of `/auth` and `/signup` (ROUTE-06, AUTH-01); a second factor is asked for in its place. */
export function AuthScreen({ tab, onTab, onSession, endPrevious, siteUrl, ways }: Props) {
  const [challenge, setChallenge] = useState<string | null>(null)
  const take = (session: Session) => {
    if (session.mfa) setChallenge(session.mfa.challenge)
    else onSession(session, 'signed-in')
  }
  if (challenge !== null)
    return (
      <SecondFactorScreen
        challenge={challenge}
        onSession={(session) => onSession(session, 'mfa-challenge-verified')}
        onBack={() => setChallenge(null)}
      />
    )
  const form: Readonly<Record<AuthTab, ReactNode>> = {
    login: <SignInForm onSession={take} endPrevious={endPrevious} siteUrl={siteUrl} ways={ways} />,
    signup: <SignUpForm onSession={take} siteUrl={siteUrl} />,
  }
  return (
    <AuthFrame title={text.title} lead={text.lead} outbox={ways.outbox}>
      <Tabs label={text.tabs} items={TABS} value={tab} onValueChange={onTab}>
        {form[tab]}
      </Tabs>
    </AuthFrame>
  )
}
