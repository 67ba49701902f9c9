/** One input of the run dialog (DATA-08). */
export interface BotInput {
  readonly label: string
  readonly type: string
  readonly placeholder: string
}

/** Parses the stored inputs of a bot, `{"fields": [...]}` or a bare list; a missing type is `text` (DATA-08, AMB-100). */
export function inputFieldsOf(stored: unknown): BotInput[] {
  const list = isRecord(stored) ? stored['fields'] : stored
  if (!Array.isArray(list)) return []
  return list.flatMap((field: unknown) => {
    const label = isRecord(field) ? textOf(field['label']) : ''
    if (!isRecord(field) || label === '') return []
    return [{ label, type: textOf(field['type']) || 'text', placeholder: textOf(field['placeholder']) }]
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
