import { normalizeToken, RUDE_FILLER } from './dialogue-words.ts'

const TOKEN = /[\p{L}\p{N}]+/gu

/** Swear words without a meaning for the search: no page is about them. */
const SWEARING: ReadonlySet<string> = new Set(
  `godver godverdomme godverdorie godsamme godskolere gvd verdomme verdorie potverdorie potverdomme potver jezus kut kutzooi kutding kutsite kutbot klote klotezooi
  kloteding klotebot klotesite klootzak klootzakken fuck fucking fucken shit shitzooi wtf ffs damn tering teringzooi tyfus tyfuszooi tiefus kolere kolerezooi kankerzooi
  hufters hufter kutservice rotzooi bagger`
    .split(/\s+/)
    .map(normalizeToken),
)

/**
 * Returns a message without its swear words, for the search: 'godverdomme, waar blijft mijn pakket' asks where a parcel is. A part between commas
 * with only swear words is dropped whole. A message without any, or with nothing else, stays unchanged.
 */
export function removeProfanity(text: string): string {
  const tokens = text.match(TOKEN) ?? []
  if (!tokens.some(isSwearing)) return text
  const left = (text.match(/[^,.!?;:\n]+[,.!?;:\n]?/g) ?? []).map(cleanPart).join(' ')
  const cleaned = left
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,.!;:]{1,20}/, '')
    .trim()
  return /\p{L}/u.test(cleaned) ? cleaned : text
}

function cleanPart(part: string): string {
  const tokens = part.match(TOKEN) ?? []
  if (!tokens.some(isSwearing)) return part
  const rest = tokens.filter((token) => !isSwearing(token))
  if (rest.every((token) => RUDE_FILLER.has(normalizeToken(token)))) return ''
  return part.replace(TOKEN, (token) => (isSwearing(token) ? '' : token))
}

function isSwearing(token: string): boolean {
  return SWEARING.has(normalizeToken(token))
}
