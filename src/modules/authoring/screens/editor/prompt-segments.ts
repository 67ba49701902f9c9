/** The placeholders that the product fills in when the bot runs, as `{{name}}` (see the runtime's prompt). */
export const PLACEHOLDERS = ['bedrijfsnaam', 'configuratie', 'kennis', 'vraag'] as const

/** The name of a placeholder that the product knows. */
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** A piece of a prompt; the pieces together are the prompt. */
export interface PromptSegment {
  readonly text: string
  readonly kind: 'text' | 'known' | 'unknown'
}

const ANY = /(\{\{[^{}\n]*\}\})/
const NAMED = /^\{\{\s*([a-z_]+)\s*\}\}$/i

/** Splits a prompt at its placeholders; an unknown one stays in the prompt as it is. */
export function toPromptSegments(prompt: string): PromptSegment[] {
  return prompt
    .split(ANY)
    .filter((text) => text !== '')
    .map((text) => ({ text, kind: kindOf(text) }))
}

/** Lists the unknown placeholders of a prompt, each once, as typed. */
export function unknownPlaceholders(prompt: string): string[] {
  const found = toPromptSegments(prompt).flatMap((piece) => (piece.kind === 'unknown' ? [piece.text] : []))
  return [...new Set(found)]
}

function kindOf(text: string): PromptSegment['kind'] {
  if (!ANY.test(text)) return 'text'
  const name = NAMED.exec(text)?.[1]?.toLowerCase()
  return PLACEHOLDERS.some((known) => known === name) ? 'known' : 'unknown'
}
