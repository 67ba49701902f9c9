/** One run of text on a PDF page, with its left edge, baseline (from below), width and letter height in points. */
export type PdfRun = { text: string; x: number; y: number; width: number; height: number }

/** One line of a PDF page in reading order; `height` is that of its tallest run. */
export type PdfLine = { text: string; height: number; gapAbove: number }

/**
 * Groups the runs of one page into lines from top to bottom; a page in two columns is read column by column. A price far to the right
 * stays on the line of its dish, leader dots are removed.
 */
export function toPdfLines(runs: readonly PdfRun[]): PdfLine[] {
  const readable = runs.filter((run) => run.text.trim() !== '' && Number.isFinite(run.x + run.y))
  const gutter = findGutter(readable)
  if (gutter === null) return linesOf(readable)
  const isLeft = (run: PdfRun) => run.x + run.width / 2 < gutter
  return [...linesOf(readable.filter(isLeft)), ...linesOf(readable.filter((run) => !isLeft(run)))]
}

function linesOf(runs: PdfRun[]): PdfLine[] {
  const rows: PdfRun[][] = []
  for (const run of [...runs].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(first.y - run.y) < Math.max(2, run.height * 0.45)) row.push(run)
    else rows.push([run])
  }
  let above: number | undefined
  return rows.map((row) => {
    const y = row[0]?.y ?? 0
    const line = {
      text: joinRuns(row.sort((a, b) => a.x - b.x)),
      height: row.reduce((tallest, run) => Math.max(tallest, run.height), 0),
      gapAbove: above === undefined ? 0 : above - y,
    }
    above = y
    return line
  })
}

function joinRuns(row: PdfRun[]): string {
  let text = ''
  let end = Number.NEGATIVE_INFINITY
  for (const run of row) {
    if (text !== '' && run.x - end > Math.max(1, run.height * 0.15)) text += ' '
    text += run.text
    end = run.x + run.width
  }
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?[.·…_](?: ?[.·…_]){2,} ?/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

// A gutter is a vertical strip near the middle that no run crosses, with running text (not only prices) on both sides.
function findGutter(runs: PdfRun[]): number | null {
  if (runs.length < 12) return null
  const left = runs.reduce((edge, run) => Math.min(edge, run.x), Number.POSITIVE_INFINITY)
  const right = runs.reduce((edge, run) => Math.max(edge, run.x + run.width), Number.NEGATIVE_INFINITY)
  const width = right - left
  for (let percent = 40; percent <= 60; percent++) {
    const at = left + (width * percent) / 100
    const crossing = runs.filter((run) => run.x < at - 3 && run.x + run.width > at + 3)
    if (crossing.length > runs.length * 0.06) continue
    const beyond = runs.filter((run) => run.x >= at - 3)
    const words = beyond.filter((run) => /\p{L}{3}/u.test(run.text))
    if (
      beyond.length > runs.length * 0.25 &&
      words.length > beyond.length * 0.6 &&
      beyond.some((run) => run.text.length > 12)
    )
      return at
  }
  return null
}
