import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField, limitField, tableField, tableQueryOf } from '#platform/http/query-fields.ts'
import { CONFIG_CATEGORIES } from './domain/categories.ts'
import { CATEGORY_KEYS, SEARCH_MAX, SORTS } from './domain/listing-filters.ts'
import { PRICE_RANGES } from './domain/price-range.ts'
import { sampleAnswerSchema } from './domain/sample-answers.ts'
import { modelExampleSchema } from './domain/version-content.ts'

export {
  BOT_CATEGORIES,
  CONFIG_CATEGORIES,
  type ConfigCategory,
  configCategoryOf,
  LISTED_CATEGORIES,
} from './domain/categories.ts'
export { CLAIMS, type Claim } from './domain/claims.ts'
export { type ListingItem, listingItemOf } from './domain/listing-item.ts'
export { PRICING_MODELS, pricingModelOf } from './domain/pricing-model.ts'
export type { SampleAnswer } from './domain/sample-answers.ts'
export { type ContentField, changesBetween, INNER_FIELDS, type VersionChange } from './domain/version-changes.ts'
export { type ModelExample, type VersionContent, versionContentSchema } from './domain/version-content.ts'

/** The public field set of a bot (DATA-06, AMB-186). Prices are euros including VAT. */
export const botSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  long_description: z.string(),
  category: z.string(),
  price: z.nullable(z.number()),
  monthly_price: z.nullable(z.number()),
  featured: z.boolean(),
  active: z.boolean(),
  status: z.enum(['draft', 'pending_review', 'approved', 'rejected']),
  pricing_model: z.enum(['purchase', 'rental', 'both']),
  monthly_execution_limit: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Present only when true: the bot needs a language model and this installation has none (AMB-197). */
  model_missing: z.optional(z.boolean()),
})

/** A bot in the public field set (DATA-06). */
export type Bot = z.output<typeof botSchema>

/** A bot as this endpoint answers it: a pending submission has four fields more, for administrators only (API-32). */
export const botRowSchema = z.extend(botSchema, {
  total_sales: z.optional(z.number()),
  vendor_id: z.optional(z.nullable(z.string())),
  review_feedback: z.optional(z.nullable(z.string())),
  /** The number of the pending version, by which a decision names what was read (API-33). */
  pending_version: z.optional(z.nullable(z.number())),
})

/** A row of `bots` as its endpoint answers it. */
export type BotRow = z.output<typeof botRowSchema>

/**
 * A bot as its vendor reads it (DATA-07, AMB-106): the public field set and what only the vendor and administrators see. Prices and revenue are
 * euros.
 */
export const vendorBotSchema = z.extend(botSchema, {
  total_sales: z.number(),
  total_revenue: z.number(),
  vendor_id: z.nullable(z.string()),
  stripe_price_id: z.nullable(z.string()),
  api_endpoint: z.nullable(z.string()),
  prompt_template: z.nullable(z.string()),
  input_fields: z.unknown(),
  review_feedback: z.nullable(z.string()),
  /** Whether Syvo paused the bot: it answers nobody. */
  is_paused: z.boolean(),
  /** The number of the pending version, also beside a live one; only in a vendor's list. */
  pending_version: z.optional(z.nullable(z.number())),
})

/** A row of `bots` in the vendor field set. */
export type VendorBot = z.output<typeof vendorBotSchema>

/**
 * Lists the public bots. Filters: `id`, `category`, `pricing_model` (`subscription` means every bot that can be rented, AMB-035), `featured`,
 * and `active=eq.true`, `status=eq.approved`, which always hold. Orders on `featured`, `created_at`, `updated_at`, `title`; without one
 * featured first, then newest (API-06, API-07, API-37, API-39). With `vendor_id=eq.<own>` it lists the caller's own bots in the vendor field set,
 * whatever their status, newest first (API-15, API-16); another vendor's id answers no rows. `select` names columns; the whole set is answered.
 * `after=<id>` continues that list after a bot, in the first column of the order.
 * `id=in.(a,b)` names up to two hundred bots; an administrator who names no status reads them in any status and with all fields (API-34).
 * With `status=eq.pending_review` an administrator reads the pending submissions instead, one row with the content of each, of which
 * `created_at` is when it was submitted (API-32); 401 and 403 for others.
 */
export const readBots = operation({
  id: 'readBots',
  summary: 'Bots op de marktplaats',
  method: 'GET',
  path: '/rest/v1/bots',
  access: 'anyone',
  query: tableQueryOf({
    id: tableField,
    vendor_id: tableField,
    after: tableField,
    active: tableField,
    status: tableField,
    category: tableField,
    pricing_model: tableField,
    featured: tableField,
  }),
  output: z.array(z.union([vendorBotSchema, botRowSchema])),
  errors: ['unsupported_query'],
})

/** Lists every public bot by id and last change, a thousand at a time, for the sitemap; `after` is the last id of the previous page. */
export const readBotAddresses = operation({
  id: 'readBotAddresses',
  summary: 'De bots die zoekmachines mogen kennen',
  method: 'GET',
  path: '/functions/v1/bot-addresses',
  access: 'anyone',
  query: z.strictObject({ after: z.optional(idField()) }),
  output: z.object({
    items: z.array(z.pick(botSchema, { id: true, updated_at: true })),
    next_after: z.nullable(z.string()),
  }),
})

const listedFields = z.pick(botSchema, {
  id: true,
  title: true,
  description: true,
  category: true,
  price: true,
  monthly_price: true,
  featured: true,
  monthly_execution_limit: true,
})

export const listedBotSchema = z.extend(listedFields, {
  /** The number of users that the listing shows and sorts by (DATA-09, AMB-186). */
  total_sales: z.number(),
  /** Its answers failed the product's daily test for three days; ends with the first good one. */
  in_maintenance: z.boolean(),
  /** It needs a language model, and this installation has none: it cannot be tried, rented or bought (AMB-197). */
  model_missing: z.boolean(),
})

/** A bot as the listing shows it. */
export type ListedBot = z.output<typeof listedBotSchema>

export const listingFacetsSchema = z.object({
  bots: z.number(),
  /** By the key of the category (LIST-11). */
  categories: z.record(z.string(), z.number()),
  prices: z.record(z.enum(PRICE_RANGES), z.number()),
  /** How many of the bots need a language model where none is connected (AMB-197). */
  model_missing: z.number(),
})

/** The numbers of public bots, in all and by filter; at most a minute old. */
export type ListingFacets = z.output<typeof listingFacetsSchema>

/** The bots on a page of the listing when no number is requested. */
export const LISTING_PAGE_DEFAULT = 24
/** The most bots on one page of the listing. */
export const LISTING_PAGE_MAX = 96

const knownCategories = z
  .string()
  .check(z.refine((text) => text.split(',').every((key) => CATEGORY_KEYS.includes(key)), 'Deze categorie bestaat niet'))

/**
 * Reads the listing of the marketplace, filtered, searched and sorted by the server (LIST-04, LIST-10 to LIST-13, AMB-050, AMB-051). `categories`
 * is a comma list of keys, `after` the `next_after` of the previous page. `meant` names the search that was answered instead when no bot fits
 * and a word was likely mistyped.
 */
export const readListing = operation({
  id: 'readListing',
  summary: 'De marktplaats: zoeken, filteren en sorteren',
  method: 'GET',
  path: '/functions/v1/listing',
  access: 'anyone',
  query: z.strictObject({
    categories: z.optional(knownCategories),
    price: z.optional(z.enum(PRICE_RANGES, 'Deze prijsklasse bestaat niet')),
    search: z.optional(z.string().check(z.maxLength(SEARCH_MAX, `Zoek met hooguit ${SEARCH_MAX} tekens`))),
    sort: z.optional(z.enum(SORTS, 'Deze volgorde bestaat niet')),
    after: z.optional(z.string().check(z.maxLength(200, 'Deze bladwijzer is niet geldig'))),
    limit: z.optional(limitField(LISTING_PAGE_MAX)),
  }),
  output: z.object({
    items: z.array(listedBotSchema),
    total: z.number(),
    next_after: z.nullable(z.string()),
    facets: listingFacetsSchema,
    meant: z.nullable(z.string()),
  }),
})

/** One page of the listing as it is answered. */
export type ListingPage = z.output<typeof readListing.output>

export const inputFieldSchema = z.object({ label: z.string(), type: z.string(), placeholder: z.string() })

/** One input of the run dialog; `type` is `textarea` or an input type (DATA-08). */
export type InputField = z.output<typeof inputFieldSchema>

/** The trader of a paid bot, as part of a bot's data. */
export const traderSchema = z.object({
  company: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  kvk: z.string(),
  btw_id: z.nullable(z.string()),
  email: z.string(),
  /** Whether an administrator verified the trader. */
  is_verified: z.boolean(),
})

/** The trader of a paid bot, as the law requires it shown (BW 6:230m, DSA art. 30). */
export type Trader = z.output<typeof traderSchema>

export const botDetailSchema = z.extend(botSchema, {
  input_fields: z.array(inputFieldSchema),
  sample_questions: z.array(z.string()),
  /** The answers of the product's own test of the sample company; empty before the first one. */
  sample_answers: z.array(sampleAnswerSchema),
  sample_tested_at: z.nullable(z.string()),
  /** The name of its vendor; null when the vendor gave none. */
  maker: z.nullable(z.string()),
  /** Null for a bot without a price, or one whose vendor has no profile; for a preview as buyers would see it. */
  offered_by: z.nullable(traderSchema),
  version: z.number(),
  /** Whether an administrator paused it: it answers nobody and cannot be tried, rented or bought until it is resumed. */
  is_paused: z.boolean(),
  /** Whether its answers failed the product's daily test for three days; it still answers and can be rented or bought, and its page says so. */
  in_maintenance: z.boolean(),
  /** Whether it needs a language model (AMB-197). */
  needs_model: z.boolean(),
  /** It needs a language model, and this installation has none: it answers nobody and cannot be rented or bought. */
  model_missing: z.boolean(),
  /** A recorded example of its work with a language model; null when its vendor gave none. */
  model_example: z.nullable(modelExampleSchema),
  /** Whether the three free messages work for this bot (AMB-058). */
  demo_enabled: z.boolean(),
  config_category: z.enum(CONFIG_CATEGORIES),
  /**
   * `public` on the marketplace; `held` when the caller has access and it is no longer public; `preview` for its vendor and administrators (AMB-105).
   */
  visibility: z.enum(['public', 'held', 'preview']),
})

/** A bot as its detail screen needs it. */
export type BotDetail = z.output<typeof botDetailSchema>

export const showcaseSchema = z.object({
  /** The first featured bot in full (AMB-055); null when there is none. */
  featured: z.nullable(botDetailSchema),
  /** The lowest monthly price in euros; null when nothing can be rented. */
  from_price: z.nullable(z.number()),
})

/** The part of the marketplace that the landing shows. */
export type Showcase = z.output<typeof showcaseSchema>

/** Reads what the landing shows of the marketplace, in one answer. */
export const readShowcase = operation({
  id: 'readShowcase',
  summary: 'De uitgelichte bot en de laagste prijs',
  method: 'GET',
  path: '/functions/v1/showcase',
  access: 'anyone',
  output: showcaseSchema,
})

/**
 * Reads one bot for its detail screen; 404 for a bot that the caller may not see (BOT-10). Its vendor and administrators see the pending version
 * before anything else is public, and with `version` any version, as a preview (AMB-105).
 */
export const readBotDetail = operation({
  id: 'readBotDetail',
  summary: 'Eén bot',
  method: 'GET',
  path: '/functions/v1/bot-detail',
  access: 'anyone',
  query: z.strictObject({
    botId: z.string('Noem een bot').check(z.maxLength(100)),
    version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'Deze versie bestaat niet'))),
  }),
  output: botDetailSchema,
  errors: ['bot_not_found'],
})
