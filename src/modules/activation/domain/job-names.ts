/** The job that tells renters of a new version. */
export const NEW_VERSION_JOB = 'activation.mail-new-version'
