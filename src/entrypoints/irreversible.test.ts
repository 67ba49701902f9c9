import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Operation } from '#platform/http/operation.ts'
import { createTestApp, type TestApp } from '../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../tests/support/make-admin.ts'
import { REVERSIBLE_OPERATIONS } from '../../tests/support/reversible-operations.ts'

// An irreversible operation is declared as such and needs recent authentication; every other one that changes something says why not.

const MINUTE_MS = 60_000
const PASSWORD = 'een-lang-wachtwoord'
const SOME_ID = '0192f000-0000-7000-8000-ffffffffffff'

let app: TestApp
let admin: { userId: string; token: string }
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const operations = () => app.bindings.map(({ operation }) => operation)
const declared = (kind: Operation['irreversible']) => operations().filter(({ irreversible }) => irreversible === kind)
const send = (operation: Operation, body?: unknown) =>
  app.send(operation.method, operation.path.replace(':id', SOME_ID), {
    token: admin.token,
    ...(body === undefined ? {} : { body }),
  })
const prove = (body: unknown, token = admin.token) => app.send('POST', '/auth/v1/proof', { token, body })

const byName = (a: string, b: string) => a.localeCompare(b)

/** Returns the changing operations that are neither declared irreversible nor listed with a reason, and those that are both. */
function undeclared(all: readonly Operation[]): string[] {
  const changing = all.filter(({ method }) => method !== 'GET')
  const wrong = changing.filter(
    ({ id, irreversible }) => (irreversible === undefined) !== REVERSIBLE_OPERATIONS.has(id),
  )
  return wrong.map(({ id }) => id)
}

/** Inputs that are valid except for the missing password. */
const WITHOUT_PASSWORD: Readonly<Record<string, unknown>> = {
  changeUser: { password: 'een-heel-ander-wachtwoord' },
  requestEmailChange: { email: 'nieuw@bedrijf.example' },
  enrolFactor: {},
  removeFactor: {},
  renewBackupCodes: {},
  deleteAccount: {},
  savePayoutAccount: { iban: 'NL91ABNA0417164300', name: 'N. de Wit' },
}

describe('irreversible operations', () => {
  it('every operation that changes something is declared irreversible, or says why it is not', () => {
    expect(undeclared(operations())).toEqual([])
    const known = new Set(operations().map(({ id }) => id))
    expect([...REVERSIBLE_OPERATIONS.keys()].filter((id) => !known.has(id))).toEqual([])
  })

  it('an operation that says neither is detected', () => {
    const [first] = declared('fresh-proof').filter(({ method }) => method !== 'GET')
    const planted = { ...first, id: 'eraseEverything', irreversible: undefined } as unknown as Operation // one without a declaration
    expect(undeclared([...operations(), planted])).toEqual(['eraseEverything'])
  })

  it('an operation needs authentication within ten minutes, and succeeds after the password was given', async () => {
    const all = declared('fresh-proof')
    expect(all.map(({ id }) => id).toSorted(byName)).toEqual([
      'checkVendorAccount',
      'deleteBot',
      'exportEarlyAccess',
      'exportPersonalData',
      'resetConfiguration',
      'verifyVendor',
    ])
    const codes = async () => {
      const answers = await Promise.all(all.map((operation) => send(operation)))
      return answers.map(({ status, body }) => `${status} ${body.error?.code ?? ''}`)
    }
    expect(await codes()).not.toContain('403 proof_needed')
    app.clock.advanceMs(10 * MINUTE_MS)
    expect(await codes()).toEqual(all.map(() => '403 proof_needed'))
    expect((await prove({ password: 'een-ander-wachtwoord' })).body.error.code).toBe('invalid_credentials')
    expect(await codes()).toEqual(all.map(() => '403 proof_needed'))
    expect((await prove({ password: PASSWORD })).status).toBe(200)
    expect(await codes()).not.toContain('403 proof_needed')
  })

  it('an operation that asks for the password itself is refused without it, however fresh the session', async () => {
    const all = declared('asks-itself')
    expect(all.map(({ id }) => id).toSorted(byName)).toEqual(Object.keys(WITHOUT_PASSWORD).toSorted(byName))
    for (const operation of all) {
      const { status, body } = await send(operation, WITHOUT_PASSWORD[operation.id])
      expect([operation.id, status, body.error?.code]).toEqual([operation.id, 400, 'invalid_credentials'])
    }
  })

  it('a renewed session is no authentication, and one session does not authenticate another', async () => {
    const { token, email } = await app.signUp()
    app.clock.advanceMs(10 * MINUTE_MS)
    const renewed = await app.send('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: token },
    })
    expect(renewed.status).toBe(200)
    const reset = (bearer: string) =>
      app.send('POST', '/functions/v1/reset-configuration', { token: bearer, body: { botId: SOME_ID } })
    expect((await reset(renewed.body.access_token)).body.error.code).toBe('proof_needed')
    const other = await app.send('POST', '/auth/v1/token?grant_type=password', {
      body: { email, password: PASSWORD },
    })
    expect((await reset(other.body.access_token)).body.error.code).toBe('configuration_not_found')
    expect((await reset(renewed.body.access_token)).body.error.code).toBe('proof_needed')
  })

  it('guesses of the password are counted', async () => {
    for (let guess = 0; guess < 10; guess++) await prove({ password: `gok-${guess}` })
    expect((await prove({ password: PASSWORD })).status).toBe(429)
  })

  it('an account without a password is asked to sign in again, and the client gets its available ways', async () => {
    app.clock.advanceMs(10 * MINUTE_MS)
    const [operation] = declared('fresh-proof')
    if (!operation) throw new Error('nothing is declared')
    expect((await send(operation)).body.error.details).toEqual({ has_password: true, has_factor: false })
    await app.db.query({ role: 'auth' }, 'update auth."account" set password = null where "userId" = $1', [
      admin.userId,
    ])
    expect((await send(operation)).body.error.details).toEqual({ has_password: false, has_factor: false })
    expect((await prove({})).body.error.code).toBe('reauthentication_needed')
  })
})
