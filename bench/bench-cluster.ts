import { createServer } from 'node:net'
import pg from 'pg'
import { startCluster } from '../scripts/postgres-cluster.ts'

export type BenchDatabase = {
  /** The connection of the application's login, which owns and inherits nothing. */
  url: string
  /** The connection of the superuser, for migrations and test data. */
  adminUrl: string
}

export type BenchCluster = { createDatabase(name: string): Promise<BenchDatabase>; stop(): Promise<void> }

/** Starts a throwaway PostgreSQL server, durable as in production, with the login of both sides. */
export async function startBenchCluster(): Promise<BenchCluster> {
  const cluster = await startCluster({ shared_buffers: '256MB' })
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await admin("create role syvo_login login noinherit password 'bench'")
  return {
    async createDatabase(name) {
      await admin(`create database ${name}`)
      const address = new URL(cluster.url)
      address.pathname = `/${name}`
      const adminUrl = address.href
      address.username = 'syvo_login'
      address.password = 'bench'
      return { url: address.href, adminUrl }
    },
    stop: () => cluster.stop(),
  }
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
