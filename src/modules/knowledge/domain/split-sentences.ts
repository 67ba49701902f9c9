const abbreviations =
  /(?:^|[\s(])(?:o\.?a|bijv|bv|d\.?w\.?z|d\.?m\.?v|i\.?v\.?m|i\.?p\.?v|m\.?b\.?t|t\.?a\.?v|t\.?o\.?v|n\.?a\.?v|a\.?u\.?b|s\.?v\.?p|p\.?p|p\.?st|p\.?w|p\.?m|p\.?j|p\.?u|e\.?d|e\.?a|enz|etc|evt|ca|excl|incl|max|min|nr|nrs|tel|st|dhr|mevr|mw|dr|drs|ir|ing|mr|prof|art|blz|pag|vgl|resp|jl|aug|sept|okt|nov|dec|jan|feb|mrt|apr|jun|jul|ma|di|wo|do|vr|za|zo|no|vs|v|m|u|h|k|gem|div|onb|geb|afd|toestel|[A-Z])\.$/i

/**
 * Splits text into sentences with their offsets. A line break always ends a sentence; a full stop after a common Dutch abbreviation,
 * an initial or inside a number or address does not.
 */
export function splitSentences(text: string): { text: string; start: number; end: number }[] {
  const sentences: { text: string; start: number; end: number }[] = []
  const add = (from: number, to: number) => {
    const raw = text.slice(from, to)
    const trimmed = raw.trim()
    if (trimmed === '') return
    const start = from + raw.indexOf(trimmed)
    sentences.push({ text: trimmed, start, end: start + trimmed.length })
  }
  let from = 0
  for (const match of text.matchAll(/\n|(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s)/g)) {
    const end = match.index + match[0].length
    if (match[0] !== '\n' && !endsSentence(text, match[0], from, end)) continue
    add(from, end)
    from = end
  }
  add(from, text.length)
  return sentences
}

function endsSentence(text: string, mark: string, from: number, end: number): boolean {
  const after = text.slice(end).trimStart()
  if (after === '') return true
  // Only the mark is examined: searching the sentence so far for it at every full stop takes the square of its length.
  if (/^[a-zà-ÿ]/.test(after) && !/[!?]["'”’)\]]*$/.test(mark)) return false
  const before = text.slice(Math.max(from, end - 16), end)
  return !(before.endsWith('.') && abbreviations.test(before))
}
