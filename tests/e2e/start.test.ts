import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

let syvo: RunningSyvo
beforeAll(async () => {
  syvo = await startSyvo()
}, 300_000)
afterAll(() => syvo?.dispose())

const filesIn = (folder: string) => readdirSync(folder).sort()

it('a start runs no command: it makes no copy, migrates no second time and says nothing of either', async () => {
  const first = filesIn(syvo.dataDir)
  expect(first.filter((name) => !/^(control\.sock|database|lock|secrets-key)$/.test(name))).toEqual([])
  const { length } = syvo.output()
  await syvo.stop()
  await syvo.restart()
  expect(filesIn(syvo.dataDir)).toEqual(first)
  expect(syvo.output().slice(length)).toContain('Syvo staat klaar')
  expect(syvo.output()).not.toMatch(/kopie gemaakt|pg_dump|teruggezet|uitgevoerd:|de database (?:is|was al) bij/i)
  expect(syvo.output()).not.toMatch(/beheerders:|npm run admin --/i)
}, 300_000)
