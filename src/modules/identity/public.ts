export { authenticate } from './actions/authenticate.ts'
export { consumeAuditLimit } from './actions/consume-audit-limit.ts'
export { isDeveloper, makeDeveloper } from './actions/developer-flag.ts'
export { reauthenticate } from './actions/reauthenticate.ts'
export { refuseUnsecuredAdmin } from './actions/refuse-unsecured-admin.ts'
export { refuseStaleAuthentication } from './actions/require-recent-authentication.ts'
export { type AuthLibrary, createAuthLibrary } from './auth-library.ts'
export { deviceLabel } from './device-label.ts'
export type { IdentityDeps } from './identity-deps.ts'
export { createOpenIdProvider } from './openid-provider.ts'
export { PASSWORD_COST } from './password-hash.ts'
export type { PersonalData } from './personal-data.ts'
export { createSessionCache } from './session-cache.ts'
export {
  appendRole,
  findAddress,
  findNames,
  findNewestRole,
  findSettings,
} from './store/account-store.ts'
export { type AuditEntry, type AuditRow, findAuditActors, findAuditPage, recordAudit } from './store/audit-store.ts'
export { addDemoAccount, findAdministrators, findDemoAccount, revokeDemoAccess } from './store/demo-store.ts'
export { personalDataOfTables } from './store/personal-data-of-tables.ts'
export { identityPersonalData } from './store/personal-data-store.ts'
