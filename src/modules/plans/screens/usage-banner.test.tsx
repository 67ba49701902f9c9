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

it('shows from three quarters of the limit on what happens at it, and that nothing extra is charged', () => {
  expect(bannerOf(37, 50)).toBe('')
  const near = bannerOf(38, 50)
  expect(near).toContain('Je hebt deze maand 38 van de 50 antwoorden van je plan gebruikt.')
  expect(near).toContain('dan stoppen de bots op je plan tot 1 december 2026. Je betaalt nooit extra.')
  expect(bannerOf(49, 50)).toBe(near.replace('38 van', '49 van'))
})

it('shows at the limit that the bots on the plan stopped, until when, and a link to larger plans', () => {
  const reached = bannerOf(50, 50)
  expect(reached).toContain('De 50 antwoorden van je plan zijn op voor deze maand.')
  expect(reached).toContain('De bots op je plan antwoorden weer vanaf 1 december 2026. Je betaalt nooit extra.')
  expect(reached).toContain('Bekijk grotere plannen')
})

it('shows nothing without a limit, or when the check failed', () => {
  expect(bannerOf(90_000, null)).toBe('')
  expect(bannerOf(0, 0)).toBe('')
})
