import { parseArgs } from 'node:util'

export type BenchOptions = {
  /** Measured seconds per round and side, after the warm-up. */
  seconds: number
  warmupSeconds: number
  /** Alternating rounds per row; each measures the product, then the floor. */
  rounds: number
  memorySeconds: number
  lastExecutionRounds: number
  /** Measures only rows whose name contains this text. */
  only: string
  /** Measures a second floor instead of the product, which shows the noise of the bench itself. */
  self: boolean
  engines: readonly ('postgres' | 'embedded')[]
}

const full = { seconds: 8, warmupSeconds: 2, rounds: 3, memorySeconds: 60, lastExecutionRounds: 200 }
const quick = { seconds: 2, warmupSeconds: 1, rounds: 1, memorySeconds: 5, lastExecutionRounds: 10 }

/** Parses the command line; `--quick` is small enough for CI, and an option sets each number. Throws on an invalid number. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      self: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      engine: { type: 'string' },
      seconds: { type: 'string' },
      rounds: { type: 'string' },
      'memory-seconds': { type: 'string' },
      'last-execution-rounds': { type: 'string' },
    },
  })
  const preset = values.quick ? quick : full
  return {
    seconds: readNumber('seconds', values.seconds, preset.seconds),
    warmupSeconds: preset.warmupSeconds,
    rounds: readNumber('rounds', values.rounds, preset.rounds),
    memorySeconds: readNumber('memory-seconds', values['memory-seconds'], preset.memorySeconds),
    lastExecutionRounds: readNumber(
      'last-execution-rounds',
      values['last-execution-rounds'],
      preset.lastExecutionRounds,
    ),
    only: values.only,
    self: values.self,
    engines: values.engine === 'postgres' || values.engine === 'embedded' ? [values.engine] : ['postgres', 'embedded'],
  }
}

function readNumber(name: string, text: string | undefined, preset: number): number {
  const value = text === undefined ? preset : Number(text)
  if (!(value > 0)) throw new Error(`--${name} must be a number above 0`)
  return value
}
