import type { Rule } from './rule.ts'
import { absentSchemas } from './rules/absent-schemas.ts'
import { adapters } from './rules/adapters.ts'
import { browserImports } from './rules/browser-imports.ts'
import { casts } from './rules/casts.ts'
import { declaredAccess } from './rules/declared-access.ts'
import { declaredEvents } from './rules/declared-events.ts'
import { docstrings } from './rules/docstrings.ts'
import { domainPurity } from './rules/domain-purity.ts'
import { environmentAccess } from './rules/environment-access.ts'
import { fileNamesRule } from './rules/file-names.ts'
import { formattedNumbers } from './rules/formatted-numbers.ts'
import { identifierWords } from './rules/identifier-words.ts'
import { importCycles } from './rules/import-cycles.ts'
import { importDirection } from './rules/import-direction.ts'
import { jsxLocations } from './rules/jsx-locations.ts'
import { migratedFunctions } from './rules/migrated-functions.ts'
import { moduleEntries } from './rules/module-entries.ts'
import { moduleReadme } from './rules/module-readme.ts'
import { outboundHttp } from './rules/outbound-http.ts'
import { planCodes } from './rules/plan-codes.ts'
import { productionPackages } from './rules/production-packages.ts'
import { resolvedImports } from './rules/resolved-imports.ts'
import { serviceIdentity } from './rules/service-identity.ts'
import { sizeLimits } from './rules/size-limits.ts'
import { tableWalls } from './rules/table-walls.ts'
import { todoComments } from './rules/todo-comments.ts'

/** Every rule about the architecture, in the order in which findings are printed. */
export const ALL_RULES: readonly Rule[] = [
  importDirection,
  domainPurity,
  browserImports,
  absentSchemas,
  moduleEntries,
  importCycles,
  resolvedImports,
  productionPackages,
  adapters,
  outboundHttp,
  environmentAccess,
  planCodes,
  serviceIdentity,
  jsxLocations,
  declaredAccess,
  declaredEvents,
  moduleReadme,
  docstrings,
  casts,
  formattedNumbers,
  sizeLimits,
  fileNamesRule,
  identifierWords,
  tableWalls,
  migratedFunctions,
  todoComments,
]
