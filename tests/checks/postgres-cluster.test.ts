import pg from 'pg'
import { expect, test } from 'vitest'
import { startCluster } from '../../scripts/postgres-cluster.ts'

test('the throwaway PostgreSQL server is durable, stems Dutch, applies its settings and ends at stop', async () => {
  const cluster = await startCluster({ max_connections: '37' })
  const client = new pg.Client(cluster.url)
  // The server closes this connection when it stops; that is no error of the test.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(
    "select current_setting('fsync') fsync, current_setting('max_connections') connections, to_tsvector('dutch', 'de fietsen')::text words",
  )
  expect(rows).toEqual([{ fsync: 'on', connections: '37', words: "'fiets':2" }])
  await client.end()
  await cluster.stop()
  await expect(new pg.Client(cluster.url).connect()).rejects.toThrow('ECONNREFUSED')
  expect(() => process.kill(cluster.pid, 0)).toThrow('ESRCH')
}, 120_000)
