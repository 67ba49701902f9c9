import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'

/** Returns whether the caller's account has example data, which the demo adds to its customer account. */
export const readExampleData = operation({
  id: 'readExampleData',
  summary: 'Heb ik voorbeelddata?',
  method: 'GET',
  path: '/functions/v1/example-data',
  access: 'signed-in',
  output: z.object({ has_example_data: z.boolean() }),
})

/** Removes the caller's example data and nothing else, all or nothing; a second call removes nothing. */
export const removeExampleData = operation({
  id: 'removeExampleData',
  summary: 'Voorbeelddata verwijderen',
  method: 'POST',
  path: '/functions/v1/remove-example-data',
  access: 'signed-in',
  body: z.optional(z.strictObject({})),
  output: z.object({ leads: z.number(), conversations: z.number(), bots: z.number() }),
})
