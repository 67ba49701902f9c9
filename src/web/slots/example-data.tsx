import { useMatches } from '@tanstack/react-router'
import { ExampleDataNotice } from '#modules/activation/screens/example-data-notice.tsx'

/** The pages on which a customer sees bots, their use, conversations or leads. */
const CUSTOMER_PAGES =
  /^\/(?:dashboard|my-bots|account\/bots|leads|gesprekken|install|template|bestellen|billing|bot\/success)(?:\/|$)/

/** Marks the pages that show example data, by the page that is drawn, not by the one that is on its way. */
export function ExampleData() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  return CUSTOMER_PAGES.test(path) ? <ExampleDataNotice /> : null
}
