import type { Rule } from './law.ts'
import { absentSchemas } from './laws/absent-schemas.ts'
import { adapters } from './laws/adapters.ts'
import { browserReach } from './laws/browser-reach.ts'
import { casts } from './laws/casts.ts'
import { cycles } from './laws/cycles.ts'
import { declaredAccess } from './laws/declared-access.ts'
import { direction } from './laws/direction.ts'
import { docstrings } from './laws/docstrings.ts'
import { domainPurity } from './laws/domain-purity.ts'
import { environment } from './laws/environment.ts'
import { jsxPlaces } from './laws/jsx-places.ts'
import { marks } from './laws/marks.ts'
import { moduleEntries } from './laws/module-doors.ts'
import { moduleReadme } from './laws/module-readme.ts'
import { names } from './laws/names.ts'
import { outboundHttp } from './laws/outbound-http.ts'
import { planCodes } from './laws/plan-codes.ts'
import { productionPackages } from './laws/production-packages.ts'
import { resolvedImports } from './laws/resolved-imports.ts'
import { serviceIdentity } from './laws/service-identity.ts'
import { sizes } from './laws/sizes.ts'

/** Every law about the shape of the code, in the order in which a reader wants to hear of a breach. */
export const ALL_RULES: readonly Rule[] = [
  direction,
  domainPurity,
  browserReach,
  absentSchemas,
  moduleEntries,
  cycles,
  resolvedImports,
  productionPackages,
  adapters,
  outboundHttp,
  environment,
  planCodes,
  serviceIdentity,
  jsxPlaces,
  declaredAccess,
  moduleReadme,
  docstrings,
  casts,
  sizes,
  names,
  marks,
]
