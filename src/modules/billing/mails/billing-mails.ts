import { formatDate, formatDateTime } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import type { VatRegime } from '../domain/vat.ts'

/** Subject and plain text of a mail. */
export interface MailText {
  readonly subject: string
  readonly text: string
}

/** Joins the paragraphs of a mail; false ones are left out. */
export const lines = (...parts: (string | false)[]): string =>
  parts
    .filter((part) => part !== false)
    .join('\n\n')
    .concat('\n')

/** The note after an amount: VAT is included, or why it is not. */
const WITH_VAT: Readonly<Record<VatRegime, string>> = {
  standard: 'inclusief 21% btw',
  reverse_charged: 'btw verlegd',
  out_of_scope: 'zonder btw',
}

const SIMULATED = 'Dit is een proefbetaling: er is geen geld verplaatst.'

/** Returns the mail of a successful payment: the first one says what begins and how to cancel, later ones are the invoice of a month. */
export function paidMail(paid: {
  title: string
  amountCents: number
  regime: VatRegime
  number: string
  isFirst: boolean
  /** The end of a consumer's withdrawal period; null for anybody else. */
  withdrawableUntil: Date | null
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
      `We ontvingen ${euro(paid.amountCents)}, ${WITH_VAT[paid.regime]}. Je factuur heeft nummer ${paid.number} en staat klaar als PDF:\n${publicUrl}/billing`,
      isMonthly &&
        paid.periodEnd !== null &&
        `De volgende afschrijving is op ${formatDate(paid.periodEnd)}. Opzeggen kan elke maand, in twee klikken, op dezelfde pagina.`,
      isFirst &&
        paid.withdrawableUntil !== null &&
        `Je kunt tot en met ${formatDate(paid.withdrawableUntil)} van de overeenkomst af, zonder reden: met de knop 'Overeenkomst hier herroepen' op dezelfde pagina. Je krijgt dan alles terug.`,
      paid.isSimulated && SIMULATED,
    ),
  }
}

/** The reasons of a full refund. */
export const refundReasons = {
  planHad: 'Je had al een plan toen deze betaling binnenkwam. Dat plan loopt gewoon door.',
  botHad: 'Je had deze bot al toen deze betaling binnenkwam. Die houd je gewoon.',
  withdrawn: 'Je hebt de overeenkomst herroepen.',
} as const

/** Returns the mail of a refund. */
export function returnedMail(returned: {
  title: string
  amountCents: number
  number: string
  /** Why, where an order as a whole went back; null for anything else. */
  reason: string | null
  isSimulated: boolean
  publicUrl: string
}): MailText {
  return {
    subject: `Terugbetaling: ${returned.title}`,
    text: lines(
      `${euro(returned.amountCents)} voor ${returned.title} is of wordt op je rekening teruggestort.`,
      returned.reason !== null && returned.reason,
      `De creditfactuur heeft nummer ${returned.number} en staat klaar als PDF:\n${returned.publicUrl}/billing`,
      returned.isSimulated && SIMULATED,
    ),
  }
}

interface SubscriptionFacts {
  title: string
  periodEnd: Date
  accessEnd: Date
  /** The access to a rented bot that remains afterwards; null when it stops. */
  remainingAccess: 'purchase' | 'plan' | null
  publicUrl: string
}

/** Returns the mail of a failed renewal: what happens next and until when access continues. */
export function failedPaymentMail({ title, accessEnd, publicUrl }: SubscriptionFacts): MailText {
  return {
    subject: `Je betaling voor ${title} is niet gelukt`,
    text: lines(
      `De afschrijving voor ${title} is niet gelukt. Dat kan gebeuren, bijvoorbeeld als er te weinig op de rekening staat.`,
      `We proberen het de komende dagen opnieuw. Tot en met ${formatDate(accessEnd)} blijft alles werken.`,
      `Bekijk je abonnement: ${publicUrl}/billing`,
    ),
  }
}

/** Returns the mail of a subscription that will end, with its last day. */
export function cancelledMail({ title, accessEnd, remainingAccess, publicUrl }: SubscriptionFacts): MailText {
  const day = formatDate(accessEnd)
  if (remainingAccess === 'purchase')
    return {
      subject: `De huur van ${title} is opgezegd`,
      text: lines(
        `De huur van ${title} loopt nog tot en met ${day}. Er wordt niets meer afgeschreven.`,
        `De bot draait daarna gewoon door, want die heb je gekocht. Bekijk je bots: ${publicUrl}/my-bots`,
      ),
    }
  if (remainingAccess === 'plan')
    return {
      subject: `${title} gaat verder op je plan`,
      text: lines(
        `Je huurt ${title} nog tot en met ${day}. Daarna draait de bot zonder onderbreking verder op je plan. Voor de huur wordt niets meer afgeschreven.`,
        `Toch liever apart huren? Tot die dag maak je dit met één klik ongedaan:\n${publicUrl}/billing`,
      ),
    }
  return {
    subject: `Je opzegging van ${title}`,
    text: lines(
      `Je hebt ${title} opgezegd. Er wordt niets meer afgeschreven.`,
      `Tot en met ${day} kun je alles blijven gebruiken. Toch door? Tot die dag maak je de opzegging met één klik ongedaan:\n${publicUrl}/billing`,
    ),
  }
}

/** Returns the mail of a subscription that ended. */
export function subscriptionEndedMail({ title, remainingAccess, publicUrl }: SubscriptionFacts): MailText {
  if (remainingAccess === 'purchase')
    return {
      subject: `De huur van ${title} is afgelopen`,
      text: lines(
        `De huur van ${title} is afgelopen. Er wordt niets meer voor afgeschreven.`,
        `De bot draait gewoon door, want die heb je gekocht. Bekijk je bots: ${publicUrl}/my-bots`,
      ),
    }
  if (remainingAccess === 'plan')
    return {
      subject: `${title} draait nu op je plan`,
      text: lines(
        `De huur van ${title} is afgelopen. De bot draait verder op je plan, met dezelfde instellingen. Voor de huur wordt niets meer afgeschreven.`,
        `Bekijk je abonnement: ${publicUrl}/billing`,
      ),
    }
  return {
    subject: `${title} is gestopt`,
    text: lines(
      `${title} is gestopt. Er wordt niets meer afgeschreven.`,
      'Je instellingen, gesprekken en leads blijven staan zolang je account bestaat.',
      `Opnieuw beginnen kan altijd: ${publicUrl}/pricing`,
    ),
  }
}

/** Returns the mail of a subscription that continues after all: a cancellation was undone, or a payment succeeded in the end. */
export function runsAgainMail({ title, periodEnd, publicUrl }: SubscriptionFacts): MailText {
  return {
    subject: `${title} loopt door`,
    text: lines(
      `${title} loopt gewoon door. De volgende afschrijving is op ${formatDate(periodEnd)}.`,
      `Bekijk je abonnement: ${publicUrl}/billing`,
    ),
  }
}

/** Returns the confirmation of a withdrawal, with its time. */
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

/** Returns the mail of a price change of a plan, sent at least fourteen days before it applies. */
export function priceChangeMail(change: {
  title: string
  oldCents: number
  newCents: number
  regime: VatRegime
  startsAt: Date
  publicUrl: string
}): MailText {
  const { title, oldCents, newCents, publicUrl } = change
  const day = formatDate(change.startsAt)
  return {
    subject: `De prijs van ${title} verandert op ${day}`,
    text: lines(
      `${title} kost nu ${euro(oldCents)} per maand en wordt ${euro(newCents)} per maand, ${WITH_VAT[change.regime]}.`,
      `De nieuwe prijs geldt vanaf de eerste betaalperiode die op of na ${day} begint. Tot dan verandert er niets.`,
      `Wil je dat niet? Je kunt elke maand opzeggen, in twee klikken, zonder kosten:\n${publicUrl}/billing`,
    ),
  }
}

/** Returns the mail of a set or changed payout account, which shows only its last four digits because a mailbox is not secure. */
export function payoutAccountMail(account: { lastFour: string; isFirst: boolean; publicUrl: string }): MailText {
  const { lastFour, isFirst, publicUrl } = account
  const what = isFirst ? 'ingesteld' : 'gewijzigd'
  return {
    subject: `Je uitbetaalrekening is ${what}`,
    text: lines(
      `De rekening waarop Syvo je uitbetaalt is zojuist ${what}. De nieuwe rekening eindigt op ${lastFour}.`,
      'Voordat er iets naartoe gaat, controleren wij de rekening.',
      `Was jij dit niet? Kies dan meteen een nieuw wachtwoord en laat het ons weten:\n${publicUrl}/auth/wachtwoord-vergeten\n${publicUrl}/contact`,
    ),
  }
}

/** Returns the mail of a VAT regime change from the next period on, sent before: VIES no longer knows a number, or knows it again. */
export function vatChangeMail(change: {
  title: string
  btwId: string
  regime: VatRegime
  newCents: number
  startsAt: Date
  publicUrl: string
}): MailText {
  const { title, btwId, regime, newCents, publicUrl } = change
  const day = formatDate(change.startsAt)
  const isTaxed = regime === 'standard'
  return {
    subject: isTaxed ? `Vanaf ${day} met btw: ${title}` : `Vanaf ${day} btw verlegd: ${title}`,
    text: lines(
      isTaxed
        ? `VIES, het register van de EU, kent je btw-id ${btwId} niet meer. Zonder geldig btw-id mogen we de btw niet verleggen.`
        : `VIES, het register van de EU, kent je btw-id ${btwId} als geldig. Daarom verleggen we de btw.`,
      `Vanaf de betaalperiode die op ${day} begint, betaal je voor ${title} ${euro(newCents)} per maand, ${WITH_VAT[regime]}. Tot dan verandert er niets.`,
      isTaxed &&
        'Klopt dit niet? Vraag je belastingdienst je btw-id te herstellen. We kijken elke maand opnieuw. Heb je een ander btw-id, zeg dan op en bestel opnieuw met dat nummer.',
      `Bekijk je abonnement: ${publicUrl}/billing`,
    ),
  }
}
