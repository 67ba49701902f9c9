import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCommand } from '#entrypoints/admin-commands.ts'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../tests/support/make-admin.ts'
import { makeVendor, type Vendor } from '../../../tests/support/vendor-fixtures.ts'

const IBAN = 'NL91ABNA0417164300'
const OTHER_IBAN = 'BE68539007547034'

let app: TestApp
let admin: Awaited<ReturnType<typeof makeAdmin>>
beforeAll(async () => {
  app = await createTestApp()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

type Listed = { vendor_id: string; profile: Record<string, unknown> | null; account: Record<string, unknown> | null }
const rows = (text: string, ...values: unknown[]) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
const post = (path: string, body: object, token: string | null = admin.token) =>
  app.send('POST', `/functions/v1/${path}`, { token, body })
const list = async (state: string, after?: string | null): Promise<{ vendors: Listed[]; next_after: string | null }> =>
  (
    await app.send('GET', `/functions/v1/vendors-to-check?state=${state}${after ? `&after=${after}` : ''}`, {
      token: admin.token,
    })
  ).body
const found = async (state: string, { userId }: Vendor) =>
  (await list(state)).vendors.find((one) => one.vendor_id === userId)
const changedAt = async (vendor: Vendor) => String((await found('waiting', vendor))?.profile?.['changed_at'])
const setPayoutAccount = (vendor: Vendor, iban = IBAN) =>
  rows(
    `insert into app.payout_accounts (vendor_id, iban, name, changed_at) values ($1, $2, 'Botmakerij BV', $3)
     on conflict (vendor_id) do update set iban = $2, status = 'unchecked', checked_by = null, checked_at = null`,
    vendor.userId,
    iban,
    app.clock.now(),
  )
const trailOf = (vendor: Vendor) =>
  rows(`select actor_id, actor, action, detail from app.audit_entries where subject_id = $1 order by id`, vendor.userId)
const mailsTo = (vendor: Vendor) =>
  rows(`select subject, text_content from app.mails where kind = 'vendor-profile' and recipient = $1`, vendor.email)

describe('a vendor’s profile', () => {
  it('waits with company, numbers and masked account until it is verified, with a mail and an audit entry', async () => {
    const vendor = await makeVendor(app, { plan: null })
    await setPayoutAccount(vendor)
    expect(await found('waiting', vendor)).toMatchObject({
      profile: { company: 'Botmakerij BV', kvk: '12345678', btw_id: null, verified_at: null, sent_back: null },
      account: { masked_iban: 'NL •••• 4300', status: 'unchecked' },
    })
    expect(JSON.stringify(await list('waiting'))).not.toContain('ABNA')
    const look = { vendor_id: vendor.userId, changed_at: await changedAt(vendor) }
    expect((await post('verify-vendor', look)).status).toBe(200)
    expect(await mailsTo(vendor)).toMatchObject([{ subject: 'Je gegevens zijn gecontroleerd' }])
    expect(await trailOf(vendor)).toEqual([
      { actor_id: admin.userId, actor: 'admin', action: 'vendor.verified', detail: {} },
    ])
    // The account is still to be checked.
    expect((await found('waiting', vendor))?.profile).toMatchObject({ verified_by: 'Mens' })
    expect((await post('verify-vendor', look)).body.error.code).toBe('profile_changed')
    expect(await trailOf(vendor)).toHaveLength(1)
  })

  it('is not verified when it changed after it was read', async () => {
    const vendor = await makeVendor(app, { plan: null })
    const look = { vendor_id: vendor.userId, changed_at: await changedAt(vendor) }
    await rows(
      `update app.vendor_profiles set company = 'Iets anders', changed_at = changed_at + interval '1 second' where vendor_id = $1`,
      vendor.userId,
    )
    for (const [path, body] of [
      ['verify-vendor', look],
      ['send-back-vendor', { ...look, reason: 'Het KvK-nummer hoort bij een ander.' }],
    ] as const)
      expect(await post(path, body)).toMatchObject({ status: 409, body: { error: { code: 'profile_changed' } } })
    expect(await rows('select verified_at from app.vendor_profiles where vendor_id = $1', vendor.userId)).toEqual([
      { verified_at: null },
    ])
    expect(await mailsTo(vendor)).toEqual([])
  })

  it('sent back shows the reason in a mail and beside the form, and waits anew after a change', async () => {
    const vendor = await makeVendor(app, { plan: null })
    const reason = 'Het KvK-nummer hoort bij een ander bedrijf.'
    const look = { vendor_id: vendor.userId, changed_at: await changedAt(vendor) }
    expect((await post('send-back-vendor', { ...look, reason: ' nee ' })).status).toBe(422)
    expect((await post('send-back-vendor', { ...look, reason })).status).toBe(200)
    expect((await mailsTo(vendor))[0]?.['text_content']).toContain(reason)
    expect(await found('waiting', vendor)).toBeUndefined()
    expect((await found('sent_back', vendor))?.profile).toMatchObject({ sent_back: { reason } })
    const own = await app.send('GET', '/functions/v1/vendor-profile', { token: vendor.token })
    expect(own.body).toMatchObject({ is_verified: false, sent_back_reason: reason })
    const { is_verified: _is, changed_at: _at, sent_back_reason: _reason, ...form } = own.body
    const saved = await app.send('PUT', '/functions/v1/vendor-profile', {
      token: vendor.token,
      body: { ...form, kvk: '87654321', declared: true },
    })
    expect(saved.body).toMatchObject({ sent_back_reason: null })
    expect((await found('waiting', vendor))?.profile).toMatchObject({ kvk: '87654321', sent_back: null })
    expect(JSON.stringify(await trailOf(vendor))).not.toContain('KvK-nummer')
  })

  it('is listed by key when it waits, each once', async () => {
    for (let nth = 0; nth < 27; nth++) await makeVendor(app, { plan: null })
    const seen: string[] = []
    let after: string | null | undefined
    do {
      const page = await list('waiting', after)
      seen.push(...page.vendors.map((one) => one.vendor_id))
      after = page.next_after
    } while (after)
    expect(seen.length).toBeGreaterThan(27)
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('a vendor’s payout account', () => {
  it('is shown whole only on request, which is audited without the IBAN', async () => {
    const vendor = await makeVendor(app, { plan: null })
    await setPayoutAccount(vendor)
    expect(await post('reveal-payout-account', { vendor_id: vendor.userId })).toMatchObject({
      status: 200,
      body: { iban: IBAN },
    })
    expect(await trailOf(vendor)).toEqual([
      { actor_id: admin.userId, actor: 'admin', action: 'vendor.iban_revealed', detail: {} },
    ])
    expect((await post('reveal-payout-account', { vendor_id: newId() })).status).toBe(404)
  })

  it('is checked as it was shown, by the screen and by the command line, each with an audit entry', async () => {
    const vendor = await makeVendor(app, { plan: null })
    const check = (iban: string) => post('check-payout-account', { vendor_id: vendor.userId, iban })
    expect((await check(IBAN)).body.error.code).toBe('account_not_found')
    await setPayoutAccount(vendor)
    expect((await check(OTHER_IBAN)).body.error.code).toBe('account_changed')
    expect(await trailOf(vendor)).toEqual([])
    expect((await check('nl91 abna 0417 1643 00')).status).toBe(200)
    expect((await check(IBAN)).status).toBe(200)
    await setPayoutAccount(vendor, OTHER_IBAN)
    const command = adminCommand({ ...app.payments, dataDir: null, isRunning: true })
    await command(['check-payout-account', vendor.email, OTHER_IBAN], () => undefined)
    expect(await trailOf(vendor)).toEqual([
      { actor_id: admin.userId, actor: 'admin', action: 'vendor.account_checked', detail: {} },
      { actor_id: null, actor: 'command', action: 'vendor.account_checked', detail: {} },
    ])
  })

  it('is shown to one administrator at most sixty times an hour', async () => {
    const vendor = await makeVendor(app, { plan: null })
    await setPayoutAccount(vendor)
    const curious = await makeAdmin(app)
    const ask = () => post('reveal-payout-account', { vendor_id: vendor.userId }, curious.token)
    for (let nth = 0; nth < 60; nth++) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    expect(await trailOf(vendor)).toHaveLength(60)
  })
})
