import * as z from 'zod/mini'
import { emailField, lineField, textField } from '#platform/http/text-fields.ts'
import { CONTACT_TOPICS } from './contact-topic.ts'

/** The most characters of a message of the contact form. */
export const MESSAGE_MAX = 5000

/** An empty company is stored as null (EARLY-06). */
export const companyField = z.optional(z.nullable(lineField(120, 'De bedrijfsnaam')))

/** The fields of the dialog of the waiting list. */
export const earlyAccessSchema = z.strictObject({
  name: lineField(120, 'De naam').check(z.minLength(2, 'Naam moet minimaal 2 karakters bevatten')),
  email: emailField,
  company: companyField,
})

/** The fields of the contact form. */
export const contactSchema = z.strictObject({
  name: lineField(120, 'De naam').check(z.minLength(1, 'Vul je naam in')),
  email: z.pipe(z.string('Vul je e-mailadres in').check(z.trim(), z.minLength(1, 'Vul je e-mailadres in')), emailField),
  company: companyField,
  topic: z.optional(z.enum(CONTACT_TOPICS)),
  message: textField(MESSAGE_MAX, 'Het bericht').check(z.regex(/\S/, 'Schrijf je bericht')),
  /** A hidden field; only a program fills it in. */
  website: z.optional(z.string().check(z.maxLength(500))),
})
