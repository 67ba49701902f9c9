import type { Failure } from '#platform/http/failure.ts'

/** Expected failures around orders; the specification sets the texts of PAY. */
export const refusals = {
  botNotFound: { status: 404, code: 'bot_not_found', message: 'Deze bot bestaat niet of is niet meer beschikbaar.' },
  notForSale: { status: 409, code: 'not_for_sale', message: 'Deze bot is zo niet te bestellen.' },
  botPaused: {
    status: 409,
    code: 'bot_paused',
    message: 'Deze bot is stilgezet door Syvo en nu niet te bestellen. Er is niets afgeschreven.',
  },
  modelMissing: {
    status: 409,
    code: 'model_missing',
    message:
      'Deze bot heeft een taalmodel nodig, en dat is hier niet aangesloten. Je kunt hem nu niet bestellen. Er is niets afgeschreven.',
  },
  ownBot: { status: 409, code: 'own_bot', message: 'Dit is je eigen bot.' },
  accessExists: { status: 409, code: 'access_exists', message: 'Je hebt deze bot al.' },
  planNotFound: { status: 404, code: 'plan_not_found', message: 'Plan niet gevonden' },
  planNotFree: { status: 409, code: 'plan_not_free', message: 'Dit plan is niet gratis.' },
  priceMissing: { status: 409, code: 'price_missing', message: 'Stripe price ontbreekt' },
  alreadySubscribed: {
    status: 409,
    code: 'already_subscribed',
    message: 'Je hebt al een betaald plan. Zeg dat eerst op; daarna val je terug op het gratis plan.',
  },
  orderNotFound: { status: 404, code: 'order_not_found', message: 'Deze bestelling bestaat niet.' },
  orderClosed: { status: 409, code: 'order_closed', message: 'Deze bestelling is al afgerond. Begin een nieuwe.' },
  orderPaid: { status: 409, code: 'order_paid', message: 'Deze bestelling is al betaald.' },
  otherProvider: {
    status: 409,
    code: 'other_provider',
    message:
      'Dit is besteld bij een betaaldienst die hier niet meer is aangesloten, dus we kunnen er hier niets aan veranderen. Laat het ons weten via de contactpagina.',
  },
  paymentUnderway: {
    status: 409,
    code: 'payment_underway',
    message:
      'Je betaling is al onderweg. Een incasso duurt een paar werkdagen, en annuleren kan dan niet meer. Zodra hij binnen is, krijg je een mail.',
  },
  priceChanged: {
    status: 409,
    code: 'price_changed',
    message: 'De prijs is intussen veranderd. Bekijk het nieuwe bedrag en bestel dan.',
  },
  unavailable: {
    status: 503,
    code: 'payments_unavailable',
    message: 'De betaaldienst antwoordt niet. Er is niets afgeschreven. Probeer het over een paar minuten opnieuw.',
    retryAfterSeconds: 60,
  },
  consumerAbroad: {
    status: 409,
    code: 'consumer_abroad',
    message: 'Als consument kun je nu alleen vanuit Nederland bestellen.',
  },
  vatIdUnknown: {
    status: 409,
    code: 'btw_id_unknown',
    message: 'VIES, het register van de EU, kent dit btw-id niet. Controleer het nummer.',
  },
  viesUnavailable: {
    status: 503,
    code: 'vies_unavailable',
    message: 'VIES is nu niet bereikbaar; probeer het zo weer. Er is niets besteld.',
    retryAfterSeconds: 60,
  },
  subscriptionNotFound: { status: 404, code: 'subscription_not_found', message: 'Dit abonnement bestaat niet.' },
  subscriptionEnded: { status: 409, code: 'subscription_ended', message: 'Dit abonnement is al gestopt.' },
  notSubscribed: { status: 409, code: 'not_subscribed', message: 'Je hebt geen betaald plan om van te wisselen.' },
  samePlan: { status: 409, code: 'same_plan', message: 'Dit plan heb je al.' },
  changeRefused: {
    status: 409,
    code: 'change_refused',
    message: 'De overstap is niet gelukt: de betaaldienst weigert hem. Er is niets afgeschreven en je houdt je plan.',
  },
  changeWaits: {
    status: 503,
    code: 'payments_unavailable',
    message:
      'De betaaldienst antwoordt niet. We proberen je overstap vanzelf opnieuw, een groter plan hoogstens een dag lang. Je krijgt mail als het niet lukt.',
    retryAfterSeconds: 60,
  },
  notARental: {
    status: 409,
    code: 'not_a_rental',
    message: 'Dit is geen gehuurde bot die op een plan kan draaien. Er is niets veranderd.',
  },
  noRunningPlan: {
    status: 409,
    code: 'no_running_plan',
    message: 'Je hebt geen betaald plan dat doorloopt. Kies eerst een plan. Je huur loopt door.',
  },
  planFull: {
    status: 409,
    code: 'plan_full',
    message:
      'Je plan heeft geen plaats meer. Schakel bij Mijn Bots een andere bot uit of kies een groter plan, en probeer het dan opnieuw. Er is niets opgezegd.',
  },
  portalMissing: {
    status: 409,
    code: 'portal_missing',
    message: 'Deze betaaldienst heeft geen eigen pagina voor betaalgegevens.',
  },
  invoiceNotFound: { status: 404, code: 'invoice_not_found', message: 'Deze factuur bestaat niet.' },
  agreementNotFound: {
    status: 404,
    code: 'agreement_not_found',
    message:
      'Deze bot heb je nu niet. De overeenkomst is er zodra je hem probeert, huurt, koopt of met je plan gebruikt.',
  },
  statementNotFound: { status: 404, code: 'statement_not_found', message: 'Deze afrekening bestaat niet.' },
  withdrawalClosed: {
    status: 409,
    code: 'withdrawal_closed',
    message: 'Ontbinden kan voor deze bestelling niet (meer). Het kan als consument, tot 14 dagen na je betaling.',
  },
} as const satisfies Record<string, Failure>

/** Returns the failure for a second plan change while the first, to the plan with that title, is pending. */
export function changePending(title: string, waitsForPayment: boolean): Failure {
  const waits = waitsForPayment ? 'wacht nog op je betaling' : 'wordt nog verwerkt'
  return {
    status: 409,
    code: 'change_pending',
    message: `Je overstap naar ${title} ${waits}. Daarna kun je een ander plan kiezen.`,
  }
}
