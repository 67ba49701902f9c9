import css from './loader.css?inline'

/** What the chat page may ask of the page that embeds it; anything else is ignored. */
type PageMessage = { syvo?: unknown; paint?: unknown; mark?: unknown } | null | undefined

/** How long a page that has loaded may take to say that it is ours. */
const READY_MS = 1000

const COLOR = /^#[0-9a-f]{6}$/i

/**
 * Puts the launcher at the bottom right of the host page (CONN-04, AMB-131). Until the first click it stores nothing, requests nothing and
 * touches none of the host's styles: everything lives in a closed shadow root with an adopted stylesheet, which needs no `style-src`.
 */
function mountLauncher(address: URL): void {
  const root = makeRoot()
  const button = makeButton()
  paint(button, '#1D4ED8', '#F6F1E4')
  const note = makeNote()
  root.append(button, note)

  let frame: HTMLIFrameElement | undefined
  let byKey = false
  show(false)
  button.addEventListener('click', ({ detail }) => {
    byKey = detail === 0 // A press by key counts no clicks.
    return button.ariaExpanded === 'true' ? close() : open()
  })
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  })
  addEventListener('message', (event: MessageEvent<PageMessage>) => {
    if (!frame || event.source !== frame.contentWindow || event.origin !== address.origin) return
    const { syvo, paint: color, mark } = event.data ?? {}
    if (syvo === 'close') close()
    if (syvo === 'ready') button.className = 'ready'
    paint(button, color, mark)
    if (syvo === 'brand' && root.activeElement === frame) enter(frame, button, address, byKey)
  })

  function show(expanded: boolean): void {
    button.ariaExpanded = `${expanded}`
    button.ariaLabel = button.title = expanded ? 'Sluit chat' : 'Open chat'
    note.hidden = !expanded
    if (frame) frame.hidden = !expanded
  }

  function open(): void {
    if (!frame) {
      note.textContent = 'De chat wordt geladen …'
      root.append((frame = makeFrame(address)))
      frame.addEventListener('load', () => setTimeout(() => (frame = ifReady(frame, note, button)), READY_MS))
    }
    show(true)
    enter(frame, button, address, byKey)
  }

  function close(): void {
    if (button.ariaExpanded !== 'true') return
    show(false)
    button.focus()
  }
}

/** Keeps a frame whose page said 'ready'. An error page of browser or network never does: it goes away, so that the next opening tries again. */
function ifReady(frame: HTMLIFrameElement | undefined, note: HTMLElement, button: HTMLElement) {
  if (button.className) return frame
  note.textContent = 'De chat is nu niet bereikbaar. Probeer het later opnieuw.'
  if (frame?.matches(':focus')) button.focus()
  frame?.remove()
  return undefined
}

/** Moves the focus into the chat page, which puts it on its question field; a page that is still loading asks again with 'brand'. */
function enter(frame: HTMLIFrameElement, button: HTMLElement, { origin }: URL, byKey: boolean): void {
  frame.focus()
  if (button.className) frame.contentWindow?.postMessage(byKey ? 'syvo:open-by-key' : 'syvo:open', origin)
}

function makeRoot(): ShadowRoot {
  const host = document.createElement('syvo-chat')
  const root = host.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  document.body.append(host)
  return root
}

function makeButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.append(brandMark())
  return button
}

/** Stands where the frame comes: what is seen until the chat page is there, and instead of the browser's error page. */
function makeNote(): HTMLElement {
  const note = document.createElement('p')
  note.role = 'status'
  return note
}

/** Takes the company's colours; anything but two colours changes nothing. */
function paint(button: HTMLElement, color: unknown, mark: unknown): void {
  if (typeof color !== 'string' || typeof mark !== 'string' || !COLOR.test(color) || !COLOR.test(mark)) return
  button.style.setProperty('--paint', color)
  button.style.setProperty('--mark', mark)
}

function makeFrame(address: URL): HTMLIFrameElement {
  const page = new URL('hosted-chat', address)
  page.search = `${new URLSearchParams({ bot: address.searchParams.get('bot') ?? '', token: address.searchParams.get('token') ?? '', embed: '1' })}`
  const frame = document.createElement('iframe')
  frame.title = 'Chat met een AI-assistent'
  // The chat page can never navigate the host page; links it opens are ordinary windows.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  frame.src = page.href
  return frame
}

/** The brand mark: a tile with four corners and two eyes looking up; a cross while the chat is open. */
function brandMark(): SVGSVGElement {
  const svg = element('svg', { viewBox: '0 0 96 96', 'aria-hidden': 'true' })
  const corner =
    'M0 0h22a22 22 0 0 1-22 22zM96 0v22a22 22 0 0 1-22-22zM0 96v-22a22 22 0 0 1 22 22zM96 96h-22a22 22 0 0 1 22-22z'
  svg.append(element('path', { class: 'corner', d: corner }))
  for (const x of [29, 67]) {
    svg.append(element('circle', { class: 'eye', cx: `${x}`, cy: '48', r: '17' }))
    svg.append(element('circle', { class: 'pupil', cx: `${x + 5.4}`, cy: '42.6', r: '8.5' }))
  }
  svg.append(element('path', { class: 'cross', d: 'M32 32L64 64M64 32L32 64' }))
  return svg
}

function element<K extends 'svg' | 'path' | 'circle'>(
  name: K,
  attributes: Record<string, string>,
): SVGElementTagNameMap[K] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

const script = document.currentScript
// A second copy of the snippet on the same page adds nothing.
if (script instanceof HTMLScriptElement && !document.querySelector('syvo-chat')) {
  const address = new URL(script.src)
  if (document.body) mountLauncher(address)
  else addEventListener('DOMContentLoaded', () => mountLauncher(address))
}
