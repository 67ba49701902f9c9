/** One filled-in input: the field's label and its value. */
export interface FilledField {
  label: string
  value: string
}

/** Returns the question of an execution: a single input unchanged, several as labelled lines in the given order. */
export function questionOf(fields: readonly FilledField[]): string {
  const filled = fields.filter((field) => field.value.trim() !== '')
  if (filled.length === 1) return (filled[0]?.value ?? '').trim()
  return filled.map((field) => `${field.label}: ${field.value.trim()}`).join('\n')
}

/** Returns the labels of a bot's input fields, stored as `{"fields":[...]}` (AMB-100), in order. */
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

/** Returns the inputs in the order of the bot's fields, without those that the bot does not ask for; a bot without fields gets all of them. */
export function fieldsInOrder(input: Readonly<Record<string, string>>, inputFields: unknown): FilledField[] {
  const labels = fieldLabels(inputFields)
  const names = labels.length > 0 ? labels.filter((label) => Object.hasOwn(input, label)) : Object.keys(input)
  return names.map((label) => ({ label, value: input[label] ?? '' }))
}
