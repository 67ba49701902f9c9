import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { claimsWithoutEvidence } from '../src/modules/catalogue/domain/claims.ts'
import { printTotals, type Totals } from './totals.ts'

/** A tool that passes or fails the whole code. */
export type Gate = { readonly name: string; readonly says: string; readonly command: readonly string[] }

/** The outcome of a gate, with the output of its tool. */
export type GateResult = {
  readonly gate: Gate
  readonly passed: boolean
  readonly seconds: number
  readonly output: string
}

/** Returns all gates of `npm run check` for the project at `root`, quickest first. */
export function gatesOf(root: string): Gate[] {
  const bin = (path: string): string => join(root, 'node_modules', path)
  return [
    {
      name: 'shape',
      says: 'the rules of the architecture',
      command: [join(root, 'scripts/check-architecture.ts'), root],
    },
    {
      name: 'format',
      says: 'formatting (biome)',
      command: [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--max-diagnostics=20', root],
    },
    {
      name: 'types',
      says: 'types (TypeScript)',
      command: [bin('typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', join(root, 'tsconfig.json')],
    },
    {
      name: 'lint',
      says: 'lint rules (oxlint, type-aware)',
      command: [
        bin('oxlint/bin/oxlint'),
        '--type-aware',
        '--deny-warnings',
        '--report-unused-disable-directives-severity=error',
        '-f',
        'unix',
        '.',
      ],
    },
    {
      name: 'patterns',
      says: 'no regular expression backtracks (recheck)',
      command: [join(root, 'scripts/check-regex.ts'), root],
    },
    { name: 'unused', says: 'nothing unused (knip)', command: [bin('knip/bin/knip.js'), '--no-progress'] },
    {
      name: 'weight',
      says: 'page weight of the public pages (brotli)',
      command: [join(root, 'scripts/page-weight.ts')],
    },
  ]
}

/** Runs one gate in `root`; a tool that cannot start fails. */
export function runGate(gate: Gate, root: string): Promise<GateResult> {
  const startedAt = Date.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, gate.command, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    let output = ''
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8')
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const finish = (passed: boolean): void =>
      resolve({ gate, passed, seconds: (Date.now() - startedAt) / 1000, output })
    child.on('error', (error) => {
      output += error.message
      finish(false)
    })
    child.on('close', (code) => finish(code === 0))
  })
}

/** Runs the gates in order, prints a line for each plus the output of failing ones, and returns the counts. */
export async function check(root: string): Promise<Totals> {
  const totals = { passed: 0, failed: 0 }
  for (const gate of gatesOf(root)) {
    const result = await runGate(gate, root)
    totals[result.passed ? 'passed' : 'failed'] += 1
    console.log(`${result.passed ? '✓' : '✗'} ${gate.name}: ${gate.says} (${result.seconds.toFixed(1)} s)`)
    if (!result.passed) console.log(result.output.trimEnd().replaceAll(/^/gm, '    '))
  }
  for (const line of claimLines()) console.log(line)
  return totals
}

/** Returns a line per claim of the product that has no evidence yet; each needs it before launch (AMB-019). */
function claimLines(): string[] {
  return claimsWithoutEvidence().map(
    ({ figure, text }) => `! claim without evidence, needed before launch: ${`${figure} ${text}`.trim()}`,
  )
}

if (import.meta.main) process.exitCode = printTotals(await check(join(import.meta.dirname, '..')))
