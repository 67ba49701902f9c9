/** What the audit trail tells of. */
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

/** One of the things that the audit trail tells of. */
export type AuditKind = (typeof AUDIT_KINDS)[number]
