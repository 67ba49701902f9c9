/** The job that tells renters of a new version. */
export const NEW_VERSION_JOB = 'activation.mail-new-version'

/** The job that tells renters that Syvo stopped their bot, or that it goes on. */
export const PAUSE_NEWS_JOB = 'activation.mail-pause'
