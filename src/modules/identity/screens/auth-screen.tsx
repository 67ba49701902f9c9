import { type ReactNode, useState } from 'react'
import { Tabs } from '#ui/tabs.tsx'
import type { Session } from '../contract.ts'
import { AuthFrame } from './auth-frame.tsx'
import { CheckMailScreen } from './check-mail-screen.tsx'
import { identityText as text } from './identity.text.ts'
import { SecondFactorScreen } from './second-factor-screen.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInOptions } from './sign-in-options.ts'
import { type SignedUp, SignUpForm } from './sign-up-form.tsx'

/** The open tab. */
export type AuthTab = 'login' | 'signup'

/** The step that created a session. */
export type SessionStep = 'signed-in' | 'mfa-challenge-verified' | 'password-recovery'

type Props = {
  tab: AuthTab
  onTab: (tab: AuthTab) => void
  /** Receives the session of a sign-in, or of a sign-up that needs no confirmation. */
  onSession: (session: Session, step: SessionStep) => void
  /** Ends the session that this browser still has, before a sign-in (AUTH-11, AMB-024). */
  endPreviousSessions: () => Promise<void>
  /** The final address of a confirmation mail's link: the page that the visitor wanted, as a full address of this app. */
  siteUrl: string
  /** The purpose of the account, when the visitor came for a particular action. */
  lead?: string | undefined
  /** The secret that this browser stores of its sign-up (AMB-199). */
  deviceSecret: () => string | undefined
  signInOptions: SignInOptions
}

const TABS = [
  { value: 'login', label: text.signIn },
  { value: 'signup', label: text.signUp },
] as const

/** Shows sign-in and sign-up, the one screen of `/auth` and `/signup` (ROUTE-06, AUTH-01); a second factor is asked for in its place. */
export function AuthScreen(props: Props) {
  const { tab, onTab, onSession, endPreviousSessions, siteUrl, signInOptions, lead = text.lead } = props
  const [challenge, setChallenge] = useState<string | null>(null)
  const [signedUp, setSignedUp] = useState<SignedUp | null>(null)
  const [isMailed, setIsMailed] = useState(false)
  const handleSession = (session: Session) => {
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
  if (signedUp && isMailed)
    return (
      <CheckMailScreen
        email={signedUp.email}
        redirectTo={siteUrl}
        outbox={signInOptions.outbox}
        onOther={() => setIsMailed(false)}
        onSignIn={() => {
          setIsMailed(false)
          onTab('login')
        }}
      />
    )
  const mailed = (typed: SignedUp) => {
    setSignedUp(typed)
    setIsMailed(true)
  }
  const form: Readonly<Record<AuthTab, ReactNode>> = {
    login: (
      <SignInForm
        onSession={handleSession}
        endPreviousSessions={endPreviousSessions}
        siteUrl={siteUrl}
        signInOptions={signInOptions}
      />
    ),
    signup: (
      <SignUpForm
        onSession={handleSession}
        onMailed={mailed}
        typed={signedUp}
        siteUrl={siteUrl}
        deviceSecret={props.deviceSecret}
      />
    ),
  }
  return (
    <AuthFrame title={text.title} lead={lead} outbox={signInOptions.outbox}>
      <Tabs label={text.tabs} items={TABS} value={tab} onValueChange={onTab}>
        {form[tab]}
      </Tabs>
    </AuthFrame>
  )
}
