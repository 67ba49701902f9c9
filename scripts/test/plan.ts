import { parseArgs } from 'node:util'

/** The parts of `npm test`, in the order in which they run. */
export const STAGES = ['check', 'tooling', 'unit', 'widget', 'screens', 'journeys', 'faults', 'ledger'] as const

/** The engines under the suites. */
const ENGINES = ['pglite', 'postgres'] as const

/** A part of `npm test`. */
export type Stage = (typeof STAGES)[number]

/** A database engine under a suite. */
export type Engine = (typeof ENGINES)[number]

/** What to run: everything unless the caller chose. `filters` are parts of test file names. */
export type Plan = {
  readonly stages: readonly Stage[]
  readonly engines: readonly Engine[]
  readonly filters: readonly string[]
}

/** Which project of vitest.config.ts a stage runs; the other stages have none. */
export const PROJECT_OF: Readonly<Partial<Record<Stage, string>>> = {
  tooling: 'tooling',
  unit: 'unit*',
  widget: 'widget',
  screens: 'screens',
  journeys: 'browser-journeys',
  faults: 'faults',
}

/** The stages that no database stands under; they run once. */
const WITHOUT_ENGINE: readonly Stage[] = ['tooling', 'widget']

/** The stages whose outcome no engine changes; they run once, on the engine that starts soonest. */
const ON_ONE_ENGINE: readonly Stage[] = ['screens']

/** The stages that mostly wait, so that their engines run at the same time. */
export const SIDE_BY_SIDE: readonly Stage[] = ['faults']

/** Reads `--only unit,check --engine pglite part-of-a-file-name`; throws with a clear line on a word that is not known. */
export function readPlan(words: readonly string[]): Plan {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true }, engine: { type: 'string', multiple: true } },
  })
  return {
    stages: choose(STAGES, values.only, '--only'),
    engines: choose(ENGINES, values.engine, '--engine'),
    filters: positionals,
  }
}

/** What a stage runs on, round by round; a round on nothing is `undefined`. */
export function roundsOf(stage: Stage, engines: readonly Engine[]): readonly (Engine | undefined)[] {
  if (WITHOUT_ENGINE.includes(stage)) return [undefined]
  if (ON_ONE_ENGINE.includes(stage)) return engines.includes('postgres') ? ['postgres'] : engines.slice(0, 1)
  return engines
}

function choose<T extends string>(
  all: readonly T[],
  given: readonly string[] | undefined,
  option: string,
): readonly T[] {
  if (!given) return all
  const words = given.flatMap((one) => one.split(','))
  const unknown = words.find((word) => !all.some((one) => one === word))
  if (unknown !== undefined) throw new Error(`${option} kent '${unknown}' niet; kies uit ${all.join(', ')}`)
  return all.filter((one) => words.includes(one))
}
