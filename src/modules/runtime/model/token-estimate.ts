import type { ModelRequest } from './model-port.ts'

const charactersPerToken = 4
const tokensPerMessage = 4

/** Estimates the tokens of a text when the provider does not report them: four characters each, rounded up. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken)
}

/** Estimates the tokens of a whole request, including the few that a chat protocol adds per message. */
export function estimateRequestTokens(request: ModelRequest): number {
  return request.messages.reduce(
    (sum, message) => sum + estimateTokens(message.content) + tokensPerMessage,
    estimateTokens(request.system) + tokensPerMessage,
  )
}
