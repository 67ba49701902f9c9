export { authenticate } from './actions/authenticate.ts'
export { reauthenticate } from './actions/reauthenticate.ts'
export { refuseUnsecuredAdmin } from './actions/refuse-unsecured-admin.ts'
export { refuseStaleProof } from './actions/require-fresh-proof.ts'
export { takeAuditedStep } from './actions/take-audited-step.ts'
export { type AuthLibrary, createAuthLibrary } from './auth-library.ts'
export { deviceLabel } from './device-label.ts'
export type { IdentityDeps } from './identity-deps.ts'
export { ADDRESS_CHANGED } from './identity-events.ts'
export { createOpenIdProvider } from './openid-provider.ts'
export type { OwnData } from './own-data.ts'
export { PASSWORD_COST } from './password-hash.ts'
export { createSessionMemory } from './session-memory.ts'
export {
  appendRole,
  findAddress,
  findNames,
  findNewestRole,
  findSettings,
  markDeveloper,
} from './store/account-store.ts'
export { type AuditEntry, type AuditRow, findAuditActors, findAuditPage, recordAudit } from './store/audit-store.ts'
export { addDemoAccount, endDemoAccess, findAdministrators, findDemoAccount } from './store/demo-store.ts'
export { forgetFarewells, identityOwnData } from './store/own-data-store.ts'
export { ownTables } from './store/own-tables.ts'
export { forgetEndedProofs } from './store/proof-store.ts'
