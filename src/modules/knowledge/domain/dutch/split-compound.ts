/** A test whether a word is in use. */
export type KnowsWord = (word: string) => boolean

const shortest = 3
const links = ['', 's', 'en', 'n', 'e', 'er']
const neverHead = new Set([
  'ing',
  'heid',
  'lijk',
  'baar',
  'loos',
  'isch',
  'eren',
  'tje',
  'tjes',
  'age',
  'teit',
  'iteit',
  'aal',
  'ers',
  'end',
  'ende',
  'ste',
  'den',
  'ten',
  'der',
  'ter',
])

/**
 * Splits a compound into two known words ('bezorgkosten': bezorg and kosten), the longest head first; with `loose` one known half of at
 * least four letters is enough. Null when it is no compound.
 */
export function splitCompound(word: string, knows: KnowsWord, loose = false): [string, string] | null {
  if (word.length < 7 || /\d/.test(word)) return null
  let half: [string, string] | null = null
  for (let at = shortest; at <= word.length - shortest; at++) {
    const head = word.slice(at)
    if (neverHead.has(head) || !/[aeiouy]/.test(head)) continue
    const left = word.slice(0, at)
    const headKnown = knows(head)
    const modifier = modifierOf(left, knows)
    if (headKnown && modifier) return [modifier, head]
    if (loose && !half && headKnown && head.length >= 4 && left.length >= 4) half = [left, head]
    if (loose && !half && modifier && modifier.length >= 4 && head.length >= 5) half = [modifier, head]
  }
  return half
}

function modifierOf(left: string, knows: KnowsWord): string | null {
  for (const link of links) {
    if (link !== '' && !left.endsWith(link)) continue
    const base = left.slice(0, left.length - link.length)
    if (base.length >= shortest && knows(base)) return base
  }
  // 'bezorgkosten', 'parkeerplaats': the stem of a verb precedes the head.
  const verb = left.replace(/([aeou])\1([^aeiou])$/, '$1$2')
  return left.length >= 4 && (knows(`${left}en`) || knows(`${verb}en`)) ? left : null
}
