export type Usage = { tokensIn: number; tokensOut: number }

/** How one provider writes an answer: whole, or as the events of a stream. */
export type ModelDialect = {
  whole(model: string, text: string, usage: Usage | undefined): unknown
  opening(model: string, usage: Usage | undefined): string[]
  word(model: string, word: string): string
  closing(model: string, usage: Usage | undefined, done: boolean): string[]
  error(message: string): string
}

const event = (data: unknown, name?: string) => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`

const openAiUsage = (usage: Usage) => ({
  prompt_tokens: usage.tokensIn,
  completion_tokens: usage.tokensOut,
  total_tokens: usage.tokensIn + usage.tokensOut,
})

const openAiChunk = (model: string, choices: unknown[], usage?: Usage) =>
  event({
    id: 'chatcmpl-test',
    object: 'chat.completion.chunk',
    created: 1,
    model,
    choices,
    ...(usage ? { usage: openAiUsage(usage) } : {}),
  })

/** The chat-completions protocol, with usage in a chunk of its own as `stream_options.include_usage` asks. */
export const openAiDialect: ModelDialect = {
  whole: (model, text, usage) => ({
    id: 'chatcmpl-test',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    ...(usage ? { usage: openAiUsage(usage) } : {}),
  }),
  opening: (model) => [
    openAiChunk(model, [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
  ],
  word: (model, word) => openAiChunk(model, [{ index: 0, delta: { content: word }, finish_reason: null }]),
  closing: (model, usage, done) => [
    openAiChunk(model, [{ index: 0, delta: {}, finish_reason: 'stop' }]),
    ...(usage ? [openAiChunk(model, [], usage)] : []),
    ...(done ? ['data: [DONE]\n\n'] : []),
  ],
  error: (message) => event({ error: { message, type: 'server_error' } }),
}

/** Mistral's form of it: usage comes with the last choice; its SDK breaks on a chunk without choices. */
export const mistralDialect: ModelDialect = {
  ...openAiDialect,
  closing: (model, usage) => [
    openAiChunk(model, [{ index: 0, delta: { content: '' }, finish_reason: 'stop' }], usage),
    'data: [DONE]\n\n',
  ],
}

/** Anthropic's messages protocol. */
export const anthropicDialect: ModelDialect = {
  whole: (model, text, usage) => ({
    id: 'msg_test',
    type: 'message',
    role: 'assistant',
    model,
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: usage?.tokensIn ?? 0, output_tokens: usage?.tokensOut ?? 0 },
  }),
  opening: (model, usage) => [
    event(
      {
        type: 'message_start',
        message: {
          id: 'msg_test',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: usage?.tokensIn ?? 0, output_tokens: 0 },
        },
      },
      'message_start',
    ),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }, 'content_block_start'),
  ],
  word: (_model, word) =>
    event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: word } }, 'content_block_delta'),
  closing: (_model, usage) => [
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
    event(
      {
        type: 'message_delta',
        delta: { stop_reason: 'end_turn', stop_sequence: null },
        usage: { output_tokens: usage?.tokensOut ?? 0 },
      },
      'message_delta',
    ),
    event({ type: 'message_stop' }, 'message_stop'),
  ],
  error: (message) => event({ type: 'error', error: { type: 'api_error', message } }, 'error'),
}
