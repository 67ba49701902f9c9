import { normalizeToken } from './dialogue-words.ts'

const READ_MAX = 1000
const GAP_MAX = 2
const TOKEN = /[\p{L}\p{N}]+/gu

/** Words in order, each with its alternatives; `isNext` words follow without a gap. */
type Phrase = readonly { readonly words: ReadonlySet<string>; readonly isNext: boolean }[]

/** Hasty spellings of words in calls for help, by their normalized token. */
const SPELLINGS: Readonly<Record<string, string>> = {
  k: 'ik',
  kwil: 'ik wil',
  kga: 'ik ga',
  kheb: 'ik heb',
  kben: 'ik ben',
  wilt: 'wil',
  wl: 'wil',
  nie: 'niet',
  ni: 'niet',
  nit: 'niet',
  niemer: 'niet mer',
  nimer: 'niet mer',
  nietmer: 'niet mer',
  mn: 'mijn',
  mezelve: 'mezelf',
  mijzelf: 'mezelf',
  mezelluf: 'mezelf',
  meself: 'mezelf',
  mijself: 'mezelf',
  mijnzelf: 'mezelf',
  mezel: 'mezelf',
  einde: 'eind',
  ent: 'eind',
  leve: 'leven',
  doot: 'dod',
  dot: 'dod',
  zelfmort: 'zelfmord',
  pile: 'pilen',
  stike: 'stiken',
  lugt: 'lucht',
  sny: 'snij',
  iemant: 'iemand',
  ademd: 'ademt',
  bewusteloze: 'bewustelos',
  doorgesnede: 'dorgesneden',
  dorgesnede: 'dorgesneden',
}
/** Spellings of two words that are one, by their normalized tokens. */
const JOINED: Readonly<Record<string, string>> = {
  'm n': 'mijn',
  'me zelf': 'mezelf',
  'mij zelf': 'mezelf',
  'mijn zelf': 'mezelf',
  'zich zelf': 'zichzelf',
  'zelf mord': 'zelfmord',
  'an doen': 'andoen',
}

/** Returns the normalized words of a message, with the hasty spellings of people in need written out. */
export function distressTokens(text: string): readonly string[] {
  const spelled = (text.slice(0, READ_MAX).match(TOKEN) ?? [])
    .map(normalizeToken)
    .flatMap((token) => (Object.hasOwn(SPELLINGS, token) ? (SPELLINGS[token] ?? token).split(' ') : [token]))
  return spelled.flatMap((token, at) => {
    const pair = `${token} ${spelled[at + 1] ?? ''}`
    if (Object.hasOwn(JOINED, pair)) return [JOINED[pair] ?? token]
    return Object.hasOwn(JOINED, `${spelled[at - 1] ?? ''} ${token}`) ? [] : [token]
  })
}

/**
 * Returns phrases from lines of words: `|` separates alternatives, and `+` before a word says that it follows at once. Between other words stand at
 * most two more, none of which denies.
 */
export function toPhrases(lines: string): readonly Phrase[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) =>
      line.split(' ').map((word) => ({
        isNext: word.startsWith('+'),
        words: new Set(word.replace('+', '').split('|').map(normalizeToken)),
      })),
    )
}

/** Returns whether one of the phrases is in a message. Time is linear in the message. */
export function saysOne(tokens: readonly string[], phrases: readonly Phrase[]): boolean {
  return tokens.some((_, at) => phrases.some((phrase) => startsAt(tokens, at, phrase)))
}

const DENIALS = new Set(['niet', 'gen', 'noit'])

function startsAt(tokens: readonly string[], from: number, phrase: Phrase): boolean {
  let at = from
  for (const [index, { words, isNext }] of phrase.entries()) {
    const furthest = index === 0 || isNext ? at : at + GAP_MAX
    while (!words.has(tokens[at] ?? '')) {
      if (at >= furthest || DENIALS.has(tokens[at] ?? '')) return false
      at += 1
    }
    at += 1
  }
  return true
}
