import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { PLAN_PRICES } from '../../tests/support/plan-prices.ts'
import { sampleBot } from '../../tests/support/sample-bot.ts'
import { LandingPage } from './landing-page.tsx'

function render(featured: BotDetail | null = sampleBot()): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LandingPage featured={featured} fromPrice={12} planPrices={PLAN_PRICES} running={new Set()} />
    </QueryClientProvider>,
  )
}
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const section = (html: string, name: string) =>
  new RegExp(`<section[^>]*${name}.*?</section>`, 's').exec(html)?.[0] ?? ''

describe('the landing', () => {
  it('[HOME-01] the hero names the actions: discover, rent and buy AI bots that work at once', () => {
    expect(words(section(render(), 'hero'))).toMatch(/Ontdek, huur en koop\s+AI-bots\s+die meteen werken\./)
  })

  it('the hero names the price and the button to press', () => {
    const hero = section(render(), 'hero')
    expect(words(hero)).toMatch(/€\s12,00\s*laagste prijs per maand/)
    expect(hero).toMatch(/href="\/bots"/)
  })

  it('[HOME-02] shows the featured bot with price and executions, or a fixed card with 29 euro and 1.000', () => {
    const bot = words(section(render(), 'featured'))
    expect(bot).toMatch(/Balie.*Per maand\s+€\s29,00.*Antwoorden per maand\s+1\.000/)
    const none = section(render(null), 'featured')
    expect(words(none)).toMatch(/Per maand\s+€\s29,00.*Antwoorden per maand\s+1\.000/)
    expect(none).toContain('href="/bots"')
  })

  it('[HOME-03] has three steps, why Syvo, the plans and a link to contact', () => {
    const html = render()
    expect(section(html, 'steps').match(/<h3>/g)).toHaveLength(3)
    expect(words(html)).toContain('Waarom Syvo')
    for (const plan of ['Free', 'Starter', 'Pro', 'Ultimate']) expect(words(section(html, 'plannen'))).toContain(plan)
    expect(html).toContain('href="/contact"')
  })

  it('[HOME-04] promises 30 free days that stop by themselves, and about 5 minutes to install', () => {
    const hero = words(section(render(), 'hero'))
    expect(hero).toMatch(/30 dagen\s*gratis, stopt vanzelf/)
    expect(hero).toContain('± 5 minuten')
  })

  it('[HOME-06] names iDEAL, SEPA and credit card as payment methods', () => {
    expect(words(section(render(), 'plannen'))).toMatch(/Betaal met\s+iDEAL\s+SEPA\s+Creditcard/)
  })

  it('[HOME-07] claims 40% fewer tickets and 1200+ companies as its own figures, and no other number', () => {
    const why = words(section(render(), 'why'))
    expect(why).toMatch(/40%\s+minder supporttickets\s+1200\+\s+bedrijven testen Syvo\s+Eigen cijfers van Syvo\./)
    expect(why.match(/\d+(?:%|\+)/g)).toEqual(['40%', '1200+'])
  })

  it('shows the chat with the stored answers, and says that they are stored; nothing before the first test', () => {
    const chat = words(section(render(), 'sample-chat'))
    expect(chat).toContain('Kan ik een trui ruilen zonder bon?')
    expect(chat).toContain('Ja, met je ordernummer.')
    expect(chat).toMatch(
      /Bewaard antwoord\s+Balie gaf dit antwoord op 20 november 2026 in onze test, bij een voorbeeldbedrijf/,
    )
    expect(render(sampleBot({ sample_answers: [], sample_tested_at: null }))).not.toContain('sample-chat')
  })
})
