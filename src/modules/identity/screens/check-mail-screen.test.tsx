import { expect, it } from 'vitest'
import { renderPart } from '../../../../tests/support/render-part.tsx'
import { CheckMailScreen } from './check-mail-screen.tsx'
import { signInOptionsText as text } from './sign-in-options.text.ts'

it('[AUTH-05] after a sign-up without a session the screen also fits an existing account, and leads to the login', async () => {
  const html = await renderPart(
    <CheckMailScreen
      email="noor@bedrijf.example"
      redirectTo="/"
      outbox={null}
      onOther={() => undefined}
      onSignIn={() => undefined}
    />,
    { session: { status: 'signed-out', user: null } },
  )
  expect(html).toContain('Controleer je e-mail om je account te bevestigen')
  expect(html).toContain('Had je al een account met dit adres? Log dan gewoon in.')
  expect(html).toContain('Al een account of al bevestigd? Log in')
  // An existing account gets a mail without a confirmation link, or none that day.
  expect(html).not.toMatch(/Open de link|stuurden een mail|De link werkt/)
})

it('what is said after asking for a mail promises none: the mailbox may have had its mail', () => {
  for (const sent of [text.linkSent, text.codeSent, text.resent]) {
    expect(sent).not.toMatch(/Dan is er een (mail|code|nieuwe mail) onderweg/)
    expect(sent).toContain('een kwartier')
    expect(sent).toContain('hoogstens')
  }
})
