import { type Configuration, mergeEdits } from '#modules/activation/contract.ts'

const BRANDING = ['company_name', 'primary_color', 'welcome_message', 'theme', 'position'] as const
const FIELDS = [...BRANDING, 'allowed_domains'] as const

/** A field of Syvo Connect. */
export type PublicationField = (typeof FIELDS)[number]

/** The part of a configuration that one of the forms of Syvo Connect saves. */
export type PublicationPart = 'branding' | 'domains'

/** All fields of Syvo Connect as texts, with one domain per line. */
export type PublicationTexts = Readonly<Record<PublicationField, string>>

/** The forms of Syvo Connect during editing. */
export interface PublicationEdits {
  readonly mine: PublicationTexts
  /** Per field the stored text that the user's edit started from; a field that waits for a choice has its older text. */
  readonly base: PublicationTexts
  /** The changes of another save: the accepted fields, and those in which the user has to choose. */
  readonly elsewhere: {
    readonly stored: Configuration
    readonly accepted: readonly PublicationField[]
    readonly clashes: readonly PublicationField[]
  } | null
}

/** Returns the forms in their initial state. */
export function startEdits(configuration: Configuration): PublicationEdits {
  const texts = storedTexts(configuration)
  return { mine: texts, base: texts, elsewhere: null }
}

/** Merges the stored configuration into the forms; typed text is never dropped. */
export function mergeStored(edits: PublicationEdits, stored: Configuration): PublicationEdits {
  const theirs = storedTexts(stored)
  const merged = mergeEdits({ base: edits.base, mine: edits.mine, theirs })
  const accepted = FIELDS.filter((field) => merged.accepted.includes(field))
  const clashes = FIELDS.filter((field) => merged.clashes.includes(field))
  const { elsewhere } = edits
  // A save of the other form here does not change an open choice.
  const isKnown = elsewhere !== null && accepted.length === 0 && isSameChoice(elsewhere, clashes, theirs)
  return {
    mine: pick((field) => merged.typed[field] ?? theirs[field]),
    base: pick((field) => (clashes.includes(field) ? edits.base[field] : theirs[field])),
    elsewhere: isKnown || (accepted.length === 0 && clashes.length === 0) ? elsewhere : { stored, accepted, clashes },
  }
}

/** Applies the save of the form of `part`; text typed since `sent` stays. */
export function mergeSaved(
  edits: PublicationEdits,
  { saved, sent, part }: { saved: Configuration; sent: PublicationTexts; part: PublicationPart },
): PublicationEdits {
  const theirs = storedTexts(saved)
  const own = fieldsOf(part)
  const open = edits.elsewhere?.clashes.filter((field) => !own.includes(field)) ?? []
  return {
    mine: pick((field) =>
      own.includes(field) && edits.mine[field] === sent[field] ? theirs[field] : edits.mine[field],
    ),
    base: pick((field) => (own.includes(field) ? theirs[field] : edits.base[field])),
    elsewhere: edits.elsewhere && open.length > 0 ? { ...edits.elsewhere, accepted: [], clashes: open } : null,
  }
}

/** Ends the choice for a field: the text of the other save, or the one that was typed here. */
export function chooseText(
  edits: PublicationEdits,
  field: PublicationField,
  which: 'theirs' | 'mine',
): PublicationEdits {
  if (!edits.elsewhere) return edits
  const stored = storedTexts(edits.elsewhere.stored)[field]
  return {
    mine: which === 'theirs' ? { ...edits.mine, [field]: stored } : edits.mine,
    base: { ...edits.base, [field]: stored },
    elsewhere: { ...edits.elsewhere, clashes: edits.elsewhere.clashes.filter((clash) => clash !== field) },
  }
}

/** Returns whether the form of `part` waits for a choice. */
export function isChoiceOpen({ elsewhere }: PublicationEdits, part: PublicationPart): boolean {
  return elsewhere !== null && elsewhere.clashes.some((field) => fieldsOf(part).includes(field))
}

/** Returns the branding in these texts; an empty field is left out and gets the default. */
export function brandingIn(texts: PublicationTexts): Configuration['branding_data'] {
  return Object.fromEntries(BRANDING.flatMap((field) => (texts[field] === '' ? [] : [[field, texts[field]]])))
}

/** Returns the texts of the stored fields. */
export function storedTexts({ branding_data: branding, allowed_domains: domains }: Configuration): PublicationTexts {
  return pick((field) => (field === 'allowed_domains' ? domains.join('\n') : (branding[field] ?? '')))
}

function fieldsOf(part: PublicationPart): readonly PublicationField[] {
  return part === 'branding' ? BRANDING : ['allowed_domains']
}

function isSameChoice(
  { stored, clashes }: NonNullable<PublicationEdits['elsewhere']>,
  found: readonly PublicationField[],
  theirs: PublicationTexts,
): boolean {
  const before = storedTexts(stored)
  return (
    found.length === clashes.length &&
    found.every((field) => clashes.includes(field) && before[field] === theirs[field])
  )
}

function pick(textOf: (field: PublicationField) => string): PublicationTexts {
  return {
    company_name: textOf('company_name'),
    primary_color: textOf('primary_color'),
    welcome_message: textOf('welcome_message'),
    theme: textOf('theme'),
    position: textOf('position'),
    allowed_domains: textOf('allowed_domains'),
  }
}
