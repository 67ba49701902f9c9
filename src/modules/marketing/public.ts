export type { MarketingDeps } from './marketing-deps.ts'
export { marketingPersonalData } from './store/personal-data.ts'
