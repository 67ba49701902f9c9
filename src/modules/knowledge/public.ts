// The interface for other modules on the server: reading a configuration's pages, and searching in them.

export { openPageSearch, type PageSearch, type WrittenPage } from './actions/open-page-search.ts'
export type { ReadDeps } from './actions/read-deps.ts'
export { type ReadingReport, type ReadProgress, readSources } from './actions/read-sources.ts'
export {
  createKnowledgeSearch,
  type KnowledgeHits,
  type KnowledgePassage,
  type KnowledgeSearch,
} from './actions/search-knowledge.ts'
export { storeSampleKnowledge } from './actions/store-sample-knowledge.ts'
export { warmUpAnalysis } from './actions/warm-up.ts'
export { scopeThreshold } from './domain/compose-extractive-answer.ts'
export { detectLanguage } from './domain/detect-language.ts'
export type { KnowledgeDeps } from './knowledge-deps.ts'
export { findIndexedAt } from './store/find-indexed-at.ts'
export { findDueConfigs } from './store/index-store.ts'
export type { KnownCompany } from './store/known-company.ts'
export { listPages, type PageStatus, replaceSources, type SourceInput } from './store/page-store.ts'
export { knowledgePersonalData } from './store/personal-data.ts'
