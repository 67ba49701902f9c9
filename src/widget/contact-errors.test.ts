import { expect, test } from 'vitest'
import { leaveContact } from '#modules/channels/contract.ts'
import { contactErrors } from './contact-errors.ts'

test('asks for an e-mail address or a phone number, and for consent', () => {
  expect(contactErrors({ email: 'jan@voorbeeld.nl', phone: '', consent: true })).toEqual({})
  expect(contactErrors({ email: '', phone: '+31 (0)6-12 34 56 78', consent: true })).toEqual({})
  expect(contactErrors({ email: '', phone: '', consent: false })).toEqual({
    email: 'Vul je e-mailadres of je telefoonnummer in.',
    consent: 'Vink aan dat je akkoord gaat.',
  })
  expect(contactErrors({ email: 'jan@voorbeeld', phone: '0612', consent: true })).toEqual({
    email: 'Dit e-mailadres klopt niet.',
    phone: 'Dit telefoonnummer klopt niet.',
  })
})

test.each([
  'piet@post..example',
  '.piet@post.example',
  'piet.@post.example',
  'piet@-post.example',
  'piet@post.example.',
  'piet@bücher.example',
  "o'neil+web@post.co.uk",
  'PIET@POST.EXAMPLE',
  'piet @post.example',
  'piet@post',
])('%j gets the same decision as on the server', (email) => {
  const body = { email, consent: true, idempotency_key: '12345678' }
  const isTaken = leaveContact.body?.safeParse(body).success
  expect(contactErrors({ email, phone: '', consent: true })).toEqual(
    isTaken ? {} : { email: 'Dit e-mailadres klopt niet.' },
  )
})
