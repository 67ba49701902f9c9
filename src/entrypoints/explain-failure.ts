import { SettingError } from '#platform/config/settings.ts'
import { FolderLockedError, REMOTE_LOCK_STALE_MS } from '#platform/database/folder-lock.ts'
import { MigrationError } from '#platform/database/migration-error.ts'
import { SecretsKeyError } from '#platform/secrets/keys.ts'

/** A command that is refused for a reason that the operator can fix; the message is the Dutch line that says how. */
export class CommandRefused extends Error {
  override name = 'CommandRefused'
}

const BY_CODE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'De poort is al in gebruik. Kies een andere met PORT=3001 npm start.',
  ECONNREFUSED: 'De database antwoordt niet. Controleer DATABASE_URL.',
  ENOTFOUND: 'De databaseserver is niet te vinden. Controleer DATABASE_URL.',
  EACCES: 'Geen toegang tot de gegevensmap. Voer dit uit als de gebruiker waaronder Syvo draait.',
  ENOSPC: 'De schijf is vol.',
  '28P01': 'De databaseserver weigert de naam of het wachtwoord in DATABASE_URL of MIGRATE_DATABASE_URL.',
  '28000': 'De databaseserver laat deze login niet toe. Controleer DATABASE_URL of MIGRATE_DATABASE_URL.',
  '3D000': 'De database in DATABASE_URL bestaat nog niet. Maak haar eerst aan.',
  '3F000': 'De database is nog niet gemigreerd. Draai eerst npm run migrate.',
  '42P01': 'De database is nog niet helemaal gemigreerd. Draai eerst npm run migrate.',
  '42501': 'De login van de database mist rechten. Draai npm run migrate met de eigenaar in MIGRATE_DATABASE_URL.',
}

/** Returns one Dutch line for a failure that an operator can fix; null for a bug, which needs its stack trace. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof SettingError || error instanceof CommandRefused) return error.message
  if (error instanceof MigrationError) return `De migratie is mislukt. ${error.message.replaceAll(/\s+/g, ' ')}`
  if (error instanceof SecretsKeyError)
    return `${error.path} is leeg of te kort om de sleutel te zijn. Zet het bestand uit uw kopie terug, of verwijder het als er nog niets mee versleuteld is.`
  if (error instanceof FolderLockedError) return explainLock(error)
  if (!(error instanceof Error) || !('code' in error)) return null
  return BY_CODE[String(error.code)] ?? null
}

function explainLock({ pid, elsewhere, path }: FolderLockedError): string {
  if (elsewhere === null)
    return `De gegevensmap is in gebruik door een ander proces (${pid}). Stop dat eerst, of kies een andere map met DATA_DIR.`
  const where = elsewhere === '' ? '' : ` (${elsewhere})`
  const minutes = REMOTE_LOCK_STALE_MS / 60_000
  return (
    `De gegevensmap is in gebruik op een andere machine of in een andere container${where}. Stop Syvo daar eerst. ` +
    `Draait het daar niet meer, wacht dan ${minutes} minuten en start opnieuw, of verwijder ${path}.`
  )
}
