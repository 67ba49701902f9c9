export * from './contract/audit.ts'
export * from './contract/pause.ts'
export * from './contract/reports.ts'
