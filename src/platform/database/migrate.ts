import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from './engine.ts'

const LOCK_KEY = 7_105_110

/** A migration that was changed after it ran, or that failed. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/**
 * Brings a database to the newest migration and answers the names that were applied. Safe to call from several processes at once: one
 * runs, the others wait and find nothing to do. Each file is one transaction, run as the owner role; a changed checksum stops everything.
 * `appLogin` is the login role that the running product uses; null when it is the connecting one.
 */
export async function migrate(
  engine: Engine,
  options: { folder: string; appLogin: string | null; now: Date },
): Promise<string[]> {
  const roles = await readFile(join(options.folder, '..', 'roles.sql'), 'utf8')
  const files = (await readdir(join(options.folder))).filter((name) => name.endsWith('.sql')).sort()
  return engine.session(async (run) => {
    await run(`select pg_advisory_lock(${LOCK_KEY})`)
    await run(roles)
    await run(bootstrapSql(options.appLogin))
    const known = await appliedMigrations(run)
    const applied: string[] = []
    for (const name of files) {
      const text = await readFile(join(options.folder, name), 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      const before = known.get(name)
      if (before === checksum) continue
      if (before) throw new MigrationError(`Migration ${name} was changed after it ran.`)
      await applyMigration(run, { name, text, checksum })
      applied.push(name)
    }
    await run(
      `set role syvo_service; select app.ensure_partitions('${monthAt(options.now, -1)}', '${monthAt(options.now, 2)}'); reset role`,
    )
    await run(`reset role; select pg_advisory_unlock(${LOCK_KEY})`)
    return applied
  })
}

type Run = (text: string) => Promise<unknown[][]>

async function appliedMigrations(run: Run): Promise<Map<string, string>> {
  const [found] = await run(`select to_regclass('app.migrations') is not null as present`)
  const present = (found?.[0] as { present: boolean } | undefined)?.present // the row's form is written one line up
  if (!present) return new Map()
  const results = await run(
    'set role syvo_owner; alter table app.migrations no force row level security; select name, checksum from app.migrations; alter table app.migrations force row level security; reset role',
  )
  const rows = (results[2] ?? []) as { name: string; checksum: string }[] // the third statement of the script above
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

async function applyMigration(run: Run, file: { name: string; text: string; checksum: string }): Promise<void> {
  const note = `alter table app.migrations no force row level security; insert into app.migrations (name, checksum) values ('${file.name}', '${file.checksum}'); alter table app.migrations force row level security;`
  try {
    await run(`begin; set local role syvo_owner; set local lock_timeout = '5s';\n${file.text}\n;${note} commit`)
  } catch (error) {
    await run('rollback').catch(() => {})
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`Migration ${file.name} failed: ${reason}`, { cause: error })
  }
}

/** Schemas, ownership and memberships: what the connecting login must do itself because the owner role cannot. */
function bootstrapSql(appLogin: string | null): string {
  const login = appLogin === null ? 'current_user' : `"${appLogin.replaceAll('"', '""')}"`
  return `
    do $$ begin
      if not pg_has_role(current_user, 'syvo_owner', 'member') then execute format('grant syvo_owner to %I', current_user); end if;
      if not pg_has_role(current_user, 'syvo_service', 'member') then execute format('grant syvo_service to %I', current_user); end if;
    end $$;
    do $$ begin
      if not pg_has_role('syvo_owner', 'syvo_service', 'member') then grant syvo_service to syvo_owner; end if;
    end $$;
    create schema if not exists app authorization syvo_owner;
    create schema if not exists auth authorization syvo_owner;
    create schema if not exists pgboss authorization syvo_owner;
    create extension if not exists pg_trgm schema app;
    grant usage on schema app to syvo_service;
    grant syvo_anon, syvo_member, syvo_service, syvo_auth to ${login};`
}

function monthAt(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString()
}
