import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { type CapturedContact, captureLead } from './capture-lead.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function owner() {
  const account = await app.signUp()
  return { ...account, ...(await createConfig(app, account.userId)) }
}

function contact(
  of: { userId: string; botId: string; configId: string },
  more: Partial<CapturedContact> = {},
): CapturedContact {
  return {
    configId: of.configId,
    ownerId: of.userId,
    botId: of.botId,
    conversationId: null,
    idempotencyKey: null,
    fields: {},
    source: 'widget',
    consentAt: null,
    now: app.clock.now(),
    ...more,
  }
}

const capture = (one: CapturedContact) =>
  app.db.as({ role: 'service', configId: one.configId }, (tx) => captureLead(tx, one))
const leadsOf = async (token: string) => (await app.send('GET', '/rest/v1/leads', { token })).body
const topicsOf = async (leadId: string | undefined) =>
  (
    await app.db.query<{ topic: string }>(
      { role: 'service' },
      `select topic from app.outbox where payload ->> 'lead_id' = $1 order by id`,
      [leadId],
    )
  ).map((row) => row.topic)

describe('capturing a lead', () => {
  it('[AMB-133] makes a contact a scored lead of the configuration’s owner, with its event in one transaction', async () => {
    const one = await owner()
    const result = await capture(
      contact(one, {
        fields: { email: 'v@klant.example', phone: '0612345678', company: 'Klant' },
        consentAt: TEST_NOW,
      }),
    )
    expect(result).toMatchObject({ outcome: 'created', score: 'hot' })
    expect(await leadsOf(one.token)).toEqual([
      expect.objectContaining({
        id: result?.leadId,
        user_id: one.userId,
        bot_id: one.botId,
        source: 'widget',
        score: 'hot',
        status: 'new',
      }),
    ])
    expect(await topicsOf(result?.leadId)).toEqual(['lead.created', 'lead.scored-hot'])
  })

  it('makes one lead per conversation: later details fill empty fields, append the message and score again', async () => {
    const one = await owner()
    const conversationId = newId()
    const first = await capture(
      contact(one, { conversationId, fields: { email: 'v@klant.example', message: 'Wat kost het?' } }),
    )
    expect(first).toMatchObject({ outcome: 'created', score: 'warm' })
    const second = await capture(
      contact(one, {
        conversationId,
        fields: {
          email: 'ander@klant.example',
          phone: '0612345678',
          company: 'Klant',
          message: 'En kan het zaterdag?',
        },
      }),
    )
    expect(second).toEqual({ leadId: first?.leadId, outcome: 'enriched', score: 'hot' })
    const third = await capture(
      contact(one, { conversationId, fields: { name: 'Vera', message: 'En kan het zaterdag?' } }),
    )
    expect(third).toMatchObject({ outcome: 'enriched' })
    expect(
      await capture(contact(one, { conversationId, fields: { name: 'Een ander', message: 'Wat kost het?' } })),
    ).toMatchObject({ outcome: 'unchanged' })
    const leads = await leadsOf(one.token)
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject({
      name: 'Vera',
      email: 'v@klant.example',
      phone: '0612345678',
      message: 'Wat kost het?\n\nEn kan het zaterdag?',
    })
    expect(await topicsOf(first?.leadId)).toEqual(['lead.created', 'lead.enriched', 'lead.scored-hot', 'lead.enriched'])
  })

  it('makes a repeated submission the same lead, also after its conversation got one from the chat', async () => {
    const one = await owner()
    const conversationId = newId()
    await capture(contact(one, { conversationId, fields: { phone: '0612345678' } }))
    const form = contact(one, {
      conversationId,
      idempotencyKey: 'formulier-1',
      fields: { email: 'v@klant.example', message: 'Bel mij' },
      consentAt: TEST_NOW,
    })
    expect(await capture(form)).toMatchObject({ outcome: 'enriched' })
    for (let again = 0; again < 3; again++) expect(await capture(form)).toMatchObject({ outcome: 'unchanged' })
    const loose = contact(one, { idempotencyKey: 'formulier-2', fields: { email: 'x@klant.example' } })
    expect(await capture(loose)).toMatchObject({ outcome: 'created' })
    expect(await capture({ ...loose, fields: { email: 'y@klant.example', name: 'Anders' } })).toMatchObject({
      outcome: 'unchanged',
    })
    expect(await leadsOf(one.token)).toHaveLength(2)
  })

  it('makes one lead of ten simultaneous contacts for one conversation and one key', async () => {
    const one = await owner()
    const conversationId = newId()
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        capture(
          contact(one, {
            conversationId,
            idempotencyKey: index % 2 ? 'k' : null,
            fields: { email: 'v@klant.example', message: `bericht ${index}` },
          }),
        ),
      ),
    )
    expect(new Set(results.map((result) => result?.leadId)).size).toBe(1)
    expect(results.filter((result) => result?.outcome === 'created')).toHaveLength(1)
    expect(await leadsOf(one.token)).toHaveLength(1)
  })

  it('does not reach another configuration’s keys and conversations', async () => {
    const one = await owner()
    const other = await owner()
    const conversationId = newId()
    await capture(contact(one, { conversationId, idempotencyKey: 'k', fields: { email: 'v@klant.example' } }))
    expect(await capture(contact(other, { idempotencyKey: 'k', fields: { email: 'w@klant.example' } }))).toMatchObject({
      outcome: 'created',
    })
    expect(
      await capture(contact(other, { conversationId, fields: { email: 'w@klant.example', name: 'Indringer' } })),
    ).toBeNull()
    expect(await leadsOf(one.token)).toEqual([expect.objectContaining({ name: null })])
  })

  it('stores nothing without address or number, and hostile text as plain text within the lengths', async () => {
    const one = await owner()
    expect(await capture(contact(one, { fields: { name: 'Vera', message: 'hallo' } }))).toBeNull()
    expect(await capture(contact(one, { conversationId: newId(), fields: { name: 'Vera' } }))).toBeNull()
    await capture(
      contact(one, { fields: { email: 'v@klant.example', name: '<b>\u0000x\r\ny\ud800', message: 'm'.repeat(9000) } }),
    )
    const leads = await leadsOf(one.token)
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject({ name: '<b> x y' })
    expect(leads[0].message).toHaveLength(5000)
  })

  it('rolls back with its transaction: no lead, no event', async () => {
    const one = await owner()
    const lost = app.db.as({ role: 'service', configId: one.configId }, async (tx) => {
      await captureLead(tx, contact(one, { fields: { email: 'v@klant.example' } }))
      throw new Error('bedacht')
    })
    await expect(lost).rejects.toThrow('bedacht')
    expect(await leadsOf(one.token)).toEqual([])
    const events = await app.db.as({ role: 'service' }, (tx) =>
      sql`select 1 from app.outbox where owner_id = ${one.userId}`.execute(tx),
    )
    expect(events.rows).toEqual([])
  })
})
