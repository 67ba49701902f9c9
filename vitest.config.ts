import { defineConfig } from 'vitest/config'

const setupFiles = ['./tests/support/fail-on-console.ts']

/**
 * Tests in a process of their own, because files of `unit` share what they loaded: one plants a fault in a module, the other counts statements that
 * a process gives a name.
 */
const ISOLATED = ['tests/matrix/roles.test.ts', 'src/platform/database/pipelined-transaction.test.ts']

// `tooling` tests the project's own checks and `widget` the chat against a stand-in server, both without a database; `unit` runs everywhere,
// `browser-journeys` and `screens` drive Debian's Chromium, the second for what no engine changes and hence once, `faults` kills processes on purpose.
// The engine under the tests is chosen by SYVO_TEST_ENGINE (pglite or postgres); `npm test` runs the suites on both.
export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['tests/{e2e,screens,widget,faults,checks,ui-gallery}/**', 'bench/**', ...ISOLATED],
          setupFiles,
          isolate: false,
          globalSetup: ['./tests/support/embedded-snapshot.ts'],
          // A guard against hanging, not a measure: making an embedded database takes half a minute on a busy machine.
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: ISOLATED,
          setupFiles,
          globalSetup: ['./tests/support/embedded-snapshot.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-journeys',
          include: ['tests/e2e/**/*.test.ts'],
          setupFiles,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.ts'],
          setupFiles,
          maxConcurrency: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'widget',
          include: ['tests/widget/**/*.test.ts'],
          setupFiles,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'tooling',
          include: ['tests/{checks,ui-gallery}/**/*.test.ts', 'bench/**/*.test.ts'],
          setupFiles,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          setupFiles,
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
