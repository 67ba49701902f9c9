import { useId } from 'react'
import { ButtonLink } from './button-link.tsx'
import { CopyButton } from './copy-button.tsx'
import { toastError, toastSuccess } from './toast.ts'
import { uiText } from './ui.text.ts'

/** Shares a page by its address; no script or pixel of the networks is loaded. Copying says 'Link gekopieerd!' (BOT-06). */
export function ShareLinks({ title, name, address }: { title: string; name: string; address: string }) {
  const id = useId()
  const url = encodeURIComponent(address)
  const networks = [
    { label: 'Twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${encodeURIComponent(name)}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ]
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="button-row">
        {networks.map(({ label, href }) => (
          <ButtonLink key={label} variant="line" href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </ButtonLink>
        ))}
        <CopyButton
          text={address}
          label={uiText.copyLink}
          copiedLabel={uiText.copyLink}
          onCopied={() => toastSuccess(uiText.linkCopied)}
          onError={() => toastError(uiText.linkNotCopied)}
        />
      </div>
    </section>
  )
}
