import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ANALYSIS_CPU_MS } from './understand-question.ts'

/** Asks the first real question in a process of its own, warmed up like a start. */
const FIRST_QUESTION = `
  const { warmUpAnalysis } = await import(${JSON.stringify(join(import.meta.dirname, 'warm-up.ts'))})
  const { openPageSearch } = await import(${JSON.stringify(join(import.meta.dirname, 'open-page-search.ts'))})
  warmUpAnalysis()
  let ended = 0
  const search = await openPageSearch([{ title: 'Eten', text: 'De keuken sluit om 21.00 uur. Honden zijn welkom op het terras.' }], () => ended++)
  const before = process.threadCpuUsage()
  const answers = []
  for (const question of ['Hoe laat sluit de keuken?', 'Mag ik mijn hond meenemen?']) answers.push((await search(question)).extractive?.answer ?? null)
  const { user, system } = process.threadCpuUsage(before)
  console.log(JSON.stringify({ ended, answers, cpuMs: (user + system) / 1000 }))`

it('the first questions of a cold process are answered within the ordinary deadline', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', FIRST_QUESTION], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const { cpuMs, ...asked } = JSON.parse(stdout)
  expect(cpuMs).toBeLessThan(ANALYSIS_CPU_MS / 2)
  expect(asked).toEqual({
    ended: 0,
    answers: [expect.stringContaining('21.00 uur'), expect.stringContaining('Honden zijn welkom')],
  })
}, 60_000)
