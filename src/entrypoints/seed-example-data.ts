import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { addExampleDataOnce, addExampleTrial } from '#modules/activation/public.ts'
import { type BotContent, botContentSchema, EXECUTION_LIMIT_DEFAULT } from '#modules/catalogue/public.ts'
import { findDemoAccount, type IdentityDeps } from '#modules/identity/public.ts'
import { storeSampleKnowledge } from '#modules/knowledge/public.ts'
import { addExampleLeads, type ExampleLead } from '#modules/leads/public.ts'
import { addExampleConversations, type ExampleConversation } from '#modules/runtime/public.ts'
import { newId } from '#platform/ids/id.ts'
import { DEMO_CUSTOMER } from './seed.ts'

const SEED_FOLDER = join(import.meta.dirname, '../../database/seed')
const DAY_MS = 86_400_000

const leadContent = z.strictObject({
  name: z.string(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  company: z.optional(z.string()),
  message: z.optional(z.string()),
  status: z.enum(['new', 'contacted', 'qualified', 'converted', 'lost']),
})

const contentSchema = z.strictObject({
  about: z.string(),
  bots: z.array(z.strictObject({ slug: z.string(), trialStartedDaysAgo: z.int() })),
  conversations: z.array(
    z.strictObject({
      bot: z.string(),
      daysAgo: z.int(),
      at: z.string().check(z.regex(/^\d\d:\d\d$/)),
      channel: z.enum(['widget', 'hosted']),
      turns: z.array(
        z.strictObject({
          question: z.string(),
          answer: z.string(),
          outcome: z.enum(['answered', 'refused', 'dialogue']),
          asks: z.optional(z.string()),
          sources: z.array(z.object({ title: z.string(), url: z.string(), quote: z.string() })),
        }),
      ),
      lead: z.optional(leadContent),
    }),
  ),
})

type Content = z.output<typeof contentSchema>
type Talk = Content['conversations'][number]

/** The owner of the rows of one example bot. */
interface Place {
  readonly userId: string
  readonly botId: string
  readonly configId: string
}

/**
 * Adds three weeks of marked example data to the demo's customer account, counted back from now: trials, configurations, conversations and leads.
 * Once per account, all or nothing; returns whether it did. A job reads the bots' pages, enqueued by storing them.
 */
export async function seedExampleData({ deps }: { deps: IdentityDeps }): Promise<boolean> {
  const now = deps.clock.now()
  return deps.db.as({ role: 'service' }, async (tx) => {
    const userId = await findDemoAccount(tx, DEMO_CUSTOMER.email)
    if (userId === null) return false
    return addExampleDataOnce(tx, { userId, now }, async () => {
      const content = contentSchema.parse(await readSeed('example'))
      const bots = new Map(botContentSchema.parse(await readSeed('bots')).map((bot) => [bot.slug, bot]))
      const places = new Map<string, Place>()
      for (const { slug, trialStartedDaysAgo } of content.bots) {
        const bot = bots.get(slug)
        if (!bot) throw new Error(`The example data names a bot that is not seeded: ${slug}`)
        const startedAt = new Date(now.getTime() - trialStartedDaysAgo * DAY_MS)
        const configId = await addExampleTrial(tx, { userId, startedAt, ...trialOf(bot) })
        await storeSampleKnowledge(tx, { configId, pages: bot.sampleKnowledge, now })
        places.set(slug, { userId, botId: bot.id, configId })
      }
      const talks = content.conversations.map((talk) => placedTalk(talk, places, now))
      await addExampleConversations(
        tx,
        talks.map(({ conversation }) => conversation),
      )
      await addExampleLeads(
        tx,
        talks.flatMap(({ lead }) => lead ?? []),
      )
    })
  })
}

async function readSeed(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(SEED_FOLDER, `${name}.json`), 'utf8'))
}

function trialOf(bot: BotContent) {
  return {
    botId: bot.id,
    category: bot.configCategory,
    configData: bot.sampleConfig,
    companyName: bot.sampleCompany,
    monthlyLimit: bot.monthlyExecutionLimit ?? EXECUTION_LIMIT_DEFAULT,
  }
}

function placedTalk(
  talk: Talk,
  places: ReadonlyMap<string, Place>,
  now: Date,
): { conversation: ExampleConversation; lead: ExampleLead | null } {
  const place = places.get(talk.bot)
  if (!place) throw new Error(`The example data has a conversation of a bot that it does not set up: ${talk.bot}`)
  const startedAt = startOf(talk, now)
  const conversation = {
    ...place,
    id: newId<'conversation'>(startedAt.getTime()),
    channel: talk.channel,
    startedAt,
    hasLead: talk.lead !== undefined,
    turns: talk.turns.map((turn) => ({ ...turn, asks: turn.asks ?? null })),
  }
  return { conversation, lead: talk.lead ? leadOf(talk, talk.lead, { ...place, conversation }, now) : null }
}

/** Returns the wall-clock time that many days ago, in Dutch winter time; an hour off in summer, which nobody notices. */
function startOf(talk: Talk, now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const [hours = 0, minutes = 0] = talk.at.split(':').map(Number)
  return new Date(midnight - talk.daysAgo * DAY_MS + ((hours - 1) * 60 + minutes) * 60_000)
}

function leadOf(
  talk: Talk,
  lead: z.output<typeof leadContent>,
  of: Place & { conversation: ExampleConversation },
  now: Date,
): ExampleLead {
  const { conversation, ...place } = of
  const createdAt = new Date(conversation.startedAt.getTime() + 4 * 60_000)
  return {
    ...place,
    conversationId: conversation.id,
    name: lead.name,
    email: lead.email ?? null,
    phone: lead.phone ?? null,
    company: lead.company ?? null,
    message: lead.message ?? null,
    source: talk.channel,
    status: lead.status,
    createdAt,
    movedAt: new Date(Math.min(createdAt.getTime() + DAY_MS, now.getTime())),
  }
}
