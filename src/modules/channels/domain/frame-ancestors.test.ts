import { expect, it } from 'vitest'
import { allowedOriginEnds, frameAncestors } from './frame-ancestors.ts'

it.each([
  [[], '*'],
  [['bedrijf.nl'], "'self' https://bedrijf.nl https://*.bedrijf.nl"],
  [['www.bedrijf.nl'], "'self' https://bedrijf.nl https://*.bedrijf.nl"],
  [['www.bedrijf.nl', 'bedrijf.nl'], "'self' https://bedrijf.nl https://*.bedrijf.nl"],
  [['*.bedrijf.nl'], "'self' https://*.bedrijf.nl"],
  [['bedrijf.nl:8443'], "'self' https://bedrijf.nl:8443"],
  [['localhost:5000'], "'self' http://localhost:5000 https://localhost:5000"],
  [['evil.nl; script-src *'], "'self'"],
])('the sites of %j may show the chat: %s', (domains, sources) => {
  expect(frameAncestors(domains)).toBe(sources)
})

it.each([
  [[], []],
  [['www.Bedrijf.nl'], ['https://bedrijf.nl', '.bedrijf.nl']],
  [
    ['*.bedrijf.nl', 'bedrijf.nl:8443'],
    ['.bedrijf.nl', 'https://bedrijf.nl:8443'],
  ],
  [['localhost:5000'], ['http://localhost:5000', 'https://localhost:5000']],
])('the loader shows an opener on the same sites of %j', (domains, ends) => {
  expect(allowedOriginEnds(domains)).toEqual(ends)
})
