/** A value of a form as Stripe's library writes it: text, or named and numbered parts. */
export type FormValue = string | { [name: string]: FormValue }

/** Reads `a[b][0]=c` into `{ a: { b: { 0: 'c' } } }`. */
export function readForm(text: string): Record<string, FormValue> {
  const form: Record<string, FormValue> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split(/\[|\]\[|\]/).filter((part) => part !== '')
    put(form, [first, ...rest], value)
  }
  return form
}

function put(into: { [name: string]: FormValue }, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    into[name] = value
    return
  }
  const known = into[name]
  const part = typeof known === 'object' ? known : {}
  into[name] = part
  put(part, rest, value)
}

/** A text at a place of a form such as `line_items.0.price`; undefined when it is not there. */
export function textAt(form: FormValue | undefined, path: string): string | undefined {
  const found = partAt(form, path)
  return typeof found === 'string' ? found : undefined
}

/** The texts under a place of a form, such as metadata or a list. */
export function textsAt(form: FormValue | undefined, path: string): Record<string, string> {
  const found = partAt(form, path)
  const entries = typeof found === 'object' ? Object.entries(found) : []
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** Whatever stands at a place of a form. */
export function partAt(form: FormValue | undefined, path: string): FormValue | undefined {
  return path
    .split('.')
    .reduce<FormValue | undefined>((part, name) => (typeof part === 'object' ? part[name] : undefined), form)
}
