import * as z from 'zod/mini'
import { completeAddress } from '#modules/activation/contract.ts'
import { operation } from '#platform/http/operation.ts'

const uuid = z.uuid('Dit is geen geldig id')

const pageSchema = z.object({
  url: z.string(),
  title: z.string(),
  status: z.enum(['waiting', 'read', 'skipped', 'failed']),
  /** Why a page gave nothing, as a code; the screen shows it in Dutch. */
  reason: z.nullable(z.string()),
  kind: z.nullable(z.string()),
  passages: z.number(),
  /** True when there is hardly any text on it: questions about it will mostly fail. */
  thin: z.boolean(),
  read_at: z.nullable(z.string()),
  /** True when an older copy is used because the last reading failed. */
  stale: z.boolean(),
  /** True for a text field of the configuration, which has no address. */
  is_text: z.boolean(),
})

export const knowledgeSchema = z.object({
  pages: z.array(pageSchema),
  extra_urls: z.array(z.string()),
  done: z.number(),
  total: z.number(),
  /** Whether a reading is running or still to come; until it is false, the results of pages are not final. */
  reading: z.boolean(),
  /** Whether the reading waits for its turn. */
  queued: z.boolean(),
})

/** The pages of a configuration's knowledge, and the progress of its reading. */
export type Knowledge = z.output<typeof knowledgeSchema>

/** Reads the pages of one of the caller's configurations. */
export const readKnowledge = operation({
  id: 'readKnowledge',
  summary: 'Gelezen pagina’s',
  method: 'GET',
  path: '/functions/v1/knowledge',
  access: 'signed-in',
  query: z.object({ config_id: uuid }),
  output: knowledgeSchema,
  errors: ['not_found'],
})

/** Requests a new reading of the pages. */
export const refreshKnowledge = operation({
  id: 'refreshKnowledge',
  summary: 'Pagina’s opnieuw lezen',
  method: 'POST',
  path: '/functions/v1/read-knowledge',
  access: 'signed-in',
  body: z.strictObject({ config_id: uuid }),
  output: knowledgeSchema,
  errors: ['not_found', 'too_many_requests'],
})

/** Sets the extra pages and sitemaps beside those of the form (AMB-046). */
export const changeExtraPages = operation({
  id: 'changeExtraPages',
  summary: 'Extra pagina’s of sitemap',
  method: 'POST',
  path: '/functions/v1/knowledge-pages',
  access: 'signed-in',
  body: z.strictObject({
    config_id: uuid,
    urls: z
      .array(
        z
          .string()
          .check(
            z.overwrite(completeAddress),
            z.url({ protocol: /^https$/, error: 'Geef een adres zoals www.jouwbedrijf.nl/contact' }),
            z.maxLength(2000),
          ),
      )
      .check(z.maxLength(50, 'Niet meer dan 50 adressen')),
  }),
  output: knowledgeSchema,
  errors: ['not_found'],
})
