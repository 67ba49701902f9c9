export * from './contract/vendor-area.ts'
export * from './contract/vendor-checks.ts'
