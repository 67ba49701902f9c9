import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OnlySold, TrialOffer } from './no-access-notice.tsx'

const offerOf = (failure: string | null) =>
  renderToStaticMarkup(
    <TrialOffer name="Tafelwijs" botId="b1" pending={false} failure={failure} onStart={() => undefined} />,
  )

it('a new user reads the bot’s name, a button that starts its trial and a link to it, and no refusal', () => {
  const html = offerOf(null)
  expect(html).toContain('Tafelwijs staat voor je klaar')
  expect(html).toMatch(/<button[^>]*>(?:<[^>]*>)*Probeer 30 dagen gratis/)
  expect(html).toContain('href="/bot/b1"')
  expect(html).not.toContain('geen toegang')
})

it('a trial that could not start says why and can be requested again', () => {
  const html = offerOf('Je hebt deze bot al eens geprobeerd.')
  expect(html).toContain('Je hebt deze bot al eens geprobeerd.')
  expect(html).toContain('Probeer 30 dagen gratis')
})

it('a bot that is only sold leads to its purchase and offers no trial', () => {
  const html = renderToStaticMarkup(<OnlySold name="Tafelwijs" botId="b1" />)
  expect(html).toContain('Tafelwijs koop je eenmalig')
  expect(html).toMatch(/href="[^"]*bot=b1[^"]*"/)
  expect(html).not.toMatch(/[Pp]robeer/)
})
