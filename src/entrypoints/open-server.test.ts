import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '#platform/config/settings.ts'
import { createLog } from '#platform/log/log.ts'
import { CommandRefused } from './explain-failure.ts'
import { migrateServer, openEngine } from './open-engine.ts'

const log = createLog({ level: 'silent', pretty: false })
const database = `syvo_open_${randomBytes(6).toString('hex')}`
/** Runs the app and owns nothing. */
const app = `${database}_app`
/** Migrates this database and has no right to create roles. */
const owner = `${database}_owner`

const urlOf = (login?: string) => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${database}`
  if (login !== undefined) [url.username, url.password] = [login, 'test']
  return url.href
}
const settings = (more: Record<string, string> = {}) => readSettings({ DATABASE_URL: urlOf(app), ...more })
const migrateAs = (login?: string) => migrateServer(settings({ MIGRATE_DATABASE_URL: urlOf(login) }), () => {})

async function asAdmin(text: string, url = process.env.TEST_DATABASE_URL): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** Returns why a start with only the app's login is refused; null when it starts. */
async function refusal(): Promise<string | null> {
  try {
    const opened = await openEngine(settings(), log)
    await opened.engine.close()
    return null
  } catch (error) {
    if (error instanceof CommandRefused) return error.message
    throw error
  }
}

describe.runIf(process.env.SYVO_TEST_ENGINE === 'postgres')(
  'a start on a server with a login that owns nothing',
  () => {
    beforeEach(async () => {
      await asAdmin(`create role ${app} login noinherit password 'test'`)
      await asAdmin(`create role ${owner} login nocreaterole password 'test'`)
      await asAdmin(`create database ${database} owner ${owner}`)
    })
    afterEach(async () => {
      await asAdmin(`drop database if exists ${database} with (force)`)
      for (const login of [app, owner]) await asAdmin(`drop role ${login}`)
    })

    it('is refused on an empty database with the command to run', async () => {
      expect(await refusal()).toMatch(
        /^De database is niet bij: \d+ migraties wachten .*Draai eerst npm run migrate met/,
      )
    })

    it('needs nothing once the owner migrated, creates the coming months, and reports pending migrations', async () => {
      expect((await migrateAs()).migrations).not.toEqual([])
      const now = new Date()
      const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString()
      const partition = `app.messages_${next.slice(0, 7).replace('-', '_')}`
      await asAdmin(`drop table ${partition}`, urlOf())
      expect(await refusal()).toBeNull()
      await asAdmin(`select 1 from ${partition}`, urlOf())
      await asAdmin(`delete from app.migrations where name like '0030%'`, urlOf())
      expect(await refusal()).toBe(
        'De database is niet bij: 1 migratie wacht (0030-jobs-and-lead-mail.sql). Draai eerst npm run migrate met de verbinding van de eigenaar in MIGRATE_DATABASE_URL en start daarna opnieuw.',
      )
      await asAdmin(`update app.migrations set checksum = 'anders' where name like '0002%'`, urlOf())
      expect(await refusal()).toMatch(/^De database is gemigreerd met een andere versie van 0002-auth\.sql\./)
    })

    it('is refused while a file of functions never ran, and continues beside one that was replaced since', async () => {
      await migrateAs()
      await asAdmin(
        `update app.function_files set checksum = 'anders' where name = 'runtime/begin_execution.sql'`,
        urlOf(),
      )
      expect(await refusal()).toMatch(
        /^De functies in de database zijn niet bij \(runtime\/begin_execution\.sql\)\. Draai eerst npm run migrate met/,
      )
      await migrateAs()
      await asAdmin(
        `update app.function_files set is_current = false where name = 'runtime/begin_execution.sql' and checksum <> 'anders';
         update app.function_files set is_current = true where checksum = 'anders'`,
        urlOf(),
      )
      expect(await refusal()).toBeNull()
    })

    it('continues beside a newer version that already migrated', async () => {
      await migrateAs()
      await asAdmin(`insert into app.migrations (name, checksum) values ('9999-later.sql', 'x')`, urlOf())
      expect(await refusal()).toBeNull()
    })

    it('migrates with an owner who may not create roles, once the roles and its memberships exist', async () => {
      await migrateAs() // by the administrator, who makes the roles of the cluster
      await asAdmin(`grant syvo_owner, syvo_service to ${owner}`)
      expect(await migrateAs(owner)).toEqual({ migrations: [], functions: [] })
      await asAdmin(`drop database ${database} with (force)`)
      await asAdmin(`create database ${database} owner ${owner}`)
      // The grants to the app's login belong to the cluster and stay.
      expect((await migrateAs(owner)).migrations).not.toEqual([])
      expect(await refusal()).toBeNull()
    })
  },
)
