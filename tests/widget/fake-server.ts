import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brandingOf, COLOR_SCHEMES } from '../../src/modules/channels/domain/branding.ts'
import { chatDocument } from '../../src/modules/channels/hosted-chat/chat-document.ts'
import { loaderScript, openerSettings, silentScript } from '../../src/modules/channels/widget/loader-script.ts'
import { type Body, end, fail, json, listen, readBody } from './http-parts.ts'
import { payloads } from './xss-corpus.ts'

/** One request that reached the fake server. */
export type ReceivedRequest = { method: string; path: string; body: Body; headers: IncomingMessage['headers'] }
type Send = (event: string, data: object) => void
type Manifest = { loader: string; js: string; css: string }

const BOT = { id: '01980000-0000-7000-8000-000000000001', title: 'Balie 13', category: 'Klantenservice' }
const BRAND = {
  company_name: 'Voorbeeldbedrijf',
  primary_color: '#1F5C4D',
  welcome_message: 'Hoi! Stel je vraag over je bestelling, levering of retour.',
  bot: BOT,
  quick_questions: ['Hoe kan ik iets retour sturen?', 'Wanneer komt mijn pakket?'],
  limit_reached: false,
  contact_form: true,
}
/** The branding of each token's bot; any other token is unknown. */
const BRANDS: Record<string, Record<string, unknown>> = {
  'token-plain': BRAND,
  'token-limit': { ...BRAND, limit_reached: true },
  'token-paused': { ...BRAND, limit_reached: true, paused: true },
  'token-dark': { ...BRAND, theme: 'dark', position: 'left' },
  'token-visitor': { ...BRAND, theme: 'visitor' },
  'token-from-pages': { ...BRAND, note: 'Er is geen taalmodel verbonden.' },
  'token-elsewhere': BRAND,
  'token-light': { ...BRAND, primary_color: '#FFE14D', quick_questions: [] },
  'token-xss': {
    ...BRAND,
    company_name: payloads.slice(0, 8).join(' '),
    primary_color: 'red;background:url(https://evil.example/c)',
    welcome_message: payloads.join('\n'),
    bot: { id: payloads[3], title: payloads[4], category: payloads[5] },
    quick_questions: payloads.slice(0, 4),
  },
}
/** The one bot that is allowed on one site only, which is not the test's. */
const DOMAINS: Record<string, string[]> = { 'token-elsewhere': ['elders.example', '127.0.0.1:1'] }
export const ANSWER = 'Besteld voor 17.00 uur? Dan komt het morgen. Je krijgt om 8.00 uur een bericht met het tijdvak.'

const PAGE = {
  title: 'Pagina ‘Verzending’',
  url: 'https://voorbeeld.example/verzending',
  quote: 'Voor 17.00 uur besteld, morgen in huis.',
}
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors *; require-trusted-types-for 'script'; trusted-types 'none'"

/** A small stand-in for Syvo's chat endpoints, driven by the words in the question. */
export class FakeServer {
  readonly seen: ReceivedRequest[] = []
  origin = ''
  #folder: string
  #files: Manifest
  #failed = new Set<string>()
  #sessions = 0
  #valid = ''
  /** The messages by the resume key of the conversation, and the key of the current one. */
  #talks = new Map<string, object[]>()
  #talk = ''
  #server = createServer((request, response) => void this.#answer(request, response))

  /** Serves the widget that was built into `folder`. */
  constructor(folder: string) {
    this.#folder = folder
    // The build wrote this manifest a moment ago.
    this.#files = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  }

  async start(): Promise<void> {
    this.origin = `http://127.0.0.1:${await listen(this.#server, '127.0.0.1')}`
  }

  /** Refuses every session token from now on, until it is exchanged anew. */
  expireSessions(): void {
    this.#valid = 'none'
  }

  close(): void {
    this.#server.closeAllConnections()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://fake')
    const body = await readBody(request)
    this.seen.push({ method: request.method ?? '', path: url.pathname + url.search, body, headers: request.headers })
    const [, endpoint = ''] = url.pathname.split('/functions/v1/')
    if (endpoint === 'widget') return this.#loader(url.searchParams.get('token') ?? '', response)
    if (endpoint === `widget/${this.#files.js}`) return this.#file(response, this.#files.js, 'text/javascript')
    if (endpoint === `widget/${this.#files.css}`) return this.#file(response, this.#files.css, 'text/css')
    if (endpoint === 'hosted-chat') return this.#page(url.searchParams.get('token') ?? '', response)
    if (endpoint === 'hosted-chat/session') return this.#open(body, response)
    if (request.headers.authorization !== `Bearer ${this.#valid}`) return fail(response, 401, 'Je sessie is verlopen.')
    if (body.conversation_id !== undefined && body.conversation_id !== this.#conversation())
      return fail(response, 404, 'Dit gesprek bestaat niet (meer).', 'conversation_not_found')
    if (endpoint === 'hosted-chat/messages') return this.#converse(body, response)
    if (endpoint === 'hosted-chat/contact') return this.#contact(body, response)
    fail(response, 404, 'Niet gevonden.')
  }

  #open(body: Body, response: ServerResponse): void {
    const brand = BRANDS[String(body.token)]
    if (!brand) return fail(response, 403, 'Deze chatlink werkt niet meer.')
    const resumed = this.#talks.has(String(body.resume)) ? String(body.resume) : ''
    this.#valid = `session-${++this.#sessions}`
    this.#talk = resumed || `resume-${this.#sessions}`
    const lines = this.#talks.get(this.#talk) ?? []
    this.#talks.set(this.#talk, lines)
    const session = { session_token: this.#valid, expires_at: '2030-01-01T00:00:00Z', resume_key: this.#talk }
    json(response, 200, { ...session, lines: resumed ? lines : [], ...brand })
  }

  /** Returns the conversation of the session: one per session, as on the real server. */
  #conversation(): string {
    return `conversation of ${this.#valid}`
  }

  #contact(body: Body, response: ServerResponse): void {
    if (this.#failsNow(String(body.idempotency_key), String(body.message)))
      return fail(response, 500, 'Opslaan lukte niet. Probeer het opnieuw.')
    json(response, 200, { ok: true })
  }

  /** Returns true the first time for this id when the words ask for a failure. */
  #failsNow(id: string, words: string, sign = 'fout'): boolean {
    if (!words.includes(sign) || this.#failed.has(id)) return false
    this.#failed.add(id)
    return true
  }

  async #converse(body: Body, response: ServerResponse): Promise<void> {
    const question = String(body.message)
    const id = String(body.client_message_id)
    if (this.#failsNow(id, question)) return fail(response, 503, 'De assistent is even niet bereikbaar.')
    if (this.#failsNow(id, question, 'rustig'))
      return fail(response, 429, 'Je stelt te snel vragen.', 'fake', { 'retry-after': '1' })
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
    const send: Send = (event, data) => void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    const lines = [
      { by: 'you', text: question, sources: [] },
      { by: 'bot', text: ANSWER, sources: [{ title: PAGE.title, url: PAGE.url }] },
    ]
    this.#talks.get(this.#talk)?.push(...lines)
    send('start', { conversation_id: this.#conversation(), message_id: 'm-1' })
    if (question.includes('weer')) {
      send('delta', { text: 'Daar weet ik niets over. Wil je dat een medewerker je belt?' })
      send('done', { status: 'refused', offer_contact: true })
    } else if (question.includes('limiet')) {
      send('done', { status: 'blocked', blocked_reason: 'limit', offer_contact: true, limit_reached: true })
    } else if (question.includes('pauze')) {
      send('done', { status: 'blocked', blocked_reason: 'paused', offer_contact: true, limit_reached: true })
    } else if (question.includes('bellen')) {
      send('delta', { text: 'Bel 030-1234567 of mail <b>info@voorbeeld.example</b>.' })
      send('done', { status: 'completed', offer_contact: false })
    } else if (question.startsWith('xss ')) {
      hostileAnswer(payloads[Number(question.slice(4))] ?? '', send)
    } else await ordinaryAnswer(question, send, response)
    response.end()
  }

  #loader(token: string, response: ServerResponse): void {
    const code = readFileSync(join(this.#folder, this.#files.loader), 'utf8')
    const brand = BRANDS[token]
    const script = brand
      ? loaderScript(code, openerSettings(brandingOf(brand, BOT.title), DOMAINS[token] ?? []))
      : silentScript('deze chat bestaat niet (meer).')
    end(response, 200, script, 'text/javascript')
  }

  #page(token: string, response: ServerResponse): void {
    response.setHeader('content-security-policy', POLICY)
    response.setHeader('referrer-policy', 'no-referrer')
    const colorScheme = COLOR_SCHEMES[brandingOf(BRANDS[token] ?? {}, BOT.title).theme]
    const assets = { js: `/functions/v1/widget/${this.#files.js}`, css: `/functions/v1/widget/${this.#files.css}` }
    end(response, 200, chatDocument({ assets, title: 'Chat', colorScheme }), 'text/html')
  }

  #file(response: ServerResponse, name: string, kind: string): void {
    end(response, 200, readFileSync(join(this.#folder, name), 'utf8'), kind)
  }
}

function hostileAnswer(payload: string, send: Send): void {
  for (const part of payload.match(/[\s\S]{1,7}/gu) ?? []) send('delta', { text: part })
  const sources = [
    { title: payload, url: payload, quote: payload },
    { title: payload, url: `javascript:alert(1)//${payload}`, quote: '' },
  ]
  send('sources', { sources })
  send('done', { status: 'completed', offer_contact: false })
}

async function ordinaryAnswer(question: string, send: Send, response: ServerResponse): Promise<void> {
  for (const word of ANSWER.split(/(?<= )/)) {
    send('delta', { text: word })
    await wait(question.includes('traag') ? 300 : 3)
    if (response.destroyed) return
    if (question.includes('breek') && word.startsWith('komt')) return void response.destroy()
  }
  send('sources', { sources: [PAGE, PAGE, { title: 'Onveilig', url: 'javascript:alert(1)', quote: '' }] })
  send('done', { status: 'completed', offer_contact: false })
}
