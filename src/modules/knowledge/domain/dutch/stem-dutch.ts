import { irregularStem } from './irregular-words.ts'

const prefixes =
  /^(aan|achter|af|bij|binnen|buiten|dicht|door|in|klaar|langs|los|mee|na|om|open|op|over|schoon|samen|tegen|terug|thuis|toe|uit|vast|voor|vrij|weg)(?=.{4})/
const numbers: Record<string, string> = {
  een: '1',
  twee: '2',
  drie: '3',
  vier: '4',
  vijf: '5',
  zes: '6',
  zeven: '7',
  acht: '8',
  negen: '9',
  tien: '10',
  elf: '11',
  twaalf: '12',
  dertien: '13',
  veertien: '14',
  vijftien: '15',
  twintig: '20',
  dertig: '30',
  veertig: '40',
  vijftig: '50',
  zestig: '60',
  honderd: '100',
}
const cache = new Map<string, readonly string[]>()
const cacheLimit = 50_000

/**
 * Returns the stems of a normalized word: the first represents it, the others are readings that cannot be distinguished without
 * context ('kaartje': kaart or kaar; 'gemeld': meld or mel). Two words are the same when they share a stem.
 */
export function stemsOf(word: string): readonly string[] {
  const known = cache.get(word)
  if (known) return known
  const stems = [...new Set(readings(word))].filter((stem) => stem.length > 0)
  if (cache.size > cacheLimit) cache.clear()
  cache.set(word, stems)
  return stems
}

/** Returns the stem that represents a word: the first of `stemsOf`, computed without the others where there is a rule for it. */
export function stemDutch(word: string): string {
  const known = cache.get(word)
  if (known) return known[0] ?? word
  if (word.length < 4 || prefixes.test(word) || irregularStem(word)) return stemsOf(word)[0] ?? word
  return ruleStem(word) || (stemsOf(word)[0] ?? word)
}

function readings(word: string): string[] {
  const number = numbers[word]
  if (number && word !== 'een') return [word, number]
  if (word.length < 4 || /\d/.test(word)) return [irregularStem(word) ?? word]
  const irregular = irregularStem(word)
  if (irregular) return [irregular, ...(irregular.endsWith(word) ? [] : [])]
  const separable = prefixes.exec(word)?.[1]
  if (separable) {
    const rest = word.slice(separable.length).replace(/^te(?=.{4})/, '')
    const base = irregularStem(rest)
    if (base) return [separable + base, base]
    const participle = participleBases(rest)
    if (participle.length > 0) return participle.map((one) => separable + one)
  }
  return [ruleStem(word), ...diminutives(word), ...participleBases(word), ...thirdPerson(word)]
}

function diminutives(word: string): string[] {
  const match = /^(.{2,})(et|t|p|k)?jes?$/.exec(word)
  const base = match?.[1]
  if (!match || !base) return []
  const middle = match[2] ?? ''
  if (middle === 'et') return [undouble(base), ruleStem(`${base}et`)]
  if (middle === 'p') return [ruleStem(base), ruleStem(`${base}p`)]
  if (middle === 'k') return [ruleStem(`${base}k`), `${base}ng`]
  return middle === 't' ? [ruleStem(`${base}t`), ruleStem(base)] : [ruleStem(base)]
}

function participleBases(word: string): string[] {
  const match = /^ge(.{3,}?)(d|t|en)?$/.exec(word)
  if (!match?.[1] || !match[2]) return []
  const whole = word.slice(2)
  return match[2] === 'en' ? [ruleStem(whole)] : [shorten(match[1]), shorten(whole)]
}

function thirdPerson(word: string): string[] {
  return /[^aeiou]t$|[aeou]{2}[^aeiou]t$/.test(word) && word.length > 4 && !/(?:cht|st)$/.test(word)
    ? [shorten(word.slice(0, -1))]
    : []
}

function ruleStem(word: string): string {
  let stem = word
  if (stem.length > 4 && (stem.endsWith('je') || stem.endsWith('jes')))
    stem = stem.replace(/(?:etjes?|(?<=[mn])pjes?|tjes?|jes?)$/, '')
  if (stem.endsWith('heden')) stem = `${stem.slice(0, -5)}heid`
  if (stem.length > 6 && /e[rln]en$/.test(stem)) return shorten(stem.slice(0, -2))
  if (stem.length > 8 && stem.endsWith('ingen')) stem = stem.slice(0, -2)
  if (stem.length > 5 && stem.endsWith('ing') && /[aeiouy]/.test(stem.slice(0, -3))) return shorten(stem.slice(0, -3))
  if (stem.length > 6 && (stem.endsWith('end') || stem.endsWith('ende'))) stem = stem.replace(/ende?$/, 'en')
  if (stem.length > 3 && stem.endsWith('en') && !/[aeo]en$/.test(stem)) stem = stem.slice(0, -2)
  else if (stem.length > 3 && stem.endsWith('e') && !/[ei]e$/.test(stem)) stem = stem.slice(0, -1)
  else if (
    stem.endsWith('s') &&
    /(?:el|er|en|em|or|ie|je|[^aeiou]e|eur|aar|oon|ck|nt|[^i]et|[lr]d|op|ip)s$/.test(stem) &&
    stem.length > 4
  )
    stem = stem.slice(0, -1)
  return shorten(stem)
}

// Letter by letter and not by pattern: the first question stems every word of the thesaurus.
function shorten(stem: string): string {
  let short = undouble(stem)
  if (short.endsWith('v')) short = `${short.slice(0, -1)}f`
  else if (short.endsWith('z')) short = `${short.slice(0, -1)}s`
  const last = short.length - 1
  const vowel = short.charAt(last - 1)
  const isLong = last > 1 && 'aeou'.includes(vowel) && short.charAt(last - 2) === vowel
  if (!isLong || isVowel(short.charAt(last)) || isVowel(short.charAt(last - 3))) return short
  return short.slice(0, last - 1) + short.charAt(last)
}

function isVowel(letter: string): boolean {
  return letter !== '' && 'aeiou'.includes(letter)
}

function undouble(stem: string): string {
  const last = stem.charAt(stem.length - 1)
  const isDouble = last !== '' && 'bcdfgklmnprstz'.includes(last) && stem.charAt(stem.length - 2) === last
  return isDouble ? stem.slice(0, -1) : stem
}
