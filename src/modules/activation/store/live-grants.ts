import { type Selectable, sql } from 'kysely'
import type { ActivationTables } from './tables.ts'

/** Returns the grants that are live at an instant, for the query builder; in SQL it is `app.live_grants(at)`. */
export const liveGrants = (at: Date) =>
  sql<Selectable<ActivationTables['bot_grants']>>`app.live_grants(${at})`.as('grant')
