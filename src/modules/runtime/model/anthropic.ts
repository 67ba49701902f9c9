import { createAiSdkTransport } from './ai-sdk-transport.ts'
import type { ModelTransport } from './model-transport.ts'

/** Creates a transport to Anthropic through the AI SDK; an empty `baseUrl` is Anthropic itself. */
export function createAnthropicTransport(settings: { baseUrl: string; apiKey: string; model: string }): ModelTransport {
  return createAiSdkTransport(`anthropic:${settings.model}`, async () => {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    const address = settings.baseUrl === '' ? {} : { baseURL: settings.baseUrl }
    return createAnthropic({ apiKey: settings.apiKey, ...address })(settings.model)
  })
}
