import type { Configuration } from '#modules/activation/contract.ts'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toastError } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { chatPageAddress } from './channel-address.ts'
import { connectText as text } from './connect.text.ts'

/** Shows the link of the hosted chat page, to copy and to open (CONN-02, CONN-03, CONN-05). */
export function ConnectChatPage({
  bot,
  configuration,
  origin,
}: {
  bot: BotDetail
  configuration: Configuration
  origin: string
}) {
  const address = chatPageAddress({ origin, botId: bot.id, token: configuration.hosted_token })
  return (
    <section className="connect-page" aria-labelledby="connect-page">
      <h2 id="connect-page">{text.pageTitle}</h2>
      <p className="soft measure">{text.pageText}</p>
      <Field label={text.pageLink}>
        <TextInput className="mono" readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="button-row">
        <CopyButton
          text={address}
          label={text.copyLink}
          copiedLabel={text.copied}
          variant="primary"
          onError={() => toastError(text.copyFailed)}
        />
        <ButtonLink href={address} variant="line" target="_blank" rel="noopener">
          {text.open}
          <VisuallyHidden>{text.newWindow}</VisuallyHidden>
        </ButtonLink>
      </div>
    </section>
  )
}
