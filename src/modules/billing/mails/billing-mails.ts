import { formatDate, formatDateTime } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'

/** Subject and plain text of a mail. */
export interface MailText {
  readonly subject: string
  readonly text: string
}

const lines = (...parts: (string | false)[]): string =>
  parts
    .filter((part) => part !== false)
    .join('\n\n')
    .concat('\n')

const SIMULATED = 'Dit is een proefbetaling: er is geen geld verplaatst.'

/** A payment that succeeded: the first one says what begins and how one leaves, later ones are the invoice of a month. */
export function paidMail(paid: {
  title: string
  amountCents: number
  number: string
  isFirst: boolean
  isConsumer: boolean
  isMonthly: boolean
  isSimulated: boolean
  periodEnd: Date | null
  publicUrl: string
}): MailText {
  const { title, isFirst, isMonthly, publicUrl } = paid
  return {
    subject: isFirst ? `Je bestelling: ${title}` : `Je factuur ${paid.number}`,
    text: lines(
      isFirst
        ? `Bedankt voor je bestelling van ${title}. Je kunt er meteen mee aan de slag.`
        : `Dit is je factuur voor ${title}.`,
      `We ontvingen ${euro(paid.amountCents)}, inclusief 21% btw. Je factuur heeft nummer ${paid.number} en staat klaar als PDF:\n${publicUrl}/billing`,
      isMonthly &&
        paid.periodEnd !== null &&
        `De volgende afschrijving is op ${formatDate(paid.periodEnd)}. Opzeggen kan elke maand, in twee klikken, op dezelfde pagina.`,
      isFirst &&
        paid.isConsumer &&
        'Je kunt tot 14 dagen na vandaag van de overeenkomst af, zonder reden: met de knop Ontbinden op dezelfde pagina. Je krijgt dan alles terug.',
      paid.isSimulated && SIMULATED,
    ),
  }
}

/** Money that went back. */
export function returnedMail(returned: {
  title: string
  amountCents: number
  number: string
  isSimulated: boolean
  publicUrl: string
}): MailText {
  return {
    subject: `Terugbetaling: ${returned.title}`,
    text: lines(
      `${euro(returned.amountCents)} voor ${returned.title} is of wordt op je rekening teruggestort.`,
      `De creditfactuur heeft nummer ${returned.number} en staat klaar als PDF:\n${returned.publicUrl}/billing`,
      returned.isSimulated && SIMULATED,
    ),
  }
}

interface SubscriptionFacts {
  title: string
  periodEnd: Date
  accessEnd: Date
  publicUrl: string
}

/** A renewal that failed: what happens next and until when everything goes on. */
export function failedPaymentMail({ title, accessEnd, publicUrl }: SubscriptionFacts): MailText {
  return {
    subject: `Je betaling voor ${title} is niet gelukt`,
    text: lines(
      `De afschrijving voor ${title} is niet gelukt. Dat kan gebeuren, bijvoorbeeld als er te weinig op de rekening staat.`,
      `We proberen het de komende dagen opnieuw. Tot ${formatDate(accessEnd)} blijft alles werken.`,
      `Bekijk je abonnement: ${publicUrl}/billing`,
    ),
  }
}

/** A subscription that will end, with its last day. */
export function cancelledMail({ title, accessEnd, publicUrl }: SubscriptionFacts): MailText {
  return {
    subject: `Je opzegging van ${title}`,
    text: lines(
      `Je hebt ${title} opgezegd. Er wordt niets meer afgeschreven.`,
      `Tot en met ${formatDate(accessEnd)} kun je alles blijven gebruiken. Toch door? Tot die dag maak je de opzegging met één klik ongedaan:\n${publicUrl}/billing`,
    ),
  }
}

/** A subscription that ended. */
export function endedMail({ title, publicUrl }: SubscriptionFacts): MailText {
  return {
    subject: `${title} is gestopt`,
    text: lines(
      `${title} is gestopt. Er wordt niets meer afgeschreven.`,
      'Je instellingen, gesprekken en leads blijven staan zolang je account bestaat.',
      `Opnieuw beginnen kan altijd: ${publicUrl}/pricing`,
    ),
  }
}

/** A subscription that goes on after all: a cancellation taken back, or a payment that succeeded in the end. */
export function runsAgainMail({ title, periodEnd, publicUrl }: SubscriptionFacts): MailText {
  return {
    subject: `${title} loopt door`,
    text: lines(
      `${title} loopt gewoon door. De volgende afschrijving is op ${formatDate(periodEnd)}.`,
      `Bekijk je abonnement: ${publicUrl}/billing`,
    ),
  }
}

/** The confirmation of a withdrawal, with its time. */
export function withdrawnMail(withdrawn: {
  title: string
  at: Date
  refundCents: number
  isSimulated: boolean
  publicUrl: string
}): MailText {
  return {
    subject: `Je hebt de overeenkomst ontbonden: ${withdrawn.title}`,
    text: lines(
      `Op ${formatDateTime(withdrawn.at)} heb je de overeenkomst voor ${withdrawn.title} ontbonden. Deze mail is je bewijs.`,
      `Je krijgt ${euro(withdrawn.refundCents)} terug op de rekening waarmee je betaalde, binnen 14 dagen.`,
      `De creditfactuur komt te staan op ${withdrawn.publicUrl}/billing`,
      withdrawn.isSimulated && SIMULATED,
    ),
  }
}

/** Another price of a plan, told at least fourteen days before it counts. */
export function priceChangeMail(change: {
  title: string
  oldCents: number
  newCents: number
  startsAt: Date
  publicUrl: string
}): MailText {
  const { title, oldCents, newCents, publicUrl } = change
  const day = formatDate(change.startsAt)
  return {
    subject: `De prijs van ${title} verandert op ${day}`,
    text: lines(
      `${title} kost nu ${euro(oldCents)} per maand en wordt ${euro(newCents)} per maand, inclusief 21% btw.`,
      `De nieuwe prijs geldt vanaf de eerste betaalperiode die op of na ${day} begint. Tot dan verandert er niets.`,
      `Wil je dat niet? Je kunt elke maand opzeggen, in twee klikken, zonder kosten:\n${publicUrl}/billing`,
    ),
  }
}
