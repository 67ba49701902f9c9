import { createServer, type ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'

// A fake model server: answers at once, or after n ms when the model name ends in `-<n>ms`. Settings: PORT, MODEL_ANSWER.

const answer = process.env.MODEL_ANSWER ?? 'Wij zijn vanavond geopend.'
const words = answer.split(/(?<= )/)
const usage = { prompt_tokens: 42, completion_tokens: words.length, total_tokens: 42 + words.length }
const head = { id: 'chatcmpl-bench', created: 1, model: 'bench' }

const whole = JSON.stringify({
  ...head,
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: answer }, finish_reason: 'stop' }],
  usage,
})
const allHeaders = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) }

const chunk = (choices: unknown[], extra: object = {}) =>
  `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices, ...extra })}\n\n`
const wordChunks = words.map((content) => chunk([{ index: 0, delta: { content }, finish_reason: null }]))
const closing = `${chunk([{ index: 0, delta: {}, finish_reason: 'stop' }])}${chunk([], { usage })}data: [DONE]\n\n`

function stream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]))
  for (const word of wordChunks) response.write(word)
  response.end(closing)
}

const server = createServer(async (request, response) => {
  const body = await readText(request)
  if (request.method === 'GET') return response.writeHead(200).end('ok')
  const isStream = body.includes('"stream":true')
  const reply = () => (isStream ? stream(response) : response.writeHead(200, allHeaders).end(whole))
  const delayMs = Number(/"model":"[^"]*-(\d+)ms"/.exec(body)?.[1] ?? 0)
  if (delayMs > 0) setTimeout(reply, delayMs)
  else reply()
})
server.keepAliveTimeout = 65_000
server.listen(Number(process.env.PORT), '127.0.0.1')
