/** The kinds of subjects of the audit trail. */
export const AUDIT_KINDS = [
  'bot',
  'bot_version',
  'activation',
  'report',
  'vendor',
  'account',
  'execution',
  'smoke_batch',
  'message',
  'waiting_list',
] as const

/** A kind of subject of the audit trail. */
export type AuditKind = (typeof AUDIT_KINDS)[number]
