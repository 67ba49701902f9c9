import { expect, it } from 'vitest'
import { FolderLockedError } from '#platform/database/folder-lock.ts'
import { SecretsKeyError } from '#platform/secrets/keys.ts'
import { explainFailure } from './explain-failure.ts'

it.each([
  [
    new FolderLockedError('/data/lock', { pid: 12, elsewhere: null }),
    'in gebruik door een ander proces (12). Stop dat',
  ],
  [
    new FolderLockedError('/data/lock', { pid: 1, elsewhere: 'web-2' }),
    'in een andere container (web-2). Stop Syvo daar eerst. Draait het daar niet meer, wacht dan 2 minuten en start opnieuw, of verwijder /data/lock.',
  ],
  [new FolderLockedError('/data/lock', { pid: 0, elsewhere: '' }), 'in een andere container. Stop Syvo daar eerst.'],
  [new SecretsKeyError('/data/secrets-key'), '/data/secrets-key is leeg of te kort om de sleutel te zijn.'],
])('%s gives the operator instructions', (error, line) => {
  expect(explainFailure(error)).toContain(line)
})
