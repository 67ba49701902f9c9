const tokenPattern = /\d+(?:[.,]\d+)?|[a-z_]+|[^]/gi
const numberPattern = /^\d/
const wordPattern = /^[a-z_]/i
const calculationSigns = new Set([' ', '\t', '\n', '.', ',', '*', '+', ':', '-'])
const operatorWords = new Set(['keer', 'maal', 'plus', 'min'])
const operators = new Set(['x', '*', '+', '-', ':', ...operatorWords])

/** The position in a sum while reading it: in the calculation, after it, after its 'is', or after the word that asks for the outcome. */
type Stage = 'calculation' | 'closed' | 'equals' | 'asked'

/**
 * Returns true for a message that is only a sum ('reken uit: 12 x 3 is hoeveel?'). Reads the text once from left to right; a regular
 * expression for the same backtracks with the fifth power of the length.
 */
export function isArithmetic(text: string): boolean {
  const tokens = text.match(tokenPattern) ?? []
  const start = afterCore(tokens, afterOpening(tokens))
  if (start === null) return false
  let stage: Stage = 'calculation'
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at] ?? ''
    if (operatorWords.has(token) && !isNumber(tokens[at + 1] === ' ' ? tokens[at + 2] : tokens[at + 1])) return false
    const next = nextStage(stage, token)
    if (next === null) return false
    stage = next
  }
  return true
}

function isNumber(token: string | undefined): boolean {
  return token !== undefined && numberPattern.test(token)
}

/** Returns the position after signs and 'reken (eens) uit'. */
function afterOpening(tokens: readonly string[]): number {
  let at = skipSigns(tokens, 0)
  if (tokens[at] !== 'reken') return at
  at = tokens[at + 2] === 'eens' ? at + 4 : at + 2
  return tokens[at] === 'uit' ? skipSigns(tokens, at + 1) : -1
}

function skipSigns(tokens: readonly string[], from: number): number {
  let at = from
  while (at < tokens.length && !isNumber(tokens[at]) && !wordPattern.test(tokens[at] ?? '')) at++
  return at
}

/** Returns the position after `number operator number` at `from`, with at most one space on either side of the operator; null when there is none. */
function afterCore(tokens: readonly string[], from: number): number | null {
  if (!isNumber(tokens[from])) return null
  let at = tokens[from + 1] === ' ' ? from + 2 : from + 1
  if (tokens[at] === 'gedeeld' && tokens[at + 1] === ' ' && tokens[at + 2] === 'door') at += 3
  else if (operators.has(tokens[at] ?? '')) at += 1
  else return null
  if (tokens[at] === ' ') at += 1
  return isNumber(tokens[at]) ? at + 1 : null
}

function nextStage(stage: Stage, token: string): Stage | null {
  if (isNumber(token)) return stage === 'calculation' ? stage : null
  if (!wordPattern.test(token)) return stageAfterSign(stage, token)
  if (token === 'is') return stage === 'asked' ? null : 'equals'
  if (token === 'hoeveel' || token === 'wat') return stage === 'equals' ? 'asked' : null
  if (stage !== 'calculation') return null
  if (token === 'procent') return 'closed'
  return token === 'x' || operatorWords.has(token) ? stage : null
}

function stageAfterSign(stage: Stage, sign: string): Stage {
  if (stage !== 'calculation' && stage !== 'closed') return stage
  if (sign === '=') return 'equals'
  return calculationSigns.has(sign) ? stage : 'closed'
}
