import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BotMissing } from './bot-missing.tsx'

it('[BOT-10] an unknown bot reads Bot niet gevonden, with a button back to /', () => {
  const html = renderToStaticMarkup(<BotMissing />)
  expect(html).toMatch(/<h1[^>]*>Bot niet gevonden</)
  expect(html).toMatch(/<a[^>]*href="\/"/)
})
