import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../..')
const CALL = /\blog\??\.(?:trace|debug|info|warn|error|fatal)\(\s*\{([^}]*)\}/g
/** Fields that a log line never carries: the words of an error, and personal input. */
const PERSONAL = /\.message\b|\.stack\b|\b(?:message|email|password|token|phone|question)\b/

it('no log call passes the words of an error, an address or a question', () => {
  const files = globSync('**/*.ts', { cwd: SRC }).filter((path) => !path.endsWith('.test.ts'))
  let calls = 0
  const found = files.flatMap((path) =>
    [...readFileSync(join(SRC, path), 'utf8').matchAll(CALL)].flatMap(([call, fields = '']) => {
      calls++
      return PERSONAL.test(fields) ? [`${path}: ${call}`] : []
    }),
  )
  expect(calls).toBeGreaterThan(20)
  expect(found).toEqual([])
})
