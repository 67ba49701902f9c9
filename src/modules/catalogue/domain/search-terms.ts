const TERMS_MAX = 8

/** Words without meaning of their own; left out of a search that has others. */
const STOP_WORDS = new Set(
  `aan al als bij dan dat de deze die dit een en er haar heb het hij hoe hun ik in is je jij jouw kan maar me met mijn naar niet nog of om onze
  ons ook op over te tot u uit uw van voor wat we wie wij wil zijn zo zoek`.split(/\s+/),
)

/** Returns the words of a search, each of which a bot must have; the first eight meaningful ones. */
export function searchTermsOf(search: string): string[] {
  // 'menu's' is searched as 'menu', which occurs in both.
  const written = search
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/(?<=.)['’]s$/i, ''))
  const words = [...new Set(written.filter(Boolean))]
  const telling = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()) && /[\p{L}\p{N}]/u.test(word))
  return (telling.length > 0 ? telling : words).slice(0, TERMS_MAX)
}
