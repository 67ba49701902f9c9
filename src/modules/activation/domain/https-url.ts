const URL_LENGTH_MAX = 2000
/** Two addresses with a comma between them parse as one invalid host, so the host is checked too. */
const HOSTNAME = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/

/** Returns whether a text is a complete https address without sign-in data (CONF-04 to CONF-09). */
export function isHttpsUrl(text: string): boolean {
  if (text.length > URL_LENGTH_MAX || !/^https:\/\/[^/\s]/i.test(text) || /\s/.test(text)) return false
  const url = URL.parse(text)
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  return HOSTNAME.test(url.hostname)
}

/** Returns the non-empty lines of a text, trimmed (CONF-09). */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
