import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from './engine.ts'
import {
  applyFunctionFiles,
  type FunctionFile,
  neverApplied,
  type RunScript,
  readFunctionFiles,
} from './function-files.ts'
import { MigrationError, reasonOf } from './migration-error.ts'

const LOCK_KEY = 7_105_110

/** The result of a migration: the names of the migrations that it applied, and of the files of functions, views and policies that it ran again. */
export interface Migrated {
  readonly migrations: string[]
  readonly functions: string[]
}

/**
 * Applies all missing migrations to a database and then the changed files of `functions` beside their folder. Safe to call from several processes at
 * once: one runs, the others wait and find nothing to do. Each migration is one transaction, run as the owner role; a changed checksum stops
 * everything with `MigrationError`. `appLogin` is the login role of the running product; null when it is the connecting one.
 */
export async function migrate(
  engine: Engine,
  options: { folder: string; appLogin: string | null; now: Date },
): Promise<Migrated> {
  const roles = await readFile(join(options.folder, '..', 'roles.sql'), 'utf8')
  const files = await readMigrations(options.folder)
  const functionFiles = await functionFilesOf(options.folder, files)
  return engine.session(async (run) => {
    await run(`select pg_advisory_lock(${LOCK_KEY})`)
    await run(roles)
    await grantRoles(() => run(bootstrapSql(options.appLogin)))
    const known = await appliedMigrations(run)
    const applied: string[] = []
    for (const file of files) {
      const before = known.get(file.name)
      if (before === file.checksum) continue
      if (before) throw new MigrationError(`Migration ${file.name} was changed after it ran.`)
      await applyMigration(run, file)
      applied.push(file.name)
    }
    const isNewer = [...known.keys()].some((name) => !files.some((file) => file.name === name))
    // Functions of a newer version stay in force, because its processes rely on them.
    const functions = isNewer ? [] : await applyFunctionFiles(run, functionFiles)
    await run(`set role syvo_service; ${partitionsSql(options.now)}; reset role`)
    await run(`reset role; select pg_advisory_unlock(${LOCK_KEY})`)
    return { migrations: applied, functions }
  })
}

// The codes for a membership that another session granted, and a row that it changed, at this moment.
const RACED = ['23505', 'XX000']

/**
 * Grants the role memberships and retries after a race: memberships belong to the whole server, and another database on it, with another lock, may
 * grant the same ones.
 */
async function grantRoles(grant: () => Promise<unknown>): Promise<void> {
  for (let triesLeft = 3; ; triesLeft--) {
    try {
      await grant()
      return
    } catch (error) {
      const isRaced = error instanceof Error && 'code' in error && RACED.includes(String(error.code))
      if (!isRaced || triesLeft === 0) throw error
    }
  }
}

/** The differences between a database and the migrations of this version; empty lists mean that it is up to date. */
export interface MigrationDifference {
  /** Not applied yet. */
  missing: string[]
  /** Applied with other content. */
  changed: string[]
  /** Applied by another, probably newer version. */
  unknown: string[]
  /** Files of functions that were never run as they stand here; with unknown migrations none, because a newer version has its own. */
  functions: string[]
}

/**
 * Compares the applied migrations with those in `folder` and changes nothing but the partitions of the coming months; it needs only the rights of the
 * running product. A database without our tables, or without rights for this login, misses everything.
 */
export async function compareMigrations(
  engine: Engine,
  options: { folder: string; now: Date },
): Promise<MigrationDifference> {
  const files = await readMigrations(options.folder)
  const functionFiles = await functionFilesOf(options.folder, files)
  return engine.session(async (run) => {
    const known = new Map((await appliedAsService(run)).map((row) => [row.name, row.checksum]))
    const own = new Set(files.map(({ name }) => name))
    const missing = files.flatMap(({ name }) => (known.has(name) ? [] : [name]))
    const changed = files.flatMap(({ name, checksum }) =>
      known.has(name) && known.get(name) !== checksum ? [name] : [],
    )
    const unknown = [...known.keys()].filter((name) => !own.has(name))
    const isUpToDate = missing.length + changed.length === 0
    const functions = isUpToDate && unknown.length === 0 ? await neverApplied(run, functionFiles) : []
    if (isUpToDate) await run(`set role syvo_service; ${partitionsSql(options.now)}; reset role`)
    return { missing, changed, unknown, functions }
  })
}

type Migration = { name: string; text: string; checksum: string }
type Applied = { name: string; checksum: string }

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

function functionFilesOf(folder: string, migrations: readonly Migration[]): Promise<FunctionFile[]> {
  return readFunctionFiles(join(folder, '..', 'functions'), migrations.at(-1)?.name ?? '')
}

/** Returns the applied migrations. It reads the catalogue first, which every login may read, because a missing role or table would fail. */
async function appliedAsService(run: RunScript): Promise<Applied[]> {
  const [found] = await run(`select exists (
    select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace, pg_roles r
    where n.nspname = 'app' and c.relname = 'migrations' and r.rolname = 'syvo_service' and pg_has_role(r.oid, 'member')) as present`)
  const present = (found?.[0] as { present: boolean } | undefined)?.present // the row's shape is in the query above
  if (!present) return []
  const results = await run('set role syvo_service; select name, checksum from app.migrations; reset role')
  return (results[1] ?? []) as Applied[] // the second statement of the script above
}

/** Returns the statement that creates the partitions from the month before to two months ahead, as UTC instants. */
function partitionsSql(now: Date): string {
  return `select app.ensure_partitions('${monthAt(now, -1)}', '${monthAt(now, 2)}')`
}

async function appliedMigrations(run: RunScript): Promise<Map<string, string>> {
  const [found] = await run(`select to_regclass('app.migrations') is not null as present`)
  const present = (found?.[0] as { present: boolean } | undefined)?.present // the row's shape is in the query above
  if (!present) return new Map()
  const results = await run(
    'set role syvo_owner; alter table app.migrations no force row level security; select name, checksum from app.migrations; alter table app.migrations force row level security; reset role',
  )
  const rows = (results[2] ?? []) as Applied[] // the third statement of the script above
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

async function applyMigration(run: RunScript, file: Migration): Promise<void> {
  const note = `alter table app.migrations no force row level security; insert into app.migrations (name, checksum) values ('${file.name}', '${file.checksum}'); alter table app.migrations force row level security;`
  try {
    await run(`begin; set local role syvo_owner; set local lock_timeout = '5s';\n${file.text}\n;${note} commit`)
  } catch (error) {
    await run('rollback').catch(() => {})
    throw new MigrationError(`Migration ${file.name} failed: ${reasonOf(error)}`, { cause: error })
  }
}

/**
 * Returns the SQL for schemas, ownership and memberships, which the connecting login must run itself because the owner role cannot. It changes
 * nothing that exists: even repeating a grant needs rights that the login of a later migration may not have.
 */
function bootstrapSql(appLogin: string | null): string {
  const login = appLogin === null ? 'current_user' : `'${appLogin.replaceAll("'", "''")}'`
  return `
    do $$
    declare
      v_login name := ${login};
      v_name text;
      -- From 16 on a membership need not carry the right to act as the role.
      v_right text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
    begin
      foreach v_name in array array['syvo_owner', 'syvo_service'] loop
        if not pg_has_role(current_user, v_name, v_right) then execute format('grant %I to %I', v_name, current_user); end if;
      end loop;
      if not pg_has_role('syvo_owner', 'syvo_service', v_right) then grant syvo_service to syvo_owner; end if;
      foreach v_name in array array['app', 'auth'] loop
        if to_regnamespace(v_name) is null then execute format('create schema %I authorization syvo_owner', v_name); end if;
      end loop;
      if not has_schema_privilege('syvo_service', 'app', 'usage') then grant usage on schema app to syvo_service; end if;
      foreach v_name in array array['syvo_anon', 'syvo_member', 'syvo_service', 'syvo_auth'] loop
        if not pg_has_role(v_login, v_name, v_right) then execute format('grant %I to %I', v_name, v_login); end if;
      end loop;
    end $$;
    create extension if not exists pg_trgm schema app;`
}

function monthAt(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString()
}
