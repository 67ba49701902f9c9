import { parseArgs } from 'node:util'

/** The parts of `npm test`, in the order in which they run. */
export const STAGES = ['check', 'tooling', 'unit', 'widget', 'screens', 'journeys', 'faults', 'ledger'] as const

/** The database engines of the suites. */
const ENGINES = ['pglite', 'postgres'] as const

/** A part of `npm test`. */
export type Stage = (typeof STAGES)[number]

/** A database engine of a suite. */
export type Engine = (typeof ENGINES)[number]

/** The stages, engines and test files of one run: all of them unless options choose a part. `filters` are parts of test file names. */
export type Plan = {
  readonly stages: readonly Stage[]
  readonly engines: readonly Engine[]
  readonly filters: readonly string[]
}

/** The project of vitest.config.ts that a stage runs; the other stages have none. */
export const PROJECT_OF: Readonly<Partial<Record<Stage, string>>> = {
  tooling: 'tooling',
  unit: 'unit*',
  widget: 'widget',
  screens: 'screens',
  journeys: 'browser-journeys',
  faults: 'faults',
}

/** The stages without a database; they run once. */
const WITHOUT_ENGINE: readonly Stage[] = ['tooling', 'widget']

/** The stages whose outcome does not depend on the engine; they run once, on PostgreSQL when it is among the engines. */
const ON_ONE_ENGINE: readonly Stage[] = ['screens']

/** The stages that mostly wait; they run on both engines at the same time. */
export const SIDE_BY_SIDE: readonly Stage[] = ['faults']

/** Parses `--only unit,check --engine pglite part-of-a-file-name`. Throws with a readable message on an unknown word. */
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

/** Returns the engine of each round of a stage; `undefined` is a round without a database. */
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
  if (unknown !== undefined) throw new Error(`unknown word '${unknown}' for ${option}; choose from ${all.join(', ')}`)
  return all.filter((one) => words.includes(one))
}
