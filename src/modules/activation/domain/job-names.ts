/** The job that mails customers about a new version. */
export const NEW_VERSION_JOB = 'activation.mail-new-version'

/** The job that mails customers that Syvo paused their bot, or that it runs again. */
export const PAUSE_NOTICE_JOB = 'activation.mail-pause'

/** The job that mails accounts that their bots stopped for want of a language model, or work again (AMB-197). */
export const MODEL_NOTICE_JOB = 'activation.mail-model'
