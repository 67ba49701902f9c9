export { type CapturedContact, type CaptureResult, captureLead } from './actions/capture-lead.ts'
export { type DetectedDetails, detectContactDetails } from './domain/detect-contact-details.ts'
export type { LeadsDeps } from './leads-deps.ts'
export { findLeadsOfConversations, forgetConversations } from './store/lead-store.ts'
