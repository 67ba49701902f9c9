import type { Failure } from '#platform/http/failure.ts'

/** Expected failures around orders; the texts of PAY are the specification's. */
export const refusals = {
  botNotFound: { status: 404, code: 'bot_not_found', message: 'Deze bot bestaat niet of is niet meer beschikbaar.' },
  notForSale: { status: 409, code: 'not_for_sale', message: 'Deze bot is zo niet te bestellen.' },
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
  subscriptionNotFound: { status: 404, code: 'subscription_not_found', message: 'Dit abonnement bestaat niet.' },
  subscriptionEnded: { status: 409, code: 'subscription_ended', message: 'Dit abonnement is al gestopt.' },
  notSubscribed: { status: 409, code: 'not_subscribed', message: 'Je hebt geen betaald plan om van te wisselen.' },
  samePlan: { status: 409, code: 'same_plan', message: 'Dit plan heb je al.' },
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
