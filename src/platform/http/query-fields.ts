import * as z from 'zod/mini'
import { UUID_PATTERN } from '../ids/is-uuid.ts'

const EQ = 'eq.'
const UUID_TEXT = UUID_PATTERN.source.slice(1, -1)
const EQ_UUID_PATTERN = new RegExp(`^eq\\.${UUID_TEXT}$`, 'i')
const PAGE_KEY_PATTERN = new RegExp(`^\\d{1,17}\\.${UUID_TEXT}$`, 'i')

/** The id of a row; `message` is the error of an invalid one. */
export const idField = (message = 'Dit is geen geldige sleutel') =>
  z.string(message).check(z.regex(UUID_PATTERN, message))

/** An id as a filter of a table endpoint, `eq.<id>`; `eqValue` extracts the id. */
export const eqIdField = (message: string) => z.string(message).check(z.regex(EQ_UUID_PATTERN, message))

/** The key of a following page, from a previous `next_after`; `readPageKey` parses it. */
export const pageKeyField = z.string().check(z.regex(PAGE_KEY_PATTERN, 'Deze bladwijzer is niet geldig'))

/** A number of rows from 1 to `max`, written as text. */
export const limitField = (max: number) =>
  z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d{0,3}$/, `Vraag 1 tot ${max} regels tegelijk`),
      z.refine((text) => Number(text) <= max, `Vraag 1 tot ${max} regels tegelijk`),
    ),
    z.transform((text: string) => Number(text)),
  )

/** One parameter of a table read; a repeated one comes as a list, and the grammar refuses it with 400. */
export const tableField = z.optional(z.union([z.string(), z.array(z.string())]))

/** Parameters of a table read; `readTableQuery` checks their grammar and answers 400 to unknown ones. */
export const tableQueryOf = <Columns extends Record<string, typeof tableField>>(columns: Columns) =>
  z.catchall(z.object({ ...columns, select: tableField, order: tableField, limit: tableField }), z.unknown())

/** Returns the value of a filter of the form `eq.value`, in lower case; undefined without the filter. */
export function eqValue<Text extends string | undefined>(
  filter: Text,
): Text extends string ? string : string | undefined
export function eqValue(filter: string | undefined): string | undefined {
  return filter?.slice(EQ.length).toLowerCase()
}
