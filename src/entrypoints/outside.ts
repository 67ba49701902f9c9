import { createModelPort, endpointCaller, type PostGuarded } from '#modules/runtime/public.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Settings } from '#platform/config/settings.ts'
import { createSafeFetch, type SafeFetch } from '#platform/safe-fetch/create-safe-fetch.ts'

/** The ways to the outside world that one process keeps open: the guarded client and the model. */
export interface Outside {
  guarded: SafeFetch
  model: ReturnType<typeof createModelPort>
  callEndpoint: ReturnType<typeof endpointCaller>
  close(): Promise<void>
}

/** Opens them as the settings ask. */
export function openOutside(settings: Settings, clock: Clock): Outside {
  const guarded = createSafeFetch({ allow: settings.OUTBOUND_ALLOW })
  const model = createModelPort({
    provider: settings.AI_PROVIDER,
    baseUrl: settings.AI_BASE_URL,
    apiKey: settings.AI_API_KEY,
    model: settings.AI_MODEL,
  })
  return {
    guarded,
    model,
    callEndpoint: endpointCaller(guardedPost(guarded), () => clock.now()),
    close: async () => {
      await guarded.close()
      await model?.close()
    },
  }
}

function guardedPost(guarded: SafeFetch): PostGuarded {
  return async (url, request) => {
    const answer = await guarded.safeFetch(url, { method: 'POST', ...request })
    if (answer.outcome !== 'ok') return { outcome: 'failed', reason: answer.reason }
    return { outcome: 'ok', status: answer.status, text: new TextDecoder().decode(answer.bytes) }
  }
}
