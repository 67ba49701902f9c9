import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordLanguageModel } from '#modules/activation/public.ts'
import { readSettings } from '#platform/config/settings.ts'
import { createLog } from '#platform/log/log.ts'
import { createTestApp, type TestApp } from '../../tests/support/create-test-app.ts'
import { runAdmin } from './admin.ts'
import { adminCommand } from './admin-commands.ts'
import { openControlSocket } from './control-socket.ts'
import { CommandRefused } from './explain-failure.ts'

let app: TestApp
let dataDir: string
beforeEach(async () => {
  app = await createTestApp()
  dataDir = mkdtempSync(join(tmpdir(), 'syvo-admin-'))
})
afterEach(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function admin(...args: string[]) {
  const lines: string[] = []
  const command = adminCommand({ ...app.payments, dataDir, isRunning: true })
  const exit = await command(args, (line) => lines.push(line))
  return { exit, text: lines.join('\n') }
}

const rolesOf = async (token: string) => (await app.send('GET', '/rest/v1/user_roles', { token })).body

it('[PERM-01] grant sets a role at once, however the address is written, and keeps the history', async () => {
  const { token, userId } = await app.signUp('anna@bedrijf.example')
  expect(await admin('grant', ' Anna@Bedrijf.example ', 'admin')).toEqual({
    exit: 0,
    text: 'anna@bedrijf.example is nu beheerder.',
  })
  expect(await rolesOf(token)).toMatchObject([{ role: 'admin' }])
  expect((await admin('grant', 'anna@bedrijf.example', 'vendor')).text).toBe(
    'anna@bedrijf.example is nu maker (was beheerder).\nLet op: niemand is nu beheerder.',
  )
  const history = await app.db.query<{ role: string }>(
    { role: 'service' },
    'select role from app.user_roles where user_id = $1 order by seq',
    [userId],
  )
  expect(history.map(({ role }) => role).slice(-2)).toEqual(['admin', 'vendor'])
})

it('granting a role that the account has changes nothing', async () => {
  const { userId } = await app.signUp('bert@bedrijf.example')
  await admin('grant', 'bert@bedrijf.example', 'vendor')
  const count = () =>
    app.db.query({ role: 'service' }, 'select count(*) from app.user_roles where user_id = $1', [userId])
  const before = await count()
  expect((await admin('grant', 'bert@bedrijf.example', 'vendor')).text).toBe(
    'bert@bedrijf.example is al maker; er is niets veranderd.',
  )
  expect(await count()).toEqual(before)
})

it('an unknown address gives one clear line, and nobody gets a role', async () => {
  await app.signUp('carla@bedrijf.example')
  await expect(admin('grant', 'carl@bedrijf.example', 'admin')).rejects.toThrow(
    new CommandRefused('Er is geen account met het e-mailadres carl@bedrijf.example.'),
  )
  expect((await admin('roles')).text).toContain('Beheerders: 0')
})

it.each(['beheerder', 'ADMIN', '', 'constructor'])(
  'the role %j is refused with the list of existing roles',
  async (role) => {
    const { email } = await app.signUp()
    const { exit, text } = await admin('grant', email, role)
    expect(exit).toBe(2)
    expect(text).toContain('buyer, vendor of admin')
  },
)

it.each([
  [['grant'], 'grant <e-mailadres>'],
  [['grant', 'a@b.example'], 'grant <e-mailadres>'],
  [['grant', 'a@b.example', 'admin', 'extra'], 'grant <e-mailadres>'],
  [['drop'], 'Onbekende opdracht: drop'],
  [['health', 'nu'], 'Onbekende opdracht: health nu'],
])('%j returns 2 and says what was expected', async (args, expected) => {
  const { exit, text } = await admin(...args)
  expect(exit).toBe(2)
  expect(text).toContain(expected)
})

it('roles lists administrators and vendors by address and buyers by number', async () => {
  for (const [email, role] of [
    ['d@bedrijf.example', 'admin'],
    ['e@bedrijf.example', 'vendor'],
  ] as const) {
    await app.signUp(email)
    await admin('grant', email, role)
  }
  await app.signUp('f@bedrijf.example')
  expect((await admin('roles')).text).toBe(
    'Beheerders: 1\n  d@bedrijf.example\nMakers: 1\n  e@bedrijf.example\nKopers: 1',
  )
})

it('health reports waiting, late and dead jobs, and the newest backup', async () => {
  mkdirSync(join(dataDir, 'backups'))
  for (const name of ['syvo-20261119T090000Z.tar.gz', 'syvo-20261120T080000Z.tar.gz', 'z-eigen.tar.gz'])
    writeFileSync(join(dataDir, 'backups', name), '')
  const now = app.clock.now()
  for (const [status, due] of [
    ['waiting', 0],
    ['waiting', -11 * 60_000],
    ['dead', 0],
  ] as const)
    await app.db.query(
      { role: 'service' },
      `insert into app.jobs (id, name, status, due_at, created_at) values (gen_random_uuid(), 'proef', $1, $2, $3)`,
      [status, new Date(now.getTime() + due), now],
    )
  const { exit, text } = await admin('health')
  expect(exit).toBe(0)
  expect(text).toContain('Taken: 2 te doen — let op: 1 te laat — let op: 1 opgegeven')
  expect(text).toContain('Mail: 0 te versturen')
  expect(text).toContain('Betalingen: proefomgeving (sandbox) — let op: er gaat geen geld om')
  expect(text).not.toContain('mislukt')
  expect(text).toContain('Laatste kopie: syvo-20261120T080000Z.tar.gz')
})

it('health reports whether a language model is connected, and warns when there is none', async () => {
  const line = async () => (await admin('health')).text.match(/^Taalmodel: .*$/m)?.[0]
  expect(await line()).toBe('Taalmodel: nog niet bekend; start Syvo eerst')
  await recordLanguageModel(app.deps, true)
  expect(await line()).toBe('Taalmodel: aangesloten')
  await recordLanguageModel(app.deps, false)
  expect(await line()).toBe('Taalmodel: geen — let op: bots die er een nodig hebben, staan stil (AI_PROVIDER)')
})

describe('dead jobs and failed mails', () => {
  const SERVICE = { role: 'service' } as const
  const dead = async (name: string) => {
    const [row] = await app.db.query<{ id: string }>(
      SERVICE,
      `insert into app.jobs (id, name, status, attempts, due_at, created_at, died_at, last_error)
       values (gen_random_uuid(), $1, 'dead', 10, $2, $2, $2, 'bedacht') returning id`,
      [name, app.clock.now()],
    )
    return row?.id ?? ''
  }
  const waiting = async () =>
    (
      await app.db.query<{ name: string }>(
        SERVICE,
        `select name from app.jobs where status = 'waiting' and attempts = 0 and due_at = $1 order by name`,
        [app.clock.now()],
      )
    ).map(({ name }) => name)

  it('replay lists dead jobs, and enqueues them one by one or all at once', async () => {
    expect(await admin('replay')).toEqual({ exit: 0, text: 'Er zijn geen opgegeven taken.' })
    const id = await dead('proef.een')
    await dead('proef.twee')
    await dead('proef.drie')
    const list = await admin('replay')
    expect(list.text).toContain('Opgegeven taken: 3')
    expect(list.text).toContain(`${id}  proef.een  20-11-2026 10:00  bedacht`)
    expect(await waiting()).toEqual([])
    expect(await admin('replay', id)).toEqual({ exit: 0, text: 'De taak wordt opnieuw gedaan.' })
    expect(await waiting()).toEqual(['proef.een'])
    expect((await admin('replay', 'all')).text).toBe('2 taken worden opnieuw gedaan.')
    expect(await waiting()).toEqual(['proef.drie', 'proef.een', 'proef.twee'])
  })

  it.each(['onzin', '01890000-0000-7000-8000-000000000000'])('replay finds nothing under the number %s', async (id) => {
    await dead('proef')
    await expect(admin('replay', id)).rejects.toThrow(new CommandRefused(`Er is geen opgegeven taak met nummer ${id}.`))
    expect(await waiting()).toEqual([])
  })

  it('retry-mail sends failed mails again', async () => {
    expect((await admin('retry-mail')).text).toBe('Er is geen mislukte mail.')
    await app.db.query(
      SERVICE,
      `insert into app.mails (id, kind, recipient, subject, text_content, status, attempts)
       values (gen_random_uuid(), 'proef', 'a@b.example', 'x', 'x', 'failed', 8)`,
      [],
    )
    expect((await admin('health')).text).toContain('let op: 1 mislukt (npm run admin -- retry-mail)')
    expect(await admin('retry-mail')).toEqual({ exit: 0, text: '1 mail wordt opnieuw verstuurd.' })
    await app.background.tick()
    app.clock.advanceMs(5_000)
    await app.background.tick()
    expect(await app.db.query(SERVICE, 'select status from app.mails', [])).toEqual([{ status: 'sent' }])
  })
})

it('a command goes to the running process, and without one it creates no database', async () => {
  const settings = readSettings({ DATA_DIR: dataDir })
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  await expect(runAdmin(settings, ['roles'], say)).rejects.toThrow('staat nog geen database')
  const { email, token } = await app.signUp()
  const command = adminCommand({ ...app.payments, dataDir, isRunning: true })
  const log = createLog({ level: 'silent', pretty: false })
  const socket = await openControlSocket({ dataDir, commands: { admin: command }, log })
  expect(await runAdmin(settings, ['grant', email, 'vendor'], say)).toBe(0)
  expect(await runAdmin(settings, ['grant', 'niemand@x.example', 'vendor'], say)).toBe(1)
  await socket.close()
  expect(lines).toEqual([`${email} is nu maker.`, 'Er is geen account met het e-mailadres niemand@x.example.'])
  expect(await rolesOf(token)).toMatchObject([{ role: 'vendor' }])
})

it('prices creates the plan prices at the payment provider, and changes none the second time', async () => {
  await app.db.query(
    { role: 'service' },
    "insert into app.subscription_plans (code, name, price_cents) values ('pro', 'Pro', 5399)",
    [],
  )
  const first = await admin('prices')
  expect(first).toMatchObject({ exit: 0, text: expect.stringMatching(/^pro: sandbox_price_\S+ \(nieuw\)$/m) })
  expect((await admin('prices')).text).not.toContain('(nieuw)')
})

it('without arguments the command prints its help and changes nothing', async () => {
  const lines: string[] = []
  expect(await runAdmin(readSettings({ DATA_DIR: join(dataDir, 'weg') }), [], (line) => lines.push(line))).toBe(0)
  expect(lines.join('\n')).toMatch(/grant[\s\S]*roles[\s\S]*health/)
})
