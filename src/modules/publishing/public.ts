export { forgetOldRuns } from './store/forget-old-runs.ts'
export { publishingOwnData } from './store/own-data.ts'
export { forgetReporters } from './store/report-store.ts'
