const HOUR_MS = 3_600_000

/** The executions of one hour, counted by how they ended; `hour` is the start of the hour. */
interface CountedHour {
  readonly hour: string
  readonly completed: number
  readonly failed: number
  readonly blocked: number
}

/** A period with the number of executions that started in it and how many of them failed. */
export interface ErrorBlock {
  readonly fromMs: number
  readonly untilMs: number
  readonly executions: number
  readonly failed: number
}

/** The periods of the error chart: a day by the hour, a week by six hours. */
export const ERROR_RANGES = {
  day: { blocks: 24, hours: 1 },
  week: { blocks: 28, hours: 6 },
} as const

/** Returns the periods up to and including the hour of `now`, oldest first; a period without questions has no executions. */
export function errorBlocks(hours: readonly CountedHour[], now: Date, range: keyof typeof ERROR_RANGES): ErrorBlock[] {
  const { blocks, hours: width } = ERROR_RANGES[range]
  const endMs = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS
  return Array.from({ length: blocks }, (_, nth) => {
    const untilMs = endMs - (blocks - 1 - nth) * width * HOUR_MS
    const fromMs = untilMs - width * HOUR_MS
    const inside = hours.filter(({ hour }) => Date.parse(hour) >= fromMs && Date.parse(hour) < untilMs)
    return {
      fromMs,
      untilMs,
      executions: inside.reduce((sum, hour) => sum + hour.completed + hour.failed + hour.blocked, 0),
      failed: inside.reduce((sum, hour) => sum + hour.failed, 0),
    }
  })
}

/** Returns the share of executions that failed, between 0 and 1; 0 when there were none. */
export function errorShare({ executions, failed }: Pick<ErrorBlock, 'executions' | 'failed'>): number {
  return executions === 0 ? 0 : failed / executions
}
