import type { EnterpriseTemplate } from '../contract.ts'

interface Parts {
  subject: string
  lines: readonly string[]
}

const MAILS: Readonly<Record<EnterpriseTemplate, Parts>> = {
  enterprise_welcome: {
    subject: 'Je staat op de wachtlijst van Syvo Enterprise',
    lines: [
      'Bedankt voor je aanmelding voor Syvo Enterprise Early Access. Je plek op de lijst staat vast.',
      'Wat dat betekent: je hoort als een van de eersten wanneer Enterprise open gaat, en je krijgt dan het eerste jaar 50% korting op je Enterprise-abonnement.',
      'Enterprise is in ontwikkeling. Over twee weken vertellen we je meer, en over een maand nog eens. Daarna mailen we je pas weer als je erin kunt.',
    ],
  },
  enterprise_sneak_peek: {
    subject: 'Syvo Enterprise: een eerste blik',
    lines: [
      'Twee weken geleden kwam je op de wachtlijst van Syvo Enterprise. Dit is waar het voor bedoeld is: organisaties met veel gesprekken, tot 500.000 en meer, en met eigen eisen aan beheer.',
      'Je kunt nu al zien hoe een bot van Syvo antwoordt, met de bron erbij: kies er een op de marktplaats en probeer hem 30 dagen gratis.',
      'Heb je wensen voor Enterprise? Beantwoord dan deze mail: we lezen alles.',
    ],
  },
  enterprise_launch: {
    subject: 'Syvo Enterprise: hoe het ervoor staat',
    lines: [
      'Je staat nu een maand op de wachtlijst van Syvo Enterprise. Je plek en je korting van 50% in het eerste jaar blijven staan; je hoeft er niets voor te doen.',
      'Zodra Enterprise opengaat, krijg je als een van de eersten bericht op dit adres.',
      'Wil je nu al over jouw situatie praten? Dat kan via het contactformulier.',
    ],
  },
}

const LINKS: Readonly<Record<EnterpriseTemplate, string>> = {
  enterprise_welcome: '/enterprise',
  enterprise_sneak_peek: '/bots',
  enterprise_launch: '/contact?topic=enterprise',
}

/** Composes a mail of the waiting list. `name` is empty when none is safe to print; `unsubscribeUrl` is the link that stops these mails. */
export function enterpriseMail(
  template: EnterpriseTemplate,
  parts: { name: string; publicUrl: string; unsubscribeUrl: string },
): { subject: string; text: string } {
  const { subject, lines } = MAILS[template]
  const text = [
    parts.name === '' ? 'Hallo,' : `Hallo ${parts.name},`,
    ...lines,
    `${parts.publicUrl}${LINKS[template]}`,
    'Met groet,\nSyvo',
    `Je krijgt deze mail omdat dit adres op de wachtlijst van Syvo Enterprise is gezet. Was jij dat niet, of wil je geen mails meer? ${parts.unsubscribeUrl}`,
  ].join('\n\n')
  return { subject, text: `${text}\n` }
}
