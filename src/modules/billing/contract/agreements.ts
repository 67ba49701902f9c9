import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'

/** Returns the processing agreement of a bot that the caller may use now, as a PDF document (AVG art. 28). */
export const readProcessingAgreement = operation({
  id: 'readProcessingAgreement',
  summary: 'Verwerkersovereenkomst als PDF',
  method: 'GET',
  path: '/functions/v1/processing-agreements/:botId',
  access: 'signed-in',
  params: z.object({ botId: idField('Deze bot heb je niet') }),
  output: z.unknown(),
  answers: 'page',
  errors: ['agreement_not_found'],
})
