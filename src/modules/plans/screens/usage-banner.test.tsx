import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UsageBanner } from './usage-banner.tsx'

const NOW = new Date('2026-11-20T09:00:00Z')
const bannerOf = (used: number, limit: number | null) =>
  renderToStaticMarkup(
    <UsageBanner
      now={NOW}
      use={{ allowed: true, remaining: null, limit_value: limit, used, month: 'november 2026' }}
    />,
  ).replace(/<[^>]+>/g, '')

it('from three quarters of the month on an account hears what happens at the limit, and that nothing is charged extra', () => {
  expect(bannerOf(37, 50)).toBe('')
  const near = bannerOf(38, 50)
  expect(near).toContain('Je hebt deze maand 38 van de 50 antwoorden van je plan gebruikt.')
  expect(near).toContain('dan stoppen de bots op je plan tot 1 december 2026. Je betaalt nooit extra.')
  expect(bannerOf(49, 50)).toBe(near.replace('38 van', '49 van'))
})

it('at the limit it says that the bots on the plan have stopped, until when, and where larger plans are', () => {
  const reached = bannerOf(50, 50)
  expect(reached).toContain('De 50 antwoorden van je plan zijn op voor deze maand.')
  expect(reached).toContain('De bots op je plan antwoorden weer vanaf 1 december 2026. Je betaalt nooit extra.')
  expect(reached).toContain('Bekijk grotere plannen')
})

it('without a limit, and when the check failed, there is nothing to say', () => {
  expect(bannerOf(90_000, null)).toBe('')
  expect(bannerOf(0, 0)).toBe('')
})
