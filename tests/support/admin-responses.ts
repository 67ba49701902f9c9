import type { InboxMessage, WaitingEntry } from '#modules/marketing/contract/admin-inbox.ts'
import type { AuditTrailEntry, BotReport } from '#modules/moderation/contract.ts'
import type { VendorToCheck } from '#modules/vendors/contract.ts'

const BOT = '0192e6f8-8660-7c92-a493-a398b9313026'
const PERSON = '0192e6f8-8660-7c92-a493-a398b9313027'

/** A report as its endpoint answers it; `changes` overrides fields. */
export function sampleReport(changes: Partial<BotReport> = {}): BotReport {
  return {
    id: '0192f000-0000-7000-8000-0000000000c1',
    bot_id: BOT,
    bot_title: 'Pillenbot',
    is_paused: false,
    reason: 'harmful',
    message: 'De bot raadt aan om medicijnen door elkaar te gebruiken.',
    reporter_email: 'melder@elders.example',
    created_at: '2026-11-19T09:00:00.000Z',
    open_besides: 1,
    decision: null,
    ...changes,
  }
}

/** The same, decided. */
export const DECIDED_REPORT = sampleReport({
  id: '0192f000-0000-7000-8000-0000000000c2',
  bot_id: null,
  reporter_email: null,
  open_besides: 0,
  decision: {
    outcome: 'dismissed',
    explanation: 'De bot noemt de bijsluiter en verwijst naar de apotheek.',
    note: 'Maker gebeld.',
    decided_at: '2026-11-20T09:00:00.000Z',
    decided_by: 'Demo beheer',
  },
})

/** A vendor that no administrator has decided on. */
export function sampleVendor(changes: Partial<VendorToCheck> = {}): VendorToCheck {
  return {
    vendor_id: PERSON,
    profile: {
      company: 'Botmakerij BV',
      contact_name: 'Noor Bakker',
      email: 'noor@botmakerij.example',
      street: 'Kade 1',
      postcode: '3511 AB',
      city: 'Utrecht',
      kvk: '12345678',
      btw_id: null,
      changed_at: '2026-11-19T09:00:00.000Z',
      verified_at: null,
      verified_by: null,
      sent_back: null,
    },
    account: {
      masked_iban: 'NL •••• 4300',
      name: 'Botmakerij BV',
      status: 'unchecked',
      changed_at: '2026-11-19T09:00:00.000Z',
    },
    bots: 3,
    ...changes,
  }
}

/** An entry of the audit trail. */
export function sampleEntry(changes: Partial<AuditTrailEntry> = {}): AuditTrailEntry {
  return {
    id: '0192f000-0000-7000-8000-0000000000d1',
    at: '2026-11-19T09:00:00.000Z',
    actor: 'admin',
    actor_id: PERSON,
    actor_name: 'Demo beheer',
    action: 'bot.paused',
    subject_type: 'bot',
    subject_id: BOT,
    subject_name: 'Pillenbot',
    bot_id: BOT,
    detail: {},
    ...changes,
  }
}

/** Entries by an administrator, by the command line, and by a deleted account. */
export const SAMPLE_TRAIL = {
  entries: [
    sampleEntry(),
    sampleEntry({
      id: '0192f000-0000-7000-8000-0000000000d2',
      ...{ actor: 'command', actor_id: null, actor_name: null, action: 'account.role_granted' },
      ...{ subject_type: 'account', subject_id: PERSON, subject_name: 'Demo beheer', bot_id: null },
      detail: { role: 'admin', before: 'buyer' },
    }),
    sampleEntry({ id: '0192f000-0000-7000-8000-0000000000d3', actor_name: null, subject_name: null, bot_id: null }),
  ],
  next_after: null,
  people: [{ id: PERSON, name: 'Demo beheer' }],
}

/** A message of the contact form. */
export function sampleMessage(changes: Partial<InboxMessage> = {}): InboxMessage {
  return {
    id: '0192f000-0000-7000-8000-0000000000e1',
    name: 'Piet de Vries',
    email: 'piet@elders.example',
    company: 'De Vries BV',
    topic: 'enterprise',
    message: 'Wij willen Syvo voor twaalf vestigingen.\nKunnen we bellen?',
    created_at: '2026-11-19T09:00:00.000Z',
    handled: null,
    ...changes,
  }
}

const ENTRY: WaitingEntry = {
  id: '0192f000-0000-7000-8000-0000000000f1',
  name: 'Anouk Visser',
  email: 'anouk.visser.van.de.lange.achternaam@visser-installatietechniek.example',
  company: 'Visser BV',
  created_at: '2026-11-19T09:00:00.000Z',
  wants_mails: true,
}

/** The waiting list of Enterprise. */
export const SAMPLE_LIST = {
  entries: [ENTRY, { ...ENTRY, id: PERSON, company: null, wants_mails: false }],
  next_after: null,
  counts: { total: 2, recent: 1, companies: 1, stopped: 1 },
}
