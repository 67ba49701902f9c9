import { createAnthropicTransport } from './anthropic.ts'
import { GuardedModel, type ModelLimits } from './guarded-model.ts'
import { createMistralTransport } from './mistral.ts'
import { type ModelTiming, realTiming } from './model-timing.ts'
import type { ModelTransport } from './model-transport.ts'
import { createOpenAiTransport } from './openai-compatible.ts'

/** The operator's `AI_*` settings, each absent or empty when not set. */
export type ModelSettings = {
  provider?: 'openai-compatible' | 'anthropic' | 'mistral' | undefined
  baseUrl?: string | undefined
  apiKey?: string | undefined
  model?: string | undefined
}

/** 30 s in all, 10 s to the first streamed byte, at most 2 retries; 128 answers at once. */
export const defaultModelLimits: ModelLimits = {
  totalTimeoutMs: 30_000,
  firstByteTimeoutMs: 10_000,
  maxConcurrent: 128,
  maxWaiting: 1024,
  retry: { maxRetries: 2, baseDelayMs: 250, maxDelayMs: 4000 },
}

/**
 * Creates the port that the settings describe, or null when no model is configured and answers are extractive. A base URL without a provider means
 * any OpenAI-compatible server. Use one port per process: it owns the connections, the breaker and the retry budget.
 */
export function createModelPort(
  settings: ModelSettings,
  limits: ModelLimits = defaultModelLimits,
  timing: ModelTiming = realTiming,
): GuardedModel | null {
  const transport = chooseTransport(settings, limits)
  return transport && new GuardedModel(transport, limits, timing)
}

function chooseTransport(settings: ModelSettings, limits: ModelLimits): ModelTransport | null {
  const { baseUrl = '', apiKey = '', model = '' } = settings
  switch (settings.provider ?? (baseUrl === '' ? undefined : 'openai-compatible')) {
    case undefined:
      return null
    case 'anthropic':
      return createAnthropicTransport({ baseUrl, apiKey, model })
    case 'mistral':
      return createMistralTransport({ baseUrl, apiKey, model })
    case 'openai-compatible':
      return createOpenAiTransport({ baseUrl, apiKey, model, maxConnections: limits.maxConcurrent })
  }
}
