import { type Configuration, findConfiguration } from '#modules/activation/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { consumeRateLimit, type RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { Knowledge } from '../contract.ts'
import type { KnowledgeDeps } from '../knowledge-deps.ts'
import { findReadingState } from '../store/index-store.ts'
import { findExtraUrls, listPages, type PageStatus } from '../store/page-store.ts'
import { requestReading } from './request-reading.ts'

const READINGS: RateLimitRule = { name: 'read-knowledge', windowSeconds: 3600, max: 30 }
const absent = fail({ ...failures.notFound, message: 'Deze configuratie bestaat niet.' })

/** Reads the pages of a configuration of the caller's own. */
export async function showKnowledge(
  deps: KnowledgeDeps,
  userId: string,
  configId: string,
): Promise<Outcome<Knowledge>> {
  return deps.db.as({ role: 'member', userId }, async (tx) => {
    const config = await findOwnedConfiguration(findConfiguration(tx, configId), userId)
    if (!config) return absent
    const [pages, extraUrls, { isReading, isQueued }] = await Promise.all([
      listPages(tx, configId),
      findExtraUrls(tx, configId),
      findReadingState(tx, configId, deps.clock.now()),
    ])
    const answers = pages.map((page) => ({
      url: page.url,
      title: page.title,
      status: page.status,
      reason: page.reason,
      kind: page.kind,
      passages: page.passageCount,
      thin: isThin(page),
      read_at: page.readAt?.toISOString() ?? null,
      stale: page.isStale,
      is_text: page.url.startsWith('config:'),
    }))
    const done = answers.filter((page) => page.status !== 'waiting').length
    return ok({
      pages: answers,
      extra_urls: extraUrls,
      done,
      total: answers.length,
      reading: isReading || isQueued || done < answers.length,
      queued: isQueued,
    })
  })
}

/** Requests a reading of the caller's configuration, with new extra pages when `extraUrls` is given. */
export async function readAgain(
  deps: KnowledgeDeps,
  userId: string,
  input: { configId: string; extraUrls: readonly string[] | null },
): Promise<Outcome<Knowledge>> {
  const now = deps.clock.now()
  const config = await deps.db.as({ role: 'member', userId }, (tx) =>
    findOwnedConfiguration(findConfiguration(tx, input.configId), userId),
  )
  if (!config) return absent
  const within = await asService(deps.db, async (tx) => {
    if (!(await consumeRateLimit(tx, READINGS, userId, now))) return false
    await requestReading(tx, config, input.extraUrls, now)
    return true
  })
  return within
    ? showKnowledge(deps, userId, input.configId)
    : fail({
        ...failures.tooMany,
        message: 'Je liet de pagina’s net al vaak lezen. Probeer het over een uur opnieuw.',
        retryAfterSeconds: 3600,
      })
}

/**
 * A short page is one passage whatever its content, so a page of one passage is judged by its text; an empty copy is some 150 characters of
 * structure.
 */
const THIN_COPY_LENGTH = 300

function isThin({ status, passageCount, copyLength }: PageStatus): boolean {
  return status === 'read' && (passageCount === 0 || (passageCount === 1 && copyLength < THIN_COPY_LENGTH))
}

/** Finds a configuration of the caller's own: an administrator sees other accounts' configurations, but their knowledge stays private. */
async function findOwnedConfiguration(
  found: Promise<Configuration | null>,
  userId: string,
): Promise<Configuration | null> {
  const config = await found
  return config?.user_id === userId ? config : null
}
