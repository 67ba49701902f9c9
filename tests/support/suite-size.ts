/** Whether this run is of the sweep (`npm run sweep`), which tests at full size. */
export const IS_FULL = process.env.SYVO_TEST_SIZE === 'full'

const isServer = process.env.SYVO_TEST_ENGINE === 'postgres'

/**
 * How many of something this run has: `sample`, or in the sweep `full`. The embedded engine has one connection and takes three times as long; where
 * the same rule is proven at full size on a server, `embedded` says what is enough of it there in the sweep.
 */
export function sizeOf(sizes: { readonly sample: number; readonly full: number; readonly embedded?: number }): number {
  if (!IS_FULL) return sizes.sample
  return isServer ? sizes.full : (sizes.embedded ?? sizes.full)
}
