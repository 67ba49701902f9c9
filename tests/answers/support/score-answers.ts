/** A labelled question of tests/support/sites/questions, described in the README there. */
export type LabelledQuestion = {
  id: string
  site: string
  question: string
  answerable: boolean
  facts?: string[][]
  page?: string
}

/** What one way of answering gave: the answer it would show if it had to, and how sure it is. */
export type Scored = { question: LabelledQuestion; score: number; answer: string }

/** Shares in whole percent at one threshold. */
export type Shares = { shown: number; wronglyRefused: number; rightlyRefused: number }

/** Tells whether an answer shows the facts: of every group at least one way of writing it. */
export function showsFacts(answer: string, facts: readonly string[][]): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFC')
      .replaceAll('\u00ad', '')
      .replace(/[\u2010\u2011]/g, '-')
      .replace(/\s+/g, ' ')
      .toLowerCase()
  return facts.every((group) => group.some((fact) => plain(answer).includes(plain(fact))))
}

/** Counts what visitors would have seen at a threshold. */
export function sharesAt(scored: readonly Scored[], threshold: number): Shares {
  const answerable = scored.filter(({ question }) => question.answerable)
  const others = scored.filter(({ question }) => !question.answerable)
  return {
    shown: percent(
      answerable.filter(({ score, answer, question }) => score >= threshold && showsFacts(answer, question.facts ?? []))
        .length,
      answerable.length,
    ),
    wronglyRefused: percent(answerable.filter(({ score }) => score < threshold).length, answerable.length),
    rightlyRefused: percent(others.filter(({ score }) => score < threshold).length, others.length),
  }
}

/** The most that a way of answering shows while it refuses at least this share of the questions out of scope. */
export function bestShownAtRefusal(scored: readonly Scored[], rightlyRefused: number): number {
  const thresholds = [...new Set(scored.map(({ score }) => score + 1e-9)), 0]
  const good = thresholds
    .map((threshold) => sharesAt(scored, threshold))
    .filter((shares) => shares.rightlyRefused >= rightlyRefused)
  return Math.max(0, ...good.map((shares) => shares.shown))
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole)
}
