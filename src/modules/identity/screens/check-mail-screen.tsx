import { Notice } from '#ui/notice.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { identityText } from './identity.text.ts'
import { ResendButton } from './resend-button.tsx'
import { signInOptionsText as text } from './sign-in-options.text.ts'

type Props = {
  email: string
  /** The page that the mailed link opens in the end. */
  redirectTo: string
  outbox: string | null
  /** Returns to the form, for an address that was mistyped. */
  onOther: () => void
  /** Opens the login form, for an address that was confirmed on another device. */
  onSignIn: () => void
}

/** Shows what follows a sign-up that must be confirmed: which mailbox to check, and what to do when no mail arrives (AUTH-05, AMB-199). */
export function CheckMailScreen({ email, redirectTo, outbox, onOther, onSignIn }: Props) {
  return (
    <AuthFrame title={text.checkTitle} lead={text.checkLead(email)} outbox={outbox} focusTitle>
      <div className="auth-fields">
        <Notice>{identityText.confirmMail}</Notice>
        <p className="soft">{text.checkHelp}</p>
        <div className="button-row">
          <ResendButton email={email} redirectTo={redirectTo} />
        </div>
        <div className="auth-ways">
          <button type="button" className="auth-way" onClick={onOther}>
            {text.otherAddress}
          </button>
          <button type="button" className="auth-way" onClick={onSignIn}>
            {text.confirmedElsewhere}
          </button>
        </div>
      </div>
    </AuthFrame>
  )
}
