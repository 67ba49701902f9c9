/** Errors by the name of their field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

/** Returns the values of a form by field name; only texts. */
export function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}

/** Focuses the first field that has an error, in the order of the form. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  for (const element of form.elements) {
    const isControl =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    if (isControl && errors[element.name] !== undefined) {
      element.focus()
      return
    }
  }
}

/** Tells whether a text can be an e-mail address; the server decides. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)
}

/** Returns the first problem of each field, as a schema found them. */
export function errorsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path[0] ?? '')] ??= message
  return errors
}
