import './chat-page.css'
import './chat-log.css'
import './chat-controls.css'
import './contact-form.css'
import { brandColor, readableColor } from '#ui/readable-color.ts'
import { tilePortrait } from '#ui/tile-portrait.ts'
import { text } from './chat.text.ts'
import { ChatApi, type Session } from './chat-api.ts'
import { contactForm, type OpenContact } from './contact-form.ts'
import { Conversation } from './conversation.ts'
import { fieldsOf, textOf } from './json-fields.ts'
import { make, part, showOnly } from './page-parts.ts'
import { StoredConversation } from './stored-conversation.ts'

const embedded = parent !== self

/**
 * Reads bot, token and resume key from the address and removes the last two from it; the tab's own history entry stores them, so that reloading
 * works.
 */
function consumeAccessParams(): { bot: string; token: string; resumeKey: string } {
  const query = new URLSearchParams(location.search)
  const historyState = fieldsOf(history.state)
  const token = query.get('token') ?? textOf(historyState.token)
  const resumeKey = location.hash.slice(1) || textOf(historyState.resumeKey)
  query.delete('token')
  history.replaceState({ token, resumeKey }, '', `${location.pathname}?${query}`)
  return { bot: query.get('bot') ?? '', token, resumeKey }
}

/** Starts the page with the parameters in its address. */
function start(): void {
  const { bot, token, resumeKey } = consumeAccessParams()
  listenToHost()
  postToHost({ syvo: 'ready' })
  if (!bot || !token) return showNotice(text.incomplete)
  const stored = new StoredConversation(bot, resumeKey, (key) => postToHost({ syvo: 'keep', key }))
  void connect(new ChatApi(location.pathname.replace(/\/$/, ''), { bot, token }, stored), stored)
}

/** Exchanges the token and shows the company, then the conversation or, at the monthly limit, the contact form (AMB-131). */
async function connect(api: ChatApi, stored: StoredConversation): Promise<void> {
  const session = await api.open()
  if (!session.ok) return showNotice(session.message, session.passing ? () => void connect(api, stored) : undefined)
  showBrand(session.value)
  const openContact = contactForm(api, showChat)
  if (session.value.limitReached) {
    if (!session.value.contactForm) return showNotice(text.limitWithoutForm)
    return openContact({ reason: session.value.paused ? text.paused : text.limit, question: '', back: false })
  }
  showOnly('chat')
  void new Conversation({
    api,
    stored,
    session: session.value,
    openContact,
    onClosed: (question, reason) => closeChat(session.value, openContact, { question, reason }),
  })
  part('status', HTMLElement).textContent = part('ai', HTMLElement).textContent
  // In a customer's page the loader knows whether the visitor is still in the chat, and sends a message for the focus.
  if (!embedded) focusChat()
}

/** Replaces the question field at the monthly limit and while the bot is paused; an unanswered question goes into the form. */
function closeChat(
  { contactForm: hasForm }: Session,
  openContact: OpenContact,
  { question, reason }: { question: string; reason: string },
): void {
  part('composer', HTMLElement).hidden = true
  const limit = part('limit', HTMLElement)
  limit.hidden = false
  limit.textContent = hasForm ? reason : text.limitWithoutForm
  if (question && hasForm) openContact({ reason, question, back: true })
}

function showChat(): void {
  showOnly('chat')
  focusChat()
}

function enter(byKeyboard: boolean): void {
  if (!part('chat', HTMLElement).hidden) return focusChat(byKeyboard)
  document.querySelector<HTMLElement>('section:not([hidden]) h2')?.focus()
}

/**
 * Puts the focus on the question field. On a touch screen the keyboard would cover the welcome text: there it goes to the conversation,
 * without a ring until a key is used, unless the chat was opened by a key.
 */
function focusChat(byKeyboard = false): void {
  const usable = (byKeyboard || matchMedia('(pointer: fine)').matches) && !part('composer', HTMLElement).hidden
  const log = part('log', HTMLElement)
  if (usable) return part('question', HTMLElement).focus()
  log.dataset['quiet'] = ''
  log.focus()
}

function showBrand({ company, color, bot }: Session): void {
  const background = brandColor(color)
  const mark = readableColor(background)
  const { style } = document.documentElement
  style.setProperty('--brand', background)
  style.setProperty('--on-brand', mark)
  part('company', HTMLElement).textContent = company
  document.title = text.chatWith(company)
  // An image instead of markup: nothing in it can run, and no HTML sink is used.
  const tile = part('tile', HTMLImageElement)
  tile.src = `data:image/svg+xml,${encodeURIComponent(tilePortrait(bot.id, bot.category))}`
  tile.hidden = false
  postToHost({ syvo: 'brand' })
}

/** Shows why there is no chat; `retry` runs when the button is pressed, and by itself once the connection is back. */
function showNotice(message: string, retry?: () => void): void {
  const notice = part('notice', HTMLElement)
  notice.textContent = message
  postToHost({ syvo: 'brand' })
  if (!retry) return
  const button = make('button', 'button line small', text.retry)
  const tryAgain = () => {
    if (!button.isConnected) return
    notice.textContent = text.loading
    retry()
  }
  button.addEventListener('click', tryAgain)
  addEventListener('online', tryAgain)
  notice.append(document.createElement('br'), button)
}

/**
 * Posts a message to the host page. Messages hold no secret (the resume key opens nothing for its reader), so any embedding page may read them; the
 * server's `frame-ancestors` decides which pages may embed.
 */
function postToHost(message: { syvo: 'ready' | 'close' | 'brand' } | { syvo: 'keep'; key: string }): void {
  if (embedded) parent.postMessage(message, '*')
}

function listenToHost(): void {
  const close = part('close', HTMLButtonElement)
  close.hidden = !embedded
  close.addEventListener('click', () => postToHost({ syvo: 'close' }))
  addEventListener('keydown', (event) => {
    delete part('log', HTMLElement).dataset['quiet']
    if (event.key === 'Escape' && !event.isComposing) postToHost({ syvo: 'close' })
    // The focus is in this page and not yet on the question: the letter must still get there.
    else if (document.activeElement === document.body && event.key.length === 1) part('question', HTMLElement).focus()
  })
  addEventListener('message', (event) => {
    if (!embedded || event.source !== parent) return
    const { syvo, typed } = fieldsOf(event.data)
    if (typeof syvo !== 'boolean') return
    part('question', HTMLTextAreaElement).value += textOf(typed)
    enter(syvo)
  })
}

start()
