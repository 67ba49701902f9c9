import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSettings } from '#platform/config/settings.ts'
import { createLog } from '#platform/log/log.ts'
import { createTestHouse, type TestHouse } from '../../tests/support/test-house.ts'
import { runAdmin } from './admin.ts'
import { adminChore } from './admin-chores.ts'
import { openControlSocket } from './control-socket.ts'
import { ChoreRefused } from './explain-failure.ts'

let house: TestHouse
let dataDir: string
beforeEach(async () => {
  house = await createTestHouse()
  dataDir = mkdtempSync(join(tmpdir(), 'syvo-admin-'))
})
afterEach(async () => {
  await house.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function admin(...args: string[]) {
  const lines: string[] = []
  const chore = adminChore({ db: house.db, clock: house.clock, dataDir, isRunning: true })
  const exit = await chore(args, (line) => lines.push(line))
  return { exit, text: lines.join('\n') }
}

const rolesOf = async (token: string) => (await house.send('GET', '/rest/v1/user_roles', { token })).body

it('[PERM-01] grants a role that counts at once, however the address is written, and keeps the history', async () => {
  const { token, userId } = await house.signUp('anna@bedrijf.example')
  expect(await admin('grant', ' Anna@Bedrijf.example ', 'admin')).toEqual({
    exit: 0,
    text: 'anna@bedrijf.example is nu beheerder.',
  })
  expect(await rolesOf(token)).toMatchObject([{ role: 'admin' }])
  expect((await admin('grant', 'anna@bedrijf.example', 'vendor')).text).toBe(
    'anna@bedrijf.example is nu maker (was beheerder).\nLet op: niemand is nu beheerder.',
  )
  const history = await house.db.one<{ role: string }>(
    { role: 'service' },
    'select role from app.user_roles where user_id = $1 order by seq',
    [userId],
  )
  expect(history.map(({ role }) => role).slice(-2)).toEqual(['admin', 'vendor'])
})

it('granting what somebody has changes nothing', async () => {
  const { userId } = await house.signUp('bert@bedrijf.example')
  await admin('grant', 'bert@bedrijf.example', 'vendor')
  const count = () =>
    house.db.one({ role: 'service' }, 'select count(*) from app.user_roles where user_id = $1', [userId])
  const before = await count()
  expect((await admin('grant', 'bert@bedrijf.example', 'vendor')).text).toBe(
    'bert@bedrijf.example is al maker; er is niets veranderd.',
  )
  expect(await count()).toEqual(before)
})

it('an unknown address is one clear line, and nobody gets a role', async () => {
  await house.signUp('carla@bedrijf.example')
  await expect(admin('grant', 'carl@bedrijf.example', 'admin')).rejects.toThrow(
    new ChoreRefused('Er is geen account met het e-mailadres carl@bedrijf.example.'),
  )
  expect((await admin('roles')).text).toContain('Beheerders: 0')
})

it.each(['beheerder', 'ADMIN', '', 'constructor'])('the role %j is refused with the ones that exist', async (role) => {
  const { email } = await house.signUp()
  const { exit, text } = await admin('grant', email, role)
  expect(exit).toBe(2)
  expect(text).toContain('buyer, vendor of admin')
})

it.each([
  [['grant'], 'grant <e-mailadres>'],
  [['grant', 'a@b.example'], 'grant <e-mailadres>'],
  [['grant', 'a@b.example', 'admin', 'extra'], 'grant <e-mailadres>'],
  [['drop'], 'Onbekende opdracht: drop'],
  [['health', 'nu'], 'Onbekende opdracht: health nu'],
])('%j answers 2 and says what was expected', async (args, expected) => {
  const { exit, text } = await admin(...args)
  expect(exit).toBe(2)
  expect(text).toContain(expected)
})

it('lists administrators and vendors by address and buyers by number', async () => {
  for (const [email, role] of [
    ['d@bedrijf.example', 'admin'],
    ['e@bedrijf.example', 'vendor'],
  ] as const) {
    await house.signUp(email)
    await admin('grant', email, role)
  }
  await house.signUp('f@bedrijf.example')
  expect((await admin('roles')).text).toBe(
    'Beheerders: 1\n  d@bedrijf.example\nMakers: 1\n  e@bedrijf.example\nKopers: 1',
  )
})

it('tells what waits, what is late, what was given up, and the newest copy', async () => {
  mkdirSync(join(dataDir, 'backups'))
  for (const name of ['syvo-20261119T090000Z.tar.gz', 'syvo-20261120T080000Z.tar.gz', 'z-eigen.tar.gz'])
    writeFileSync(join(dataDir, 'backups', name), '')
  const now = house.clock.now()
  for (const [status, due] of [
    ['waiting', 0],
    ['waiting', -11 * 60_000],
    ['dead', 0],
  ] as const)
    await house.db.one(
      { role: 'service' },
      `insert into app.jobs (id, name, status, due_at, created_at) values (gen_random_uuid(), 'proef', $1, $2, $3)`,
      [status, new Date(now.getTime() + due), now],
    )
  const { exit, text } = await admin('health')
  expect(exit).toBe(0)
  expect(text).toContain('Taken: 2 te doen — let op: 1 te laat — let op: 1 opgegeven')
  expect(text).toContain('Mail: 0 te versturen')
  expect(text).not.toContain('mislukt')
  expect(text).toContain('Laatste kopie: syvo-20261120T080000Z.tar.gz')
})

it('the command goes to the running process, and without one it makes no database', async () => {
  const settings = readSettings({ DATA_DIR: dataDir })
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  await expect(runAdmin(settings, ['roles'], say)).rejects.toThrow('staat nog geen database')
  const { email, token } = await house.signUp()
  const chore = adminChore({ db: house.db, clock: house.clock, dataDir, isRunning: true })
  const log = createLog({ level: 'silent', pretty: false })
  const socket = await openControlSocket({ dataDir, chores: { admin: chore }, log })
  expect(await runAdmin(settings, ['grant', email, 'vendor'], say)).toBe(0)
  expect(await runAdmin(settings, ['grant', 'niemand@x.example', 'vendor'], say)).toBe(1)
  await socket.close()
  expect(lines).toEqual([`${email} is nu maker.`, 'Er is geen account met het e-mailadres niemand@x.example.'])
  expect(await rolesOf(token)).toMatchObject([{ role: 'vendor' }])
})

it('without arguments it explains itself and touches nothing', async () => {
  const lines: string[] = []
  expect(await runAdmin(readSettings({ DATA_DIR: join(dataDir, 'weg') }), [], (line) => lines.push(line))).toBe(0)
  expect(lines.join('\n')).toMatch(/grant[\s\S]*roles[\s\S]*health/)
})
