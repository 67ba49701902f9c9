/** One input as it was filled in: the field's label and what stands in it. */
export interface FilledField {
  label: string
  value: string
}

/** The question that an execution asks: a single input as it is, several as labelled lines in the order given. */
export function questionOf(fields: readonly FilledField[]): string {
  const filled = fields.filter((field) => field.value.trim() !== '')
  if (filled.length === 1) return (filled[0]?.value ?? '').trim()
  return filled.map((field) => `${field.label}: ${field.value.trim()}`).join('\n')
}

/** The labels of a bot's input fields in their stored form `{"fields":[...]}` (AMB-100), in order. */
export function fieldLabels(inputFields: unknown): string[] {
  if (
    typeof inputFields !== 'object' ||
    inputFields === null ||
    !('fields' in inputFields) ||
    !Array.isArray(inputFields.fields)
  )
    return []
  return inputFields.fields.flatMap((field: unknown) =>
    typeof field === 'object' && field !== null && 'label' in field && typeof field.label === 'string'
      ? [field.label]
      : [],
  )
}

/** Puts inputs in the order of the bot's fields and drops what the bot does not ask for; without fields everything counts. */
export function fieldsInOrder(input: Readonly<Record<string, string>>, inputFields: unknown): FilledField[] {
  const labels = fieldLabels(inputFields)
  const names = labels.length > 0 ? labels.filter((label) => Object.hasOwn(input, label)) : Object.keys(input)
  return names.map((label) => ({ label, value: input[label] ?? '' }))
}
