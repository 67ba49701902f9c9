import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { listedChannels } from '#modules/channels/public.ts'
import { sampleBot } from '../../../../tests/support/sample-bot.ts'
import type { BotDetail } from '../contract.ts'
import { CLAIMS } from '../domain/claims.ts'
import { BotDetailScreen } from './bot-detail-screen.tsx'
import type { BotOffered } from './bot-side-card.tsx'

const CHANNELS = listedChannels({ whatsapp: false, mailRelay: false })

type RenderProps = { channels?: typeof CHANNELS; hasTrial?: boolean } & BotOffered

function render(
  changes: Partial<BotDetail> = {},
  { channels = CHANNELS, hasTrial = false, ...offer }: RenderProps = {},
) {
  return renderToStaticMarkup(
    <BotDetailScreen
      bot={sampleBot(changes)}
      address="https://syvo.example/bot/1"
      channels={channels}
      onAction={() => undefined}
      onTrial={hasTrial ? () => undefined : undefined}
      trialChat={<p>het proefgesprek</p>}
      offer={offer}
    />,
  )
}

/** Returns the words on the screen, one space between them. */
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const buttons = (html: string) =>
  [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, attributes = '', body = '']) => ({
    label: words(body).trim(),
    isDisabled: attributes.includes('disabled'),
  }))

describe('the page of a bot', () => {
  it('[BOT-01] the header shows name, long description, NL-support and the content file’s claims, with the score', () => {
    const header = words(/<header.*<\/header>/s.exec(render())?.[0] ?? '')
    expect(header).toContain('Balie')
    expect(header).toContain('Klanten vragen de hele dag hetzelfde.')
    for (const claim of Object.values(CLAIMS)) expect(header).toContain(claim.text)
    expect(header).toContain('NL-support')
    expect(header).toContain('40% minder supporttickets')
    expect(header).toContain('1200+ bedrijven testen Syvo')
    expect(header).toContain('Syvo-score 4,8')
    expect(words(render())).toContain('De Syvo-score is een startscore van onze redactie')
    expect(words(render({ config_category: 'generic' }))).not.toContain('40%')
  })

  it('a bot that cannot be tried here has no claims about testing companies or fewer tickets', () => {
    const header = words(/<header.*<\/header>/s.exec(render({ model_missing: true }))?.[0] ?? '')
    expect(header).toContain('NL-support')
    expect(header).not.toMatch(/1200\+|40%/)
  })

  it('[AMB-197] the card of a bot without its language model says so, and names no payment or setup time', () => {
    const html = render({ model_missing: true }, { rentHref: '/huren', hasTrial: true })
    const card = words(/<aside.*<\/aside>/s.exec(html)?.[0] ?? '')
    expect(card).toContain('Nu niet te proberen, te huren of te kopen: er is hier geen taalmodel aangesloten.')
    expect(card).toContain('Antwoorden per maand 1.000')
    expect(card).not.toMatch(/5 minuten|Betalen met|Eerste 30 dagen|Huur deze bot/)
    expect(words(html)).toMatch(/Waar Balie kan werken\s+Websitewidget\s+beschikbaar/)
    expect(words(render())).toMatch(/Op je site: in ongeveer 5 minuten\s+Betalen met iDEAL/)
    // A reader with access gets texts about that instead.
    expect(words(render({ model_missing: true }, { isKnown: true }))).not.toContain('Nu niet te proberen')
  })

  it('[BOT-02] without demo the block has a disabled button and says Demo komt binnenkort; else it shows the chat', () => {
    const off = render({ demo_enabled: false })
    expect(buttons(off).filter((button) => button.label === 'Probeer Gratis')).toEqual([
      { label: 'Probeer Gratis', isDisabled: true },
    ])
    expect(words(off)).toContain('Demo komt binnenkort')
    expect(words(off)).not.toContain('het proefgesprek')
    const on = render()
    expect(words(on)).toContain('het proefgesprek')
    expect(words(on)).not.toContain('Demo komt binnenkort')
  })

  it('[BOT-03] the costs are in order: 3 free messages, 30 free days, the monthly price; or the one-time price only', () => {
    const steps = (html: string) => words(/<ol class="bot-costs".*?<\/ol>/s.exec(html)?.[0] ?? '')
    expect(steps(render())).toMatch(/3 berichten gratis.*30 dagen voor € 0,00.*€\s29,00 per maand/)
    expect(steps(render({ monthly_price: null }))).toMatch(/€\s349,00 eenmalig/)
  })

  it('a bot that is only sold promises no trial and no plan slot (AMB-035), nor free days to former customers', () => {
    const free = /30 dagen|plan\?/g
    const promised = (html: string) => words(html).match(free) ?? []
    expect(promised(render())).toEqual(['30 dagen', '30 dagen', 'plan?'])
    const sold = render({ pricing_model: 'purchase', monthly_price: null })
    expect([promised(sold), words(sold).includes('3 berichten gratis')]).toEqual([[], true])
    expect(promised(render({}, { isKnown: true }))).toEqual(['30 dagen', 'plan?'])
  })

  it('[BOT-04] the features are the lines with a dash, else those of the category', () => {
    expect(words(render())).toMatch(/Kent je retourbeleid.*Noemt de bron/)
    expect(words(render({ long_description: 'Alleen tekst.', category: 'Horeca' }))).toContain(
      'Beantwoordt vragen over menu en openingstijden',
    )
  })

  it('[BOT-05] the channel labels come from the registry: widget available, WhatsApp and mail binnenkort', () => {
    const labels = (html: string) =>
      [...html.matchAll(/<dt>([^<]*)<\/dt><dd>.*?(beschikbaar|binnenkort)/gs)].map(([, name, label]) => [name, label])
    expect(labels(render())).toEqual([
      ['Websitewidget', 'beschikbaar'],
      ['WhatsApp', 'binnenkort'],
      ['E-mail doorsturen', 'binnenkort'],
    ])
    expect(
      labels(render({}, { channels: listedChannels({ whatsapp: true, mailRelay: true }) })).map(([, label]) => label),
    ).toEqual(['beschikbaar', 'beschikbaar', 'beschikbaar'])
  })

  it('[BOT-07] the side card has the three actions, and a preview disables them (AMB-105)', () => {
    const actions = ['Gebruik Bot Nu', 'Installeer op Website', 'Start Template']
    const side = (html: string) => buttons(/<aside.*<\/aside>/s.exec(html)?.[0] ?? '')
    expect(side(render())).toEqual(actions.map((label) => ({ label, isDisabled: false })))
    const preview = render({ visibility: 'preview', status: 'draft' })
    expect(side(preview)).toEqual(actions.map((label) => ({ label, isDisabled: true })))
    expect(words(preview)).toContain('Voorbeeld - nog niet gepubliceerd')
  })

  it('[AMB-195] the trial is the first button while it may be tried, unless a paid plan has a free slot', () => {
    const trial = { hasTrial: true }
    const first = (html: string, part: RegExp) => buttons(part.exec(html)?.[0] ?? '')[0]?.label
    const firstOf = (html: string) => [
      first(html, /<aside.*<\/aside>/s),
      first(html, /<div class="action-bar.*?<\/div>/s),
    ]
    const tries = ['Probeer 30 dagen gratis', 'Probeer 30 dagen gratis']
    const uses = ['Gebruik Bot Nu', 'Gebruik Bot Nu']
    expect(firstOf(render({}, trial))).toEqual(tries)
    expect(firstOf(render({}, { ...trial, isKnown: true }))).toEqual(uses)
    expect(firstOf(render({}, { ...trial, hasFreePlanSlot: true }))).toEqual(uses)
    expect(firstOf(render({ pricing_model: 'purchase', monthly_price: null }, trial))).toEqual(uses)
    const html = render({}, trial)
    // One main action: the others have an outline.
    expect(html).not.toMatch(/<button(?![^>]*button-line)[^>]*>Gebruik Bot Nu/)
  })

  it('[AMB-198] who has room on a paid plan reads that above the actions, without a word for who may have a plan', () => {
    const side = (offer: BotOffered) =>
      words(/<aside.*<\/aside>/s.exec(render({ title: 'Balie' }, { own: 'Zit in je plan', ...offer }))?.[0] ?? '')
    const above =
      /Zit in je plan Met ‘Gebruik Bot Nu’ zet je Balie aan op je plan, zonder extra kosten\..* Gebruik Bot Nu /
    expect(side({ hasFreePlanSlot: true })).toMatch(above)
    expect(side({ hasFreePlanSlot: true })).not.toContain('Heb je een plan?')
    expect(side({})).not.toMatch(above)
    expect(side({})).toContain('Heb je een plan?')
  })

  it('the tested questions are collapsed, each with its answer inside', () => {
    const html = render()
    expect(html.match(/<details class="bot-question"><summary>/g)).toHaveLength(3)
    expect(html).not.toContain('<details open')
  })

  it('in maintenance it says so and leaves all actions as they are; a paused bot says only that', () => {
    const html = render({ in_maintenance: true })
    expect(words(html)).toMatch(/In onderhoud\s+Deze bot haalde onze dagelijkse test drie dagen op rij niet/)
    expect(words(html)).toContain('het proefgesprek')
    expect(buttons(html).every((button) => !button.isDisabled)).toBe(true)
    expect(words(render())).not.toContain('In onderhoud')
    expect(words(render({ in_maintenance: true, is_paused: true }))).not.toContain('In onderhoud')
  })

  it('renting leads with its monthly price in any model; a bot that is also sold has a link to buy it', () => {
    for (const pricing_model of ['purchase', 'rental', 'both'] as const) {
      const html = render({ pricing_model }, { buyHref: '/kopen' })
      expect(words(html)).toMatch(/€\s29,00 per maand, inclusief btw/)
      expect(words(html).includes('Liever eenmalig kopen?')).toBe(pricing_model !== 'rental')
      expect(words(render({ pricing_model }))).not.toContain('Liever eenmalig kopen?')
    }
  })

  it('names the one-time price beside that link; a preview shows both with prices and no links (AMB-105)', () => {
    const ways = (changes: Partial<BotDetail>) =>
      /<p class="bot-ways small">.*?<\/p>/s.exec(render(changes, { buyHref: '/kopen', rentHref: '/huren' }))?.[0] ?? ''
    const offerText = /Huur deze bot voor €\s29,00 per maand\s+Liever eenmalig kopen\?\s+€\s349,00/
    expect(words(ways({}))).toMatch(offerText)
    expect(ways({}).match(/href="[^"]*"/g)).toEqual(['href="/huren"', 'href="/kopen"'])
    expect(words(ways({ visibility: 'preview' }))).toMatch(offerText)
    expect(ways({ visibility: 'preview' })).not.toContain('href')
    expect(ways({ is_paused: true })).toBe('')
  })

  it('shows access instead of the offer, also on the phone’s bar; while loading only visitors see offers', () => {
    const having = render(
      { pricing_model: 'both' },
      { own: <b>Gehuurd</b>, accessLabel: 'Gehuurd tot en met 1 mei 2027', buyHref: '/kopen' },
    )
    expect(having).toContain('<b>Gehuurd</b>')
    expect(having).not.toContain('Huur deze bot')
    const barOf = (html: string) => words(/<div class="action-bar.*?<\/div>/s.exec(html)?.[0] ?? '')
    expect(barOf(having)).toContain('Gehuurd tot en met 1 mei 2027 Gebruik Bot Nu')
    expect(barOf(render())).toMatch(/€\s29,00 per maand Gebruik Bot Nu/)
    expect(words(render({}, { rentHref: '/huren', isTried: true }))).toMatch(/Huur verder voor €\s29,00 per maand/)
    const isAsked = (html: string) => html.includes('class="bot-ways bot-ways-asking small"')
    expect(isAsked(render({}, { rentHref: '/huren', isAsking: true }))).toBe(true)
    expect(isAsked(render({}, { rentHref: '/huren' }))).toBe(false)
  })

  it('shows the trader and whether it was verified', () => {
    const offered_by = {
      ...{ company: 'Bakker BV', street: 'Kade 1', postcode: '3511 AB', city: 'Utrecht', country: 'NL' },
      ...{ kvk: '12345678', btw_id: null, email: 'noor@bakker.example', is_verified: false },
    }
    expect(words(render({ offered_by }))).toMatch(/Aangeboden door\s+Bedrijf\s+Bakker BV\s+Nog niet gecontroleerd/)
    const looked = words(render({ offered_by: { ...offered_by, is_verified: true } }))
    expect(looked).toMatch(/Bakker BV\s+Gecontroleerd/)
    expect(looked).not.toContain('Nog niet gecontroleerd')
  })

  it('shows its vendor, its version and the date of its last change', () => {
    expect(words(render())).toMatch(/Gemaakt door\s+Werkplaats Noord.*Versie\s+2.*Laatst gewijzigd\s+3 november 2026/)
    expect(words(render({ maker: null }))).toContain('Een maker op Syvo')
  })

  it('shows the real test results, answered and refused apart, with the day; nothing before the first test', () => {
    const text = words(render())
    expect(text).toMatch(/Syvo stelde deze vragen op 20 november 2026 aan de bot/)
    expect(text).toMatch(
      /Beantwoordt\s.*Ja, met je ordernummer\..*Beantwoordt niet\s.*Wie wint de volgende verkiezingen/,
    )
    expect(words(render({ sample_answers: [], sample_tested_at: null }))).not.toContain('wat niet')
  })

  it('texts of a vendor or a test are rendered as text, also when they look like markup', () => {
    const bad = '</script><img src=x onerror=alert(1)>'
    const html = render({
      title: bad,
      description: bad,
      long_description: `${bad}\n- ${bad}`,
      maker: bad,
      sample_answers: [{ question: bad, answer: bad, outcome: 'answered', demo: false, source: bad }],
    })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('</script>')
  })
})
