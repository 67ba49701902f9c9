import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'
import { emailField, lineField } from '#platform/http/text-fields.ts'
import { companyField, contactSchema, earlyAccessSchema } from './contract/form-schemas.ts'

export { CONTACT_TOPICS, type ContactTopic } from './contract/contact-topic.ts'

export const articleSchema = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  /** Such as '7 min'. */
  readTime: z.string(),
  /** A day, such as 2026-10-20. */
  publishDate: z.string(),
  author: z.string(),
  featured: z.boolean(),
  /** False while only the excerpt is written (AMB-090). */
  isWhole: z.boolean(),
})

/** A blog article without its text. */
export type Article = z.output<typeof articleSchema>

/** Lists the articles of the blog, newest first (PAGE-01). */
export const listArticles = operation({
  id: 'listArticles',
  summary: 'Artikelen',
  method: 'GET',
  path: '/functions/v1/articles',
  access: 'anyone',
  output: z.array(articleSchema),
})

const fullArticleSchema = z.extend(articleSchema, {
  /** The text as our own HTML; empty while it is not written. */
  content: z.string(),
})

/** A blog article with its text. */
export type FullArticle = z.output<typeof fullArticleSchema>

/** Reads one article with its text. */
export const readArticle = operation({
  id: 'readArticle',
  summary: 'Artikel',
  method: 'GET',
  path: '/functions/v1/articles/:slug',
  access: 'anyone',
  params: z.object({ slug: z.string().check(z.maxLength(120)) }),
  output: fullArticleSchema,
  errors: ['not_found'],
})

export const LEGAL_TEXTS = ['privacy', 'voorwaarden', 'retouren-levering'] as const

export const PAGE_TEXTS = [...LEGAL_TEXTS, 'vendor-apply', 'become-developer', 'enterprise'] as const

/** A page that consists of text, by the last part of its path. */
export type PageTextName = (typeof PAGE_TEXTS)[number]

const pageTextSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** The day of the last change, when it is stated. */
  updated: z.nullable(z.string()),
  /** Our own HTML. */
  content: z.string(),
})

/** The text of such a page. */
export type PageText = z.output<typeof pageTextSchema>

/** Reads the text of a page, such as a legal one (PAGE-14). */
export const readPageText = operation({
  id: 'readPageText',
  summary: 'Tekst van een pagina',
  method: 'GET',
  path: '/functions/v1/pages/:name',
  access: 'anyone',
  params: z.object({ name: z.enum(PAGE_TEXTS) }),
  output: pageTextSchema,
})

const done = z.object({ ok: z.literal(true) })

/**
 * Puts a visitor on the waiting list of Enterprise (API-19, EARLY-09). An address that is on it already is answered alike and stays as it is
 * (AMB-085); the answer holds only the id.
 */
export const joinEarlyAccess = operation({
  id: 'joinEarlyAccess',
  summary: 'Op de wachtlijst van Enterprise',
  method: 'POST',
  path: '/rest/v1/enterprise_early_access',
  access: 'anyone',
  query: z.object({ select: z.optional(z.literal('id')) }),
  body: earlyAccessSchema,
  output: z.object({ id: z.string() }),
  errors: ['too_many_requests'],
})

export const enterpriseTemplateSchema = z.enum(['enterprise_welcome', 'enterprise_sneak_peek', 'enterprise_launch'])

/** A mail to an address on the waiting list. */
export type EnterpriseTemplate = z.output<typeof enterpriseTemplateSchema>

/**
 * Sends one of the mails of the waiting list to the address that joined (API-28 to API-30). Name, address and delay are those of the list;
 * a pair of id and address that does not belong together is answered alike and sends nothing (AMB-086).
 */
export const sendEnterpriseEmail = operation({
  id: 'sendEnterpriseEmail',
  summary: 'Mail aan iemand op de wachtlijst',
  method: 'POST',
  path: '/functions/v1/send-enterprise-email',
  access: 'anyone',
  body: z.strictObject({
    template_name: enterpriseTemplateSchema,
    to: emailField,
    variables: z.object({ name: lineField(120, 'De naam'), company: companyField }),
    enterprise_signup_id: idField(),
    delay_days: z.optional(z.int().check(z.gte(0), z.lte(30))),
  }),
  output: done,
})

const unsubscribeQuery = z.object({
  id: idField('Deze link is niet (meer) geldig.'),
  token: z.string('Deze link is niet (meer) geldig.').check(z.maxLength(64, 'Deze link is niet (meer) geldig.')),
})

/** Returns the page behind the link in every mail of the waiting list, which asks for confirmation, since programs follow links too. */
export const confirmUnsubscribe = operation({
  id: 'confirmUnsubscribe',
  summary: 'Geen mails meer van de wachtlijst',
  method: 'GET',
  path: '/functions/v1/early-access-mails',
  access: 'anyone',
  answers: 'page',
  query: unsubscribeQuery,
  output: z.string(),
})

/** Stops the mails of the waiting list to one address; its place on the list stays. */
export const unsubscribe = operation({
  id: 'unsubscribe',
  summary: 'Geen mails meer van de wachtlijst',
  method: 'POST',
  path: '/functions/v1/early-access-mails',
  access: 'anyone',
  answers: 'page',
  query: unsubscribeQuery,
  output: z.string(),
})

/** Sends a message to the people behind Syvo: stored, and mailed to them with the sender's address as `Reply-To` (AMB-088). */
export const sendContactMessage = operation({
  id: 'sendContactMessage',
  summary: 'Bericht aan Syvo',
  method: 'POST',
  path: '/functions/v1/contact',
  access: 'anyone',
  body: contactSchema,
  output: done,
  errors: ['too_many_requests'],
})
