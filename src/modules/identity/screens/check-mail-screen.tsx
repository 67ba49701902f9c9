import { Notice } from '#ui/notice.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { identityText } from './identity.text.ts'
import { ResendButton } from './resend-button.tsx'
import { signInOptionsText as text } from './sign-in-options.text.ts'

type Props = {
  email: string
  /** Where the mailed link leads in the end. */
  redirectTo: string
  outbox: string | null
  /** Back to the form, for an address that was typed wrong. */
  onOther: () => void
  /** To the login form, for an address that was confirmed on another device. */
  onSignIn: () => void
}

/** What follows a sign-up that must be confirmed: which mailbox to look in, and what to do when nothing comes (AUTH-05, AMB-199). */
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
