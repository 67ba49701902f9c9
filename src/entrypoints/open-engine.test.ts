import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSettings } from '#platform/config/settings.ts'
import { createLog } from '#platform/log/log.ts'
import { openAsItIs } from './open-engine.ts'

// Concerns only the embedded engine, and creating a database takes long.
it.skipIf(process.env.SYVO_TEST_ENGINE === 'postgres')(
  'a first start after one that was killed while creating the database creates it anew',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'syvo-half-made-'))
    mkdirSync(join(dataDir, 'database.making/base'), { recursive: true })
    writeFileSync(join(dataDir, 'database.making/PG_VERSION'), '99')
    const opened = await openAsItIs(readSettings({ DATA_DIR: dataDir }), createLog({ level: 'silent', pretty: false }))
    const rows = await opened.engine.statement(null, 'select 1 as one', [])
    expect(rows.rows).toEqual([{ one: 1 }])
    await opened.engine.close()
    await opened.release()
    expect(readdirSync(dataDir)).toEqual(['database'])
    rmSync(dataDir, { recursive: true, force: true })
  },
  120_000,
)
