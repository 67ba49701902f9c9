import { ButtonLink } from '#ui/button-link.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { botText as text } from './bot.text.ts'

/** Shares the page by address; no script or pixel of the networks is loaded (BOT-06). */
export function ShareBot({ name, address }: { name: string; address: string }) {
  const url = encodeURIComponent(address)
  const networks = [
    { label: 'Twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${encodeURIComponent(name)}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ]
  return (
    <section aria-labelledby="bot-share">
      <h2 id="bot-share">{text.share}</h2>
      <div className="button-row">
        {networks.map(({ label, href }) => (
          <ButtonLink key={label} variant="line" href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </ButtonLink>
        ))}
        <CopyButton
          text={address}
          label={text.copyLink}
          copiedLabel={text.copyLink}
          onCopied={() => toastSuccess(text.copied)}
          onError={() => toastError(text.copyFailed)}
        />
      </div>
    </section>
  )
}
