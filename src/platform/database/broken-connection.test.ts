import { expect, it } from 'vitest'
import { createTestApp } from '../../../tests/support/create-test-app.ts'
import { createDatabase } from './database.ts'
import { createPostgresEngine } from './postgres-engine.ts'

const isPostgres = process.env.SYVO_TEST_ENGINE === 'postgres'

// An unhandled error ends the process, which the test runner reports as a failure by itself.
it.runIf(isPostgres)('a connection that the server ends fails the request that used it, and nothing else', async () => {
  const heard: Error[] = []
  const engine = createPostgresEngine({ url: adminUrl(), poolMax: 4, onError: (error) => heard.push(error) })
  const db = createDatabase(engine)
  const ending = 'select pg_terminate_backend(pg_backend_pid())'
  await expect(engine.statement(null, ending, [])).rejects.toThrow(/terminat|ECONNRESET/)
  const held = await engine.acquire()
  await expect(held.query(ending, [])).rejects.toThrow(/terminat|ECONNRESET/)
  await held.rollback()
  await engine.release(held)
  const whole = db.batch({ role: 'service' }, [
    { text: 'select 1', values: [] },
    { text: ending, values: [] },
    { text: 'select 2', values: [] },
  ])
  await expect(whole).rejects.toThrow(/terminat|ECONNRESET/)
  expect(heard.length).toBeGreaterThan(0)
  expect((await engine.statement(null, 'select 1 as one', [])).rows).toEqual([{ one: 1 }])
  await engine.close()
})

it('a channel stays subscribed after another request was rolled back', async () => {
  const app = await createTestApp()
  const heard: string[] = []
  let stop = async () => {}
  const undone = app.db.as({ role: 'service' }, async () => {
    const listening = app.db.listen('proef', (payload) => heard.push(payload)).then((end) => (stop = end))
    listening.catch(() => {})
    throw new Error('terug')
  })
  await expect(undone).rejects.toThrow('terug')
  await expect
    .poll(async () => {
      await app.db.query({ role: 'service' }, "select pg_notify('proef', 'hoi')", [])
      return heard[0]
    })
    .toBe('hoi')
  await stop()
  await app.close()
})

function adminUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is not set')
  return url
}
