import Bowser from 'bowser'

const PART_MAX = 30

/**
 * Returns browser and system of a visitor in a few words, as the list of sessions shows them; nothing else of the header is stored. Null when
 * unknown.
 */
export function deviceLabel(userAgent: string | null): string | null {
  // The parser refuses an empty text, and no real browser has a longer header.
  if (!userAgent || userAgent.length > 500) return null
  const { browser, os } = Bowser.parse(userAgent)
  const parts = [browser.name, os.name].map((name) => name?.slice(0, PART_MAX))
  const [program, system] = parts
  if (program && system) return `${program} op ${system}`
  return program || system || null
}
