import { describe, expect, it } from 'vitest'
import { FITTING_FORM } from '../../../../tests/support/vendor-fixtures.ts'
import type { BotForm } from '../form/bot-form.ts'
import { staticChecks } from './static-checks.ts'

const ENDPOINT = 'https://bot.example/antwoord'
const written = (form: Partial<BotForm>) =>
  Object.fromEntries(staticChecks({ ...FITTING_FORM, ...form }).map((check) => [check.key, check]))

describe('static checks', () => {
  it('a bot with nothing to work with is stopped with the message that publishing has for it (VEND-29)', () => {
    expect(written({ prompt_template: ' ', input_fields: '[]' })['runs']).toEqual({
      key: 'runs',
      outcome: 'failed',
      hard: true,
      message: 'Configuratie vereist: Voeg een prompt, endpoint of JSON-schema toe.',
    })
    expect(written({ prompt_template: '' })['runs']?.outcome).toBe('passed')
    expect(written({ input_fields: '' })['runs']?.outcome).toBe('passed')
    expect(written({ prompt_template: '', input_fields: '', api_endpoint: ENDPOINT })['runs']?.outcome).toBe('passed')
  })

  it('a form that does not fit names every problem', () => {
    expect(written({ title: 'a', category: '' })['form']).toMatchObject({
      outcome: 'failed',
      hard: true,
      message: 'Titel is te kort. Categorie is verplicht',
    })
  })

  it.each([
    [{ monthly_price: '1' }, /weinig/],
    [{ monthly_price: '900' }, /veel/],
    [{ price: '2' }, /weinig/],
    [{ price: '20000' }, /veel/],
    [{ price: '29', monthly_price: '30' }, /één maand/],
  ])('an unusual price warns and does not prevent submitting: %j', (form, message) => {
    expect(written(form)['price']).toMatchObject({
      outcome: 'warned',
      hard: false,
      message: expect.stringMatching(message),
    })
  })

  it.each([
    [{ title: 'DE BESTE BOT' }, /hoofdletters.*‘DE BESTE’/],
    [{ description: 'Bel ons op 030-1234567 voor hulp' }, /adressen/],
    [{ description: 'Kijk op https://bot.example' }, /adressen/],
    [{ description: 'Mail info@bot.example voor hulp' }, /adressen/],
    [{ long_description: 'Gegarandeerd tevreden klanten' }, /‘Gegarandeerd’/],
    [{ description: 'Nu met korting!!! Kijk snel' }, /uitroepteken/],
  ])('texts that shout, link away or promise too much warn: %j', (form, message) => {
    expect(written(form)['texts']).toMatchObject({
      outcome: 'warned',
      hard: false,
      message: expect.stringMatching(message),
    })
  })

  it('ordinary texts with figures, abbreviations and brand names pass', () => {
    for (const description of [
      'Helpt HR en ICT van het MKB, vanaf € 29 per maand, 24 uur per dag.',
      'Kent 1.200 producten en de maten 030 tot 060 van je webshop.',
      'De bot antwoordt in 2 tot 3 seconden. Vragen? Stel ze gerust.',
    ])
      expect(written({ description })['texts']?.message).toMatch(/lezen prettig/)
  })
})
