import type { TestApp } from './create-test-app.ts'
import { IS_FULL } from './suite-size.ts'

const DAY_MS = 86_400_000
/** Every nightly job runs once for each step, on the embedded engine for a tenth of a second. */
const STEP_DAYS = IS_FULL ? 1 : 3

/**
 * Lets days go by with everything that happens on them: one after another in the sweep, and three at a time in CI, as after a weekend without power.
 * `before` runs before the work of each step.
 */
export async function letDaysPass(app: TestApp, days: number, before?: () => void): Promise<void> {
  for (let left = days; left > 0; left -= STEP_DAYS) {
    app.clock.advanceMs(Math.min(left, STEP_DAYS) * DAY_MS)
    before?.()
    await app.background.tick()
  }
}
