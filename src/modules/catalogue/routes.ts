import { type Binding, bind } from '#platform/http/binding.ts'
import { readBotAddresses } from './actions/read-bot-addresses.ts'
import { readBotDetail } from './actions/read-bot-detail.ts'
import { readBots } from './actions/read-bots.ts'
import { listingReader } from './actions/read-listing.ts'
import { readShowcase } from './actions/read-showcase.ts'
import { readVendorBots } from './actions/read-vendor-bots.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import * as contract from './contract.ts'

/** Binds the operations of the catalogue to their actions. */
export function catalogueRoutes(deps: CatalogueDeps): Binding[] {
  const readListing = listingReader(deps)
  return [
    bind(contract.readBots, ({ query }, { caller }) =>
      query.vendor_id === undefined ? readBots(deps, caller, query) : readVendorBots(deps, caller, query),
    ),
    bind(contract.readBotAddresses, ({ query }, { caller }) => readBotAddresses(deps, caller, query)),
    bind(contract.readListing, ({ query }, { caller }) => readListing(caller, query)),
    bind(contract.readShowcase, (_, { caller }) => readShowcase(deps, caller)),
    bind(contract.readBotDetail, ({ query }, { caller }) => readBotDetail(deps, caller, query)),
  ]
}
