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
  // The door answers a moment before the start is done and says so.
  const starts = () => syvo.output().split('Syvo staat klaar').length - 1
  await expect.poll(starts, { timeout: 60_000 }).toBe(1)
  const first = filesIn(syvo.dataDir)
  expect(first.filter((name) => !/^(control\.sock|database|lock|secrets-key)$/.test(name))).toEqual([])
  await syvo.stop()
  await syvo.restart()
  await expect.poll(starts, { timeout: 60_000 }).toBe(2)
  expect(filesIn(syvo.dataDir)).toEqual(first)
  expect(syvo.output()).not.toMatch(/kopie gemaakt|pg_dump|teruggezet|uitgevoerd:|de database (?:is|was al) bij/i)
  expect(syvo.output()).not.toMatch(/beheerders:|npm run admin --/i)
}, 300_000)
