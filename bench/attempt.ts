import type { Row } from './result-row.ts'

/** Longer than any row takes. */
const PATIENCE_MS = 5 * 60_000

/** Longer than any group of rows takes, also the one that first inserts a million executions. */
export const GROUP_PATIENCE_MS = 45 * 60_000

/**
 * Returns the rows that `measure` returns. When it throws, or has not ended after `patienceMs`, returns one row that is not met and tells the error,
 * so that the other rows are still measured.
 */
export async function attempt(
  name: string,
  measure: () => Promise<readonly Row[]>,
  patienceMs = PATIENCE_MS,
): Promise<readonly Row[]> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not ended after ${patienceMs / 1000} s`)), patienceMs)
  })
  try {
    return await Promise.race([measure(), tooLong])
  } catch (error) {
    const firstWrong = error instanceof Error ? error.message : String(error)
    return [{ name, ours: 'failed', wrong: 1, firstWrong, target: 'measured', met: false }]
  } finally {
    clearTimeout(timer)
  }
}
