import type { Failure } from '#platform/http/failure.ts'

/** A bot that is unknown, or that the caller may not use. */
export const botNotFound: Failure = {
  status: 404,
  code: 'bot_not_found',
  message: 'Deze bot bestaat niet of is niet meer beschikbaar.',
}

/** A bot that is only sold once and for all. */
export const notRentable: Failure = {
  status: 409,
  code: 'not_rentable',
  message: 'Deze bot is alleen te koop, niet te huren.',
}

/** An account named in a body that is not the caller's own (AMB-034). */
export const foreignUser: Failure = {
  status: 403,
  code: 'foreign_user',
  message: 'Dit kan alleen voor je eigen account.',
}
