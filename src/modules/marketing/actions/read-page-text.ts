import { type Outcome, ok } from '#platform/http/failure.ts'
import type { PageText, PageTextName } from '../contract.ts'
import type { MarketingDeps } from '../marketing-deps.ts'
import { pageText } from '../page-texts.ts'

/** Reads the text of a page that consists of text. */
export async function readPageText(deps: MarketingDeps, name: PageTextName): Promise<Outcome<PageText>> {
  return ok(await pageText(name, deps.operator))
}
