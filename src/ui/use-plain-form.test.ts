import { expect, it } from 'vitest'
import { afterChange } from './use-plain-form.ts'

it('the error of a fixed field goes, one of a field that is still wrong is renewed, others stay', () => {
  const shown = { email: 'Vul je e-mailadres in', name: 'Vul je naam in' }
  expect(afterChange(shown, 'email', {})).toEqual({ name: 'Vul je naam in' })
  expect(afterChange(shown, 'email', { email: 'Ongeldig e-mailadres', password: 'Kies een wachtwoord' })).toEqual({
    email: 'Ongeldig e-mailadres',
    name: 'Vul je naam in',
  })
})
