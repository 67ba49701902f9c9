import type { SmokeBatch, SmokeRun } from '../contract.ts'
import type { SmokeTests } from './smoke-client.ts'

/** The results of one batch for one bot's configurations. */
export interface BotResults {
  readonly key: string
  readonly botId: string
  readonly title: string
  readonly isSample: boolean
  readonly runs: readonly SmokeRun[]
}

/** A part of the results: the newest batch that asked a category, or the newest night's. */
export interface ResultGroup {
  readonly key: string
  readonly batch: SmokeBatch
  readonly bots: readonly BotResults[]
}

/** The key of the part that holds the night's results. */
export const NIGHTLY = 'nightly'

const ORDER = ['horeca', 'ecommerce', 'hr', 'support', 'generic']

/** Groups the newest results of each category in the cards' order, `generic` after them (AMB-122), and last those of the newest night. */
export function resultGroups({ batches, runs }: Pick<SmokeTests, 'batches' | 'runs'>): ResultGroup[] {
  const asked = ORDER.flatMap((category) => {
    const ofCategory = runs.filter((run) => run.category === category)
    // A batch of one bot says nothing about its category.
    const batch = batches.find(
      ({ id, kind, bot_id }) => kind === 'asked' && bot_id === null && ofCategory.some((run) => run.batch_id === id),
    )
    return batch ? [groupOf(category, batch, ofCategory)] : []
  })
  const night = batches.find(({ id, kind }) => kind === 'daily' && runs.some((run) => run.batch_id === id))
  return night ? [...asked, groupOf(NIGHTLY, night, runs)] : asked
}

function groupOf(key: string, batch: SmokeBatch, runs: readonly SmokeRun[]): ResultGroup {
  const bots = new Map<string, SmokeRun[]>()
  for (const run of runs) {
    if (run.batch_id !== batch.id) continue
    const bot = `${run.bot_id}-${run.is_sample}`
    bots.set(bot, [...(bots.get(bot) ?? []), run])
  }
  return {
    key,
    batch,
    bots: [...bots].flatMap(([bot, ofBot]) => {
      const [first] = ofBot
      // The server lists the newest first; the screen shows them in the order of asking.
      const inOrder = ofBot.toReversed()
      return first
        ? [{ key: bot, botId: first.bot_id, title: first.bot_title, isSample: first.is_sample, runs: inOrder }]
        : []
    }),
  }
}
