import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { settingsFromEnvironment } from '#platform/config/environment.ts'
import type { Settings } from '#platform/config/settings.ts'
import { createLog } from '#platform/log/log.ts'
import { backupFolder, backupName, restoreBackup, writeBackup } from './backup-file.ts'
import type { Command } from './control-socket.ts'
import { CommandRefused } from './explain-failure.ts'
import { databaseFolder, type EmbeddedEngine, hasEmbeddedDatabase, openAsItIs } from './open-engine.ts'
import { runCommand } from './run-command.ts'
import { sendToRunningProcess } from './send-to-running-process.ts'

const HELP = [
  'npm run backup                          kopie van de ingebouwde database naar DATA_DIR/backups',
  'npm run backup -- <bestand>             naar een eigen bestand',
  'npm run backup -- --restore <bestand>   zet een kopie terug in een lege gegevensmap',
]

/** Creates the command that backs up an open embedded database: its argument is the full path of the file. */
export function backupCommand(engine: EmbeddedEngine): Command {
  return async ([target], say) => {
    if (target === undefined) throw new CommandRefused('Het bestand voor de kopie ontbreekt.')
    const bytes = await writeBackup(engine, target)
    const megabytes = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 }).format(bytes / 1_000_000)
    say(`Kopie gemaakt: ${target} (${megabytes} MB)`)
    return 0
  }
}

/** `npm run backup`: writes a copy, through the running process when there is one, or restores one. Returns the exit code. */
export async function runBackup(settings: Settings, args: readonly string[], say: (line: string) => void) {
  if (args[0] === '--restore' && args[1] !== undefined && args.length === 2) return restore(settings, args[1], say)
  if (args.length > 1 || args[0]?.startsWith('-')) {
    for (const line of HELP) say(line)
    return args[0] === '--help' ? 0 : 2
  }
  const now = new Date()
  if (settings.DATABASE_URL !== undefined) return pointToServerTools(settings, settings.DATABASE_URL, now, say)
  const target = args[0] === undefined ? join(backupFolder(settings.DATA_DIR), backupName(now)) : resolve(args[0])
  const answered = await sendToRunningProcess(settings.DATA_DIR, { command: 'backup', arguments: [target] }, say)
  if (answered !== null) return answered
  if (!hasEmbeddedDatabase(settings.DATA_DIR))
    throw new CommandRefused(`In ${databaseFolder(settings.DATA_DIR)} staat nog geen database.`)
  const { embedded, release } = await openAsItIs(settings, createLog({ level: 'warn', pretty: false }))
  try {
    return embedded ? await backupCommand(embedded)([target], say) : 1
  } finally {
    await embedded?.close()
    await release()
  }
}

async function restore(settings: Settings, file: string, say: (line: string) => void): Promise<number> {
  if (settings.DATABASE_URL !== undefined)
    throw new CommandRefused(
      'Een kopie van de ingebouwde database past niet in een server. Zet daar een eigen kopie terug met pg_restore.',
    )
  await restoreBackup(settings.DATA_DIR, resolve(file))
  say(`Teruggezet in ${databaseFolder(settings.DATA_DIR)}. Start Syvo met npm start.`)
  if (settings.SECRETS_KEY === undefined && !existsSync(join(settings.DATA_DIR, 'secrets-key')))
    say(
      `Let op: ${join(settings.DATA_DIR, 'secrets-key')} ontbreekt. Zet dat bestand van de oude machine er nu bij; zonder maakt de start een nieuwe sleutel en zijn opgeslagen inloggegevens niet meer te lezen.`,
    )
  return 0
}

/** Prints the command of the server's own tool, which makes the better copy; the password stays out of the printed line and of the process list. */
function pointToServerTools(settings: Settings, appUrl: string, now: Date, say: (line: string) => void): number {
  const url = new URL(settings.MIGRATE_DATABASE_URL ?? appUrl)
  url.password = ''
  const file = join(backupFolder(settings.DATA_DIR), backupName(now).replace('.tar.gz', '.dump'))
  say('De gegevens staan op een PostgreSQL-server. Maak de kopie met zijn eigen gereedschap:')
  say(`  mkdir -p '${backupFolder(settings.DATA_DIR)}' && pg_dump --format=custom --file='${file}' '${url.href}'`)
  say('De login moet superuser zijn of BYPASSRLS hebben: elke tabel heeft rijbeveiliging, ook voor haar eigenaar.')
  return 2
}

if (import.meta.main) await runCommand((args, say) => runBackup(settingsFromEnvironment(), args, say))
