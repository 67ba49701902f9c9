import * as z from 'zod/mini'
import { emailField, lineField, textField } from '#platform/http/text-fields.ts'
import { CONTACT_TOPICS } from './contact-topic.ts'

/** How many characters a message of the contact form may have. */
export const MESSAGE_MAX = 5000

/** Left empty it is stored as null (EARLY-06). */
export const companyField = z.optional(z.nullable(lineField(120, 'De bedrijfsnaam')))

/** What the dialog of the waiting list asks. */
export const earlyAccessSchema = z.strictObject({
  name: lineField(120, 'De naam').check(z.minLength(2, 'Naam moet minimaal 2 karakters bevatten')),
  email: emailField,
  company: companyField,
})

/** What the contact form asks. */
export const contactSchema = z.strictObject({
  name: lineField(120, 'De naam').check(z.minLength(1, 'Vul je naam in')),
  email: z.pipe(z.string('Vul je e-mailadres in').check(z.trim(), z.minLength(1, 'Vul je e-mailadres in')), emailField),
  company: companyField,
  topic: z.optional(z.enum(CONTACT_TOPICS)),
  message: textField(MESSAGE_MAX, 'Het bericht').check(z.regex(/\S/, 'Schrijf je bericht')),
  /** A field that people do not see; what fills it in is a program. */
  website: z.optional(z.string().check(z.maxLength(500))),
})
