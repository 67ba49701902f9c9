import { createHash } from 'node:crypto'

const STYLE = `body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto 0;padding:0 1.25rem;color:#16140f;background:#faf8f3}
h1{font-size:1.75rem;line-height:1.2}button{font:inherit;font-weight:600;padding:.75rem 1.25rem;border:0;border-radius:.5rem;background:#16140f;color:#fff;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #3b5bdb;outline-offset:3px}a{color:inherit}
@media (prefers-color-scheme:dark){body{color:#f4f1e8;background:#16140f}button{background:#f4f1e8;color:#16140f}}`

const PAGES = {
  ask: {
    status: 200,
    title: 'Geen mails meer over Enterprise?',
    body: '<p>Je plek op de wachtlijst en je korting blijven staan. Je krijgt alleen geen mails meer over hoe het ervoor staat.</p><form method="post"><button>Stop deze mails</button></form>',
  },
  done: {
    status: 200,
    title: 'Je krijgt deze mails niet meer',
    body: '<p>Je plek op de wachtlijst blijft staan.</p><p><a href="/">Naar Syvo</a></p>',
  },
  unknown: {
    status: 404,
    title: 'Deze link is niet (meer) geldig',
    body: '<p>Misschien is hij bij het kopiëren afgebroken. Open hem nog eens uit de mail, of beantwoord de mail.</p><p><a href="/contact">Contact</a></p>',
  },
} as const

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Returns a small self-contained page: it is opened from a mail, by users without a session and by programs without scripts. */
export function unsubscribePage(kind: keyof typeof PAGES): Response {
  const { status, title, body } = PAGES[kind]
  const html = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${title} - Syvo</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}
