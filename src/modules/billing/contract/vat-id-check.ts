import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { EU_COUNTRIES } from '../domain/countries.ts'
import { vatIdField, vatIdProblem } from './invoice-recipient.ts'

/** Looks up an EU VAT number, before an order or to warn. Its format must match its country. */
export const checkVatId = operation({
  id: 'checkVatId',
  summary: 'Bestaat dit btw-id?',
  method: 'POST',
  path: '/functions/v1/check-btw-id',
  access: 'signed-in',
  body: z
    .strictObject({ country: z.enum(EU_COUNTRIES, 'Kies een land van de EU'), btwId: vatIdField })
    .check(({ value, issues }) => {
      const message = vatIdProblem(value.btwId, value.country)
      if (message !== null) issues.push({ code: 'custom', path: ['btwId'], message, input: value, continue: true })
    }),
  output: z.object({
    status: z.enum(['valid', 'invalid', 'unavailable']),
    /** `form` where VIES is not set up: the number was not looked up, and no sale goes without VAT. */
    by: z.enum(['vies', 'form']),
  }),
})
