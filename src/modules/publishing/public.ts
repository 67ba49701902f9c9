export { deleteOldRuns } from './store/delete-old-runs.ts'
export { publishingPersonalData } from './store/personal-data.ts'
export { eraseReporters } from './store/report-store.ts'
