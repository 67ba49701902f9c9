/** Returns the headings of the three passages nearest to a question, each once; a refusal shows them to the bot's owner. */
export function nearestPassagesOf(passages: readonly { title: string; heading: string }[]): string[] {
  const names = passages.map(({ heading, title }) => (heading || title).trim()).filter((name) => name !== '')
  return [...new Set(names)].slice(0, 3)
}
