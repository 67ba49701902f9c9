/** How the entries begin under which this browser keeps what was typed and not saved; signing out deletes them, since a prompt is a secret. */
export const UNSAVED_FORM_PREFIX = 'syvo-bot-draft:'
