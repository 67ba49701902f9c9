import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'

const service = { role: 'service' } as const
const INSERT = "insert into app.rate_counters (bucket, window_start, used) values ('afgebroken', now(), 1)"
const COUNT = "select count(*)::int as count from app.rate_counters where bucket = 'afgebroken'"

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('the commit of a transaction with a failed statement is an error, also when the failure was caught', async () => {
  const connection = await app.db.engine.acquire()
  try {
    await connection.begin(service)
    await connection.query(INSERT, [])
    await expect(connection.query('select 1 / 0', [])).rejects.toThrow('division by zero')
    await expect(connection.commit()).rejects.toThrow(/aborted|rolled back/)
  } finally {
    await connection.rollback()
    await app.db.engine.release(connection)
  }
  expect(await app.db.query(service, COUNT, [])).toEqual([{ count: 0 }])
})

it('a failure that a savepoint undid does not stop the commit', async () => {
  const connection = await app.db.engine.acquire()
  try {
    await connection.begin(service)
    await connection.query(INSERT, [])
    await connection.query('savepoint before', [])
    await expect(connection.query('select 1 / 0', [])).rejects.toThrow('division by zero')
    await connection.query('rollback to savepoint before', [])
    await connection.commit()
  } finally {
    await app.db.engine.release(connection)
  }
  expect(await app.db.query(service, COUNT, [])).toEqual([{ count: 1 }])
})
