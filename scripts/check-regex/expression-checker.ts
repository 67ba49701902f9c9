import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { check } from 'recheck'
import type { Attack } from './attack-string.ts'

/** The verdict on an expression. Safe means linear; otherwise `says` names the reason, with the attack when the checker found one. */
export type Verdict = { readonly isSafe: boolean; readonly says: string; readonly attack?: Attack }

/** Checks expressions and remembers the safe ones. */
export type ExpressionChecker = { analyze(expression: RegExp): Promise<Verdict>; save(): void }

const TIMEOUT_MS = 20_000
/** The version of the checker; another version checks everything again. */
const CHECKER = 'recheck 4.5.0'

/** Opens the list of safe expressions at `path`; `isFresh` ignores it. The list holds only safe verdicts, each as the hash of its expression. */
export function openExpressionChecker(path: string, isFresh = false): ExpressionChecker {
  const known = isFresh ? new Set<string>() : readHashes(path)
  const used = new Set<string>()
  return {
    async analyze(expression) {
      const hash = hashOf(expression)
      if (known.has(hash)) {
        used.add(hash)
        return { isSafe: true, says: 'safe' }
      }
      const verdict = await ask(expression)
      if (verdict.isSafe) used.add(hash)
      return verdict
    },
    save() {
      mkdirSync(dirname(path), { recursive: true })
      const text = JSON.stringify({ checker: CHECKER, safe: [...used].sort() }, null, 2)
      writeFileSync(path, `${text}\n`)
    },
  }
}

async function ask({ source, flags }: RegExp): Promise<Verdict> {
  const found = await check(source, flags.replaceAll(/[dv]/g, ''), { timeout: TIMEOUT_MS })
  if (found.status === 'safe') return { isSafe: true, says: found.complexity.summary }
  if (found.status === 'unknown') return { isSafe: false, says: `cannot be checked (${found.error.kind})` }
  const { pumps, suffix } = found.attack
  const attack = { pumps: pumps.map(({ prefix, pump }) => [prefix, pump] as const), suffix }
  return { isSafe: false, says: found.complexity.summary, attack }
}

function hashOf(expression: RegExp): string {
  return createHash('sha256')
    .update(`${CHECKER} ${String(expression)}`)
    .digest('hex')
    .slice(0, 20)
}

function readHashes(path: string): Set<string> {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set()
    throw error
  }
  const parsed: unknown = JSON.parse(text)
  const safe = typeof parsed === 'object' && parsed !== null && 'safe' in parsed ? parsed.safe : []
  return new Set(Array.isArray(safe) ? safe.filter((one) => typeof one === 'string') : [])
}

/** Returns the path of a project's list of safe expressions. */
export function memoryOf(root: string): string {
  return join(root, 'scripts/check-regex/safe.json')
}
