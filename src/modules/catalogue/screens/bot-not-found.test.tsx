import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BotNotFound } from './bot-not-found.tsx'

it('[BOT-10] an unknown bot reads Bot niet gevonden, with a button back to /', () => {
  const html = renderToStaticMarkup(<BotNotFound />)
  expect(html).toMatch(/<h1[^>]*>Bot niet gevonden</)
  expect(html).toMatch(/<a[^>]*href="\/"/)
})
