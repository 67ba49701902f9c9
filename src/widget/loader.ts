import type { OpenerSettings } from '#modules/channels/contract.ts'
import css from './loader.css?inline'

/** The settings of this configuration: the server replaces this name by them. */
declare const SYVO_OPENER: OpenerSettings

/** The messages that the chat page may send to the page that embeds it; any other is ignored. */
type PageMessage = { syvo?: unknown; key?: unknown } | null | undefined

/** The milliseconds in which a loaded page must say that it is the chat page. */
const READY_MS = 1000

/**
 * Puts the launcher in a bottom corner of the host page (CONN-04, AMB-131). Until the first click it stores nothing, requests nothing and
 * touches none of the host's styles: everything lives in a closed shadow root with an adopted stylesheet, which needs no `style-src`.
 */
function mountLauncher(address: URL, settings: OpenerSettings): void {
  const root = makeRoot(settings)
  const button = makeButton()
  const note = createNotice()
  root.append(note, button)

  let frame: HTMLIFrameElement | undefined
  let byKey = false
  let typed = ''
  show(false)
  button.addEventListener('click', ({ detail }) => {
    byKey = detail === 0 // A click by keyboard has detail 0.
    return note.hidden ? open() : close()
  })
  // Keys typed before the chat page can take them wait here, and then go to its question field.
  note.onkeydown = (event) => {
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    if (event.key.length > 1 || event.ctrlKey || event.metaKey) return
    typed += event.key
    event.preventDefault()
  }
  addEventListener('online', () => frame || note.hidden || open())
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  })
  addEventListener('message', (event: MessageEvent<PageMessage>) => {
    if (!frame || event.source !== frame.contentWindow || event.origin !== address.origin) return
    const { syvo, key } = event.data ?? {}
    if (syvo === 'close') close()
    if (syvo === 'ready' || syvo === 'brand') button.className = syvo
    if (syvo === 'keep') conversationKey(address, key)
    // Only while the visitor is still in the chat; a visitor who went on in the page stays there.
    if (syvo === 'brand' && root.activeElement) enter()
  })

  function show(expanded: boolean): void {
    button.ariaExpanded = `${expanded}`
    button.ariaLabel = button.title = expanded ? 'Sluit chat' : settings.label
    note.hidden = !expanded
    if (frame) frame.hidden = !expanded
  }

  function open(): void {
    if (!frame) {
      note.textContent = 'De chat wordt geladen …'
      note.after((frame = makeFrame(address)))
      fitToKeyboard(frame)
      frame.addEventListener('load', () => setTimeout(giveUp, READY_MS))
    }
    show(true)
    enter()
  }

  /** Removes an error page of browser or network, which never sends 'ready', so that the next opening tries again. */
  function giveUp(): void {
    if (button.className) return
    note.textContent = 'De chat is nu niet bereikbaar. Probeer het later opnieuw.'
    frame?.remove()
    frame = undefined
  }

  /** Moves the focus into the chat page, which puts it on its question field with the typed text; to the notice while that page loads. */
  function enter(): void {
    if (!frame || button.className !== 'brand') return note.focus()
    frame.focus()
    frame.contentWindow?.postMessage({ syvo: byKey, typed }, address.origin)
    typed = ''
  }

  function close(): void {
    if (note.hidden) return
    show(false)
    button.focus()
  }
}

/**
 * Reads, or with `key` stores, the resume key of the conversation, where the browser gives no storage to a page of another site. The key opens
 * nothing by itself, so a host page learns nothing from it (docs/widget.md).
 */
function conversationKey({ search }: URL, key?: unknown): string {
  const name = `syvo${search}`
  try {
    if (key) sessionStorage.setItem(name, `${key}`)
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** Fits the frame on a phone to the space above the on-screen keyboard, so that question field and answer stay in view. */
function fitToKeyboard({ style }: HTMLIFrameElement): void {
  const view = visualViewport
  if (!view) return
  view.onresize = view.onscroll = () => {
    style.cssText = innerWidth < 480 && view.scale === 1 ? `top:${view.offsetTop}px;height:${view.height}px` : ''
  }
}

function makeRoot({ rule }: OpenerSettings): ShadowRoot {
  const host = document.createElement('syvo-chat')
  const root = host.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rule + css)
  root.adoptedStyleSheets = [sheet]
  // Beside the body: no transform, filter or swap of a page's body affects it there.
  document.documentElement.append(host)
  return root
}

function makeButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.append(brandMark())
  return button
}

/** Creates the notice in the place of the frame: shown until the chat page is ready, and instead of the browser's error page. */
function createNotice(): HTMLElement {
  const note = document.createElement('p')
  note.role = 'status'
  note.tabIndex = -1
  return note
}

function makeFrame(address: URL): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = 'Chat met een AI-assistent'
  // The chat page can never navigate the host page; its links open ordinary windows.
  frame.sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'
  frame.src = `${new URL(`hosted-chat${address.search}&embed=1#${conversationKey(address)}`, address)}`
  return frame
}

/** The brand mark: four corners and two eyes that look up, all drawn as round dots of a stroke; a cross while the chat is open. */
const MARK = {
  corner: 'M0 0h0M96 0h0M0 96h0M96 96h0',
  eye: 'M29 48h0M67 48h0',
  pupil: 'M34.4 42.6h0M72.4 42.6h0',
  cross: 'M32 32L64 64M64 32L32 64',
}

function brandMark(): Element {
  const svg = element('svg', 'viewBox', '0 0 96 96')
  for (const [name, d] of Object.entries(MARK)) {
    const path = element('path', 'class', name)
    path.setAttribute('d', d)
    svg.append(path)
  }
  return svg
}

function element(name: string, attribute: string, value: string): Element {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  made.setAttribute(attribute, value)
  return made
}

/** Returns whether the browser will show the chat page on this page; elsewhere an opener would open nothing. */
function isAllowedHere({ sites }: OpenerSettings): boolean {
  return !sites[0] || sites.includes(origin) || (/^https/.test(origin) && sites.some((end) => origin.endsWith(end)))
}

const script = document.currentScript
// A second copy of the snippet on the same page adds nothing.
if (script instanceof HTMLScriptElement && !document.querySelector('syvo-chat')) {
  const address = new URL(script.src)
  const settings = SYVO_OPENER
  if (isAllowedHere(settings)) mountLauncher(address, settings)
  else console.warn(`Syvo: niet toegestaan op ${origin}. Zie Syvo Connect.`)
}
