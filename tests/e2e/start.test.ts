import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const run = promisify(execFile)
/** Blocks every development package in a process, like a server without them. */
const WITHOUT_TOOLS = join(import.meta.dirname, '../support/block-dev-packages.mjs')

let syvo: RunningSyvo
beforeAll(async () => {
  syvo = await startSyvo({ NODE_OPTIONS: `--import=${WITHOUT_TOOLS}` }, { begins: 'empty' })
}, 300_000)
afterAll(() => syvo?.dispose())

const filesIn = (folder: string) => readdirSync(folder).sort()

it('a start runs no command: it makes no copy, migrates no second time and mentions neither', async () => {
  // The endpoint answers a moment before the start is done and reports it.
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

it('a start, its pages and the commands beside it load no development package', async () => {
  const load = (name: string) => run(process.execPath, [`--import=${WITHOUT_TOOLS}`, '-e', `import('${name}')`])
  await expect(load('vitest/node')).rejects.toThrow('is a package for development')
  await expect(load('zod')).resolves.toBeDefined()
  const pages = await Promise.all(['/', '/bots', '/pricing'].map((path) => fetch(syvo.url + path)))
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const command of ['admin', 'backup', 'migrate'])
    await load(join(import.meta.dirname, `../../src/entrypoints/${command}.ts`))
  expect(syvo.output()).not.toContain('is a package for development')
}, 120_000)

// A service manager signals every process of the service, and the command that started this one forwards its own signal.
it('a stop that is requested twice still lets a running request finish', async () => {
  const { port } = new URL(syvo.url)
  const body = '{"email":"niemand@bedrijf.example","password":"een-lang-wachtwoord"}'
  const socket = connect({ port: Number(port), host: '127.0.0.1' })
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  const ended = new Promise((resolve) => socket.once('close', resolve).on('error', resolve))
  socket.write(
    `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\nconnection: close\r\nexpect: 100-continue\r\n\r\n`,
  )
  await expect.poll(() => answer).toContain('100 Continue')
  process.kill(syvo.pid, 'SIGTERM')
  // On a connection that stays open a server continues to answer.
  const isListening = () =>
    fetch(syvo.url, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
  await expect.poll(isListening, { timeout: 20_000 }).toBe(false)
  process.kill(syvo.pid, 'SIGTERM')
  socket.write(body)
  await ended
  expect(answer).toContain('HTTP/1.1 400')
}, 60_000)
