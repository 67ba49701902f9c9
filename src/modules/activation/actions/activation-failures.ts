import type { Failure } from '#platform/http/failure.ts'

/** A bot that is unknown, or that the caller may not use. */
export const botNotFound: Failure = {
  status: 404,
  code: 'bot_not_found',
  message: 'Deze bot bestaat niet of is niet meer beschikbaar.',
}

/** A bot that is for sale only, not for rent. */
export const notRentable: Failure = {
  status: 409,
  code: 'not_rentable',
  message: 'Deze bot is alleen te koop, niet te huren.',
}

/** A bot that an administrator paused; it cannot be started with meanwhile. */
export const botPaused: Failure = {
  status: 409,
  code: 'bot_paused',
  message: 'Deze bot is stilgezet door Syvo. Je kunt hem nu niet gebruiken. Probeer het later opnieuw.',
}

/** A bot that needs a language model, on an installation that has none (AMB-197). */
export const modelMissing: Failure = {
  status: 409,
  code: 'model_missing',
  message: 'Deze bot heeft een taalmodel nodig, en dat is hier niet aangesloten. Je kunt hem hier nu niet gebruiken.',
}

/** A bot to which the account already has direct access (trial, rental or purchase). */
export const accessExists: Failure = {
  status: 409,
  code: 'access_exists',
  message: 'Je hebt al toegang tot deze bot.',
}

/** A bot whose one trial the account already had. */
export const trialUsed: Failure = {
  status: 409,
  code: 'trial_used',
  message: 'Je hebt deze bot al eens 30 dagen gratis geprobeerd.',
}

/** A bot that the account has no running trial of. */
export const trialNotFound: Failure = {
  status: 404,
  code: 'trial_not_found',
  message: 'Van deze bot loopt geen proef (meer).',
}

/** A plan without a free slot. */
export const planFull: Failure = {
  status: 409,
  code: 'plan_full',
  message:
    'Je plan heeft geen plaats meer. Schakel een andere bot uit of kies een groter plan, en probeer het dan opnieuw.',
}

/** An account named in a body that is not the caller's own (AMB-034). */
export const accountMismatch: Failure = {
  status: 403,
  code: 'foreign_user',
  message: 'Dit kan alleen voor je eigen account.',
}

/** A bot that the caller does not have, or no longer has. */
export const activationNotFound: Failure = {
  status: 404,
  code: 'activation_not_found',
  message: 'Je hebt deze bot niet (meer).',
}

/** A version that was never approved for this bot, or is older than the one before the live version. */
export const versionNotOffered: Failure = {
  status: 409,
  code: 'version_not_offered',
  message: 'Deze versie kun je niet kiezen. Je kunt de nieuwste versie gebruiken, of de versie daarvoor.',
}
