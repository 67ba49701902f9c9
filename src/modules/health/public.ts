export { findHealthSince } from './store/health-store.ts'
export { healthPersonalData } from './store/personal-data.ts'
