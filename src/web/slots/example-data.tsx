import { useMatches } from '@tanstack/react-router'
import { ExampleDataNotice } from '#modules/activation/screens/example-data-notice.tsx'

/** The pages that show a customer's bots, their use, conversations or leads. */
const CUSTOMER_PAGES =
  /^\/(?:dashboard|my-bots|account\/bots|leads|gesprekken|install|template|bestellen|billing|bot\/success)(?:\/|$)/

/** Marks the pages that show example data; for the rendered page, not the one that is loading. */
export function ExampleData() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  return CUSTOMER_PAGES.test(path) ? <ExampleDataNotice /> : null
}
