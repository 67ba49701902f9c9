import { settingsFromEnvironment } from '#platform/config/environment.ts'
import type { Settings } from '#platform/config/settings.ts'
import type { Migrated } from '#platform/database/migrate.ts'
import { describeError } from '#platform/log/describe-error.ts'
import { createLog } from '#platform/log/log.ts'
import { CommandRefused, explainFailure } from './explain-failure.ts'
import { migrateServer, openEngine } from './open-engine.ts'
import { runCommand } from './run-command.ts'

/** `npm run migrate`: migrates the database of the settings to the newest migration and prints what was applied. Returns the exit code. */
export async function runMigrate(settings: Settings, say: (line: string) => void): Promise<number> {
  const { migrations, functions } = await migrateAny(settings, say).catch((error: unknown) => {
    if (explainFailure(error) !== null) throw error
    // Whatever a server answers, the operator gets its message rather than our stack trace.
    throw new CommandRefused(`De migratie is mislukt: ${describeError(error)}`)
  })
  for (const name of migrations) say(`Uitgevoerd: ${name}`)
  for (const name of functions) say(`In werking: ${name}`)
  say(
    migrations.length + functions.length === 0
      ? 'De database was al bij: er viel niets te migreren.'
      : `De database is bij: ${migrations.length} ${migrations.length === 1 ? 'migratie' : 'migraties'} uitgevoerd, ${functions.length} ${functions.length === 1 ? 'bestand' : 'bestanden'} met functies in werking gesteld.`,
  )
  return 0
}

async function migrateAny(settings: Settings, say: (line: string) => void): Promise<Migrated> {
  if (settings.DATABASE_URL !== undefined) return migrateServer(settings, () => {})
  const log = createLog({ level: 'warn', pretty: false })
  const { engine, applied, release } = await openEngine(settings, log, () =>
    say('De ingebouwde database wordt gemaakt; dat duurt de eerste keer tot een minuut…'),
  )
  await engine.close()
  await release()
  return applied
}

if (import.meta.main) await runCommand((_, say) => runMigrate(settingsFromEnvironment(), say))
