import { describe, expect, it } from 'vitest'
import { configureText, fieldText } from './configure.text.ts'
import { configurePath, STEP_NAMES, shownStep } from './configure-step.ts'

describe('the step in the address', () => {
  it('shows the form for every address without a valid configuration', () => {
    for (const name of [null, ...STEP_NAMES]) expect(shownStep(name, false)).toBe(1)
    expect(configureText.savedInvalid).toBe('Configuratie opgeslagen maar niet alle velden zijn correct ingevuld')
  })

  it('leads back to the step that it was made from', () => {
    for (const step of [1, 2, 3] as const) {
      const name = new URL(configurePath('7', step), 'https://syvo.example').searchParams.get('stap')
      expect(shownStep(STEP_NAMES.find((one) => one === name) ?? null, true)).toBe(step)
    }
  })
})

it('lets the choice of how guests book say where phone number, address and link come from', () => {
  expect(fieldText('reservering_method').hint).toMatch(/pagina’s.*‘online link’.*extra pagina/)
})
