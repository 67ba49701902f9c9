import { defineConfig } from 'vitest/config'

const setupFiles = ['./tests/support/fail-on-console.ts']

/**
 * Tests in a process of their own, because files of `unit` share loaded modules: one plants a fault in a module, the other counts prepared
 * statements per process.
 */
const ISOLATED = ['tests/matrix/roles.test.ts', 'src/platform/database/pipelined-transaction.test.ts']

// `tooling` tests the project's checks and `widget` the chat against a fake server, both without a database. `unit` runs without a browser;
// `browser-journeys` and `screens` run in Debian's Chromium, `screens` on one engine only; `faults` kills processes on purpose.
// SYVO_TEST_ENGINE (pglite or postgres) chooses the engine; `npm test` runs the suites on both.
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
          // Stops hanging tests only: creating an embedded database takes half a minute on a busy machine.
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
          globalSetup: ['./tests/support/prepared-syvo.ts'],
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
          globalSetup: ['./tests/support/prepared-syvo.ts'],
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
