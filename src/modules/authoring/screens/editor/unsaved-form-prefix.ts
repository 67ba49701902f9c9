/** The prefix of the storage keys under which this browser stores unsaved forms; signing out deletes them, since a prompt is a secret. */
export const UNSAVED_FORM_PREFIX = 'syvo-bot-draft:'
