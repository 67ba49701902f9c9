import { FieldConflictNotice } from '#ui/concurrent-save-notice.tsx'
import { connectText as text } from './connect.text.ts'
import { type PublicationEdits, type PublicationField, storedTexts } from './publication-edits.ts'

const LABELS: Readonly<Record<PublicationField, string>> = {
  company_name: text.company,
  primary_color: text.color,
  welcome_message: text.welcome,
  theme: text.theme,
  position: text.position,
  allowed_domains: text.domainsTitle,
}

type Props = {
  edits: PublicationEdits
  onChoose: (field: PublicationField, which: 'theirs' | 'mine') => void
}

/** Shows what another tab or device saved meanwhile, and lets the user choose where both changed a field. */
export function ConcurrentPublicationNotice({ edits: { elsewhere, mine }, onChoose }: Props) {
  if (!elsewhere) return null
  const { stored, accepted, clashes } = elsewhere
  const theirs = storedTexts(stored)
  return (
    <FieldConflictNotice
      title={text.elsewhere}
      savedAt={stored.updated_at}
      savedFrom={stored.saved_from}
      accepted={accepted.map((field) => LABELS[field])}
      clashes={clashes.map((field) => ({
        name: field,
        label: LABELS[field],
        theirs: shownText(field, theirs[field]),
        mine: shownText(field, mine[field]),
      }))}
      onChoose={(name, which) => {
        const field = clashes.find((clash) => clash === name)
        if (field) onChoose(field, which)
      }}
    />
  )
}

/** Returns a stored value as users see it: options by their labels. */
function shownText(field: PublicationField, value: string): string {
  const options = field === 'theme' ? text.themes : field === 'position' ? text.positions : []
  return options.find((option) => option.value === value)?.label ?? value
}
