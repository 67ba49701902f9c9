/** The job that tells renters of a new version. */
export const NEW_VERSION_JOB = 'activation.mail-new-version'

/** The job that tells renters that Syvo stopped their bot, or that it goes on. */
export const PAUSE_NOTICE_JOB = 'activation.mail-pause'

/** The job that tells accounts that their bots stand still for want of a language model, or work again (AMB-197). */
export const MODEL_NOTICE_JOB = 'activation.mail-model'
