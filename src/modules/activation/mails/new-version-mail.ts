import type { CustomerVersionChange } from '../contract.ts'
import { changeLine } from '../version-changes.text.ts'

/** A new version as its mail describes it; `title` and the changes are the vendor's own text. */
export interface NewVersion {
  readonly title: string
  readonly number: number
  /** The version that the customer pinned; null when their bot was updated. */
  readonly pinnedVersion: number | null
  readonly changes: readonly CustomerVersionChange[]
}

/** Returns the mail that a bot changed: what changed, whether the customer's own was updated, and where to choose. */
export function newVersionMail(
  { title, number, pinnedVersion, changes }: NewVersion,
  publicUrl: string,
): { subject: string; text: string } {
  const isUpdated = pinnedVersion === null
  const first = isUpdated
    ? `${title} is bijgewerkt. Jouw bot werkt nu met versie ${number}. Je hoeft niets te doen.`
    : `Er is een nieuwe versie van ${title}: versie ${number}. Jouw bot is niet bijgewerkt en werkt gewoon door met versie ${pinnedVersion}, zoals je koos.`
  const next = isUpdated
    ? 'Toch liever terug, of voortaan zelf kiezen wanneer je bijwerkt? Dat doe je in Mijn Bots, bij de versie van je bot:'
    : 'Bijwerken doe je wanneer jij wilt, in Mijn Bots, bij de versie van je bot:'
  return {
    subject: isUpdated ? `Bijgewerkt: ${title}` : `Nieuwe versie: ${title}`,
    text: [
      first,
      `Dit is er veranderd:\n${changes.map((change) => `- ${changeLine(change)}`).join('\n')}`,
      `${next}\n${publicUrl}/my-bots`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
}
