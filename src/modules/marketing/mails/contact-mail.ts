import type { ContactTopic } from '../contract.ts'

const TOPIC_TEXT: Readonly<Record<ContactTopic, string>> = {
  enterprise: 'Enterprise',
  'support-pack': 'Supportpakket',
  'sales-pack': 'Salespakket',
  'ecom-pack': 'E-commercepakket',
  'onboarding-call': 'Startgesprek',
  'success-manager': 'Succesmanager',
  'strategy-session': 'Strategiegesprek',
  'custom-integration': 'Koppeling op maat',
  'plan-support': 'Hulp bij je plan',
}

/** Composes the mail to the people behind Syvo about a message; its subject holds nothing that the visitor typed. */
export function contactMail(message: {
  name: string
  email: string
  company: string | null
  topic: ContactTopic | null
  message: string
}): { subject: string; text: string } {
  const { name, email, company, topic } = message
  const subject = topic === null ? 'Contactformulier' : `Contactformulier: ${TOPIC_TEXT[topic]}`
  const fields = [`Naam: ${name}`, `E-mail: ${email}`, ...(company === null ? [] : [`Bedrijf: ${company}`])]
  const quoted = message.message.split('\n').map((line) => `> ${line}`)
  return { subject, text: `${[...fields, '', 'Bericht:', ...quoted].join('\n')}\n` }
}
