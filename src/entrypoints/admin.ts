import { systemClock } from '#platform/clock/clock.ts'
import { settingsFromEnvironment } from '#platform/config/environment.ts'
import type { Settings } from '#platform/config/settings.ts'
import { createDatabase } from '#platform/database/database.ts'
import { createLog } from '#platform/log/log.ts'
import { loadKeys } from '#platform/secrets/keys.ts'
import { ADMIN_HELP, adminCommand } from './admin-commands.ts'
import { CommandRefused } from './explain-failure.ts'
import { databaseFolder, hasEmbeddedDatabase, openAsItIs } from './open-engine.ts'
import { openProvider } from './payments.ts'
import { runCommand } from './run-command.ts'
import { sendToRunningProcess } from './send-to-running-process.ts'

/** `npm run admin`: runs a command in the running embedded process when there is one, else on the database itself. Returns the exit code. */
export async function runAdmin(
  settings: Settings,
  args: readonly string[],
  say: (line: string) => void,
): Promise<number> {
  if (args.length === 0 || args[0] === 'help' || args[0] === '--help') {
    for (const line of ADMIN_HELP) say(line)
    return 0
  }
  const { DATA_DIR, embedded } = settings
  if (embedded) {
    const answered = await sendToRunningProcess(DATA_DIR, { command: 'admin', arguments: args }, say)
    if (answered !== null) return answered
    if (!hasEmbeddedDatabase(DATA_DIR))
      throw new CommandRefused(`In ${databaseFolder(DATA_DIR)} staat nog geen database. Start eerst npm start.`)
  }
  const { engine, release } = await openAsItIs(settings, createLog({ level: 'warn', pretty: false }))
  const db = createDatabase(engine)
  try {
    const keys = await loadKeys({ dataDir: DATA_DIR, secretsKey: settings.SECRETS_KEY, publicKey: settings.PUBLIC_KEY })
    const clock = systemClock
    const provider = openProvider({ db, clock, keys, settings })
    const run = adminCommand({
      db,
      clock,
      dataDir: embedded ? DATA_DIR : null,
      provider,
      publicUrl: settings.PUBLIC_URL,
      isRunning: false,
    })
    return await run(args, say)
  } finally {
    await db.close()
    await release()
  }
}

if (import.meta.main) await runCommand((args, say) => runAdmin(settingsFromEnvironment(), args, say))
