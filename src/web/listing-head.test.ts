import { describe, expect, it } from 'vitest'
import { listingHead } from './listing-head.ts'
import { UNKNOWN_SITE } from './site.ts'

const site = { ...UNKNOWN_SITE, publicUrl: 'https://syvo.example' }
const bots = Array.from({ length: 24 }, (_, place) => ({ id: `id-${place}`, title: `Bot ${place}` }))

describe('the head of the listing', () => {
  it('[LIST-15] the structured data names the first ten bots at most', () => {
    const written = JSON.stringify(listingHead(bots, site).meta)
    expect(written).toContain('"numberOfItems":10')
    expect(written.match(/"ListItem"/g)).toHaveLength(10)
    expect(written).toContain('https://syvo.example/bot/id-9')
    expect(written).not.toContain('id-10')
    expect(JSON.stringify(listingHead(bots.slice(0, 3), site).meta)).toContain('"numberOfItems":3')
  })

  it('without bots it names none, and the canonical address stays /marketplace', () => {
    for (const listed of [undefined, []]) {
      const { meta, links } = listingHead(listed, site)
      expect(JSON.stringify(meta)).toContain('"numberOfItems":0')
      expect(links).toEqual([{ rel: 'canonical', href: 'https://syvo.example/marketplace' }])
    }
  })
})
