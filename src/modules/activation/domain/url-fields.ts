import { CONFIGURATION_FIELDS, formOf, PAGE_ABSENT } from './configuration-schema.ts'
import { isHttpsUrl, linesOf } from './https-url.ts'

/** An address in a configuration, and its field. */
export interface ConfiguredUrl {
  readonly field: string
  readonly url: string
}

/** Returns the https addresses that a configuration lists for reading, each once, in the order of the form. */
export function urlFieldsOf(category: string, data: Readonly<Record<string, unknown>>): ConfiguredUrl[] {
  const found = new Map<string, ConfiguredUrl>()
  for (const { field, values } of filledUrls(category, data)) {
    for (const url of values) if (isHttpsUrl(url) && !found.has(url)) found.set(url, { field, url })
  }
  return [...found.values()]
}

/** Returns whether every address field of the form passes; true for a form without any (AMB-126). */
export function areUrlsHttps(category: string, data: Readonly<Record<string, unknown>>): boolean {
  return filledUrls(category, data).every(
    ({ required, values }) => (required ? values.length > 0 : true) && values.every(isHttpsUrl),
  )
}

function filledUrls(
  category: string,
  data: Readonly<Record<string, unknown>>,
): { field: string; required: boolean; values: string[] }[] {
  return CONFIGURATION_FIELDS[formOf(category)].flatMap(({ name, kind, required, mayBeAbsent }) => {
    if (kind !== 'url' && kind !== 'url-lines') return []
    const value = data[name]
    if (mayBeAbsent && value === PAGE_ABSENT) return []
    return [{ field: name, required, values: typeof value === 'string' ? linesOf(value) : [] }]
  })
}
