import { createAiSdkTransport } from './ai-sdk-transport.ts'
import type { ModelTransport } from './model-transport.ts'

/** Creates a transport to Mistral through the AI SDK; an empty `baseUrl` is Mistral itself. */
export function createMistralTransport(settings: { baseUrl: string; apiKey: string; model: string }): ModelTransport {
  return createAiSdkTransport(`mistral:${settings.model}`, async () => {
    const { createMistral } = await import('@ai-sdk/mistral')
    const address = settings.baseUrl === '' ? {} : { baseURL: settings.baseUrl }
    return createMistral({ apiKey: settings.apiKey, ...address })(settings.model)
  })
}
