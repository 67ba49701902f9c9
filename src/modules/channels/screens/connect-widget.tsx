import type { Configuration } from '#modules/activation/contract.ts'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { toastError } from '#ui/toast.ts'
import { brandingOf } from '../domain/branding.ts'
import { AllowedDomains } from './allowed-domains.tsx'
import { BrandingForm } from './branding-form.tsx'
import { BrandingPreview } from './branding-preview.tsx'
import { widgetAddress, widgetSnippet } from './channel-address.ts'
import { ConcurrentPublicationNotice } from './concurrent-publication-notice.tsx'
import { connectText as text } from './connect.text.ts'
import { brandingIn } from './publication-edits.ts'
import type { PublicationForm } from './use-publication-form.ts'

type Props = { bot: BotDetail; configuration: Configuration; origin: string; form: PublicationForm }

/** Shows the widget: its snippet, its appearance with a live preview, and the sites that may show it (CONN-02 to CONN-05, AMB-141). */
export function ConnectWidget({ bot, configuration, origin, form }: Props) {
  const { choiceRef } = form
  const { mine } = form.edits
  return (
    <div className="connect-widget">
      <div className="connect-settings">
        <div ref={choiceRef} className="connect-elsewhere">
          <ConcurrentPublicationNotice edits={form.edits} onChoose={form.choose} />
        </div>
        <Snippet botId={bot.id} token={configuration.hosted_token} origin={origin} />
        <BrandingForm botTitle={bot.title} draft={mine} onChange={form.change} save={form.branding} />
        <AllowedDomains
          draft={mine.allowed_domains}
          onDraft={(domains) => form.change({ allowed_domains: domains })}
          save={form.domains}
        />
      </div>
      <BrandingPreview
        bot={bot}
        branding={brandingOf(brandingIn(mine), bot.title)}
        site={configuration.allowed_domains[0] ?? text.previewSite}
      />
    </div>
  )
}

function Snippet(address: { botId: string; token: string; origin: string }) {
  return (
    <section aria-labelledby="connect-snippet">
      <h2 id="connect-snippet">{text.snippetTitle}</h2>
      <p className="soft">
        {text.snippetBefore} <code>{'</body>'}</code>. {text.snippetAfter}
      </p>
      <div className="code-block">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- code must be reachable by keyboard to be selected */}
        <pre tabIndex={0} role="region" aria-label={text.snippetLabel}>
          <code>
            <span className="connect-code-tag">{'<script'}</span> src=
            <span className="connect-code-text">{`"${widgetAddress(address)}"`}</span> async
            <span className="connect-code-tag">{'></script>'}</span>
          </code>
        </pre>
        <CopyButton
          text={widgetSnippet(address)}
          label={text.copyCode}
          copiedLabel={text.copied}
          variant="light"
          size="small"
          onError={() => toastError(text.copyFailed)}
        />
      </div>
    </section>
  )
}
