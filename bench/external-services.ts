import { createServer } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { closeFakeMailServers, startFakeMailServer } from '../src/platform/mail/fake-mail-server.ts'
import { localCa } from '../tests/support/local-ca.ts'

/** What the measured product talks to: a mail server, and a company's site whose every page takes its time. */
export type ExternalServices = {
  readonly smtpUrl: string
  readonly siteUrl: string
  /** `host:port` of the site, as `OUTBOUND_ALLOW` wants it. */
  readonly siteHost: string
  /** The authority that vouches for the site. */
  readonly caPath: string
  /** How many of its pages are being waited for, and the most that ever were at once. */
  pagesOpen(): { now: number; most: number }
  /** Milliseconds until a mail to this address is here, counted from the call; infinite once `patienceMs` passed. */
  mailTo(address: string, patienceMs: number): Promise<number>
  stop(): Promise<void>
}

const PAGE_MS = 8_000
const LINKS_PER_PAGE = 50

/** Starts both on this machine, in the process of the bench: they mostly wait. */
export async function startExternalServices(): Promise<ExternalServices> {
  const mail = await startFakeMailServer()
  const links = Array.from({ length: LINKS_PER_PAGE }, (_, nth) => `<a href="/menu/${nth}">Menu ${nth}</a>`).join('')
  const pages = { now: 0, most: 0 }
  const { key, cert, caPath } = localCa()
  const site = createServer({ key, cert }, (_, response) => {
    pages.now += 1
    pages.most = Math.max(pages.most, pages.now)
    response.once('close', () => {
      pages.now -= 1
    })
    setTimeout(() => {
      response.setHeader('content-type', 'text/html')
      response.end(`<html><body><p>De soep kost vijf euro.</p>${links}</body></html>`)
    }, PAGE_MS)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = site.address()
  if (typeof address !== 'object' || !address) throw new Error('the slow site has no port')
  // By a name of its own: the accounts' first pages are of 127.0.0.1, which refuses them and is left alone for a while.
  const siteHost = `localhost:${address.port}`
  return {
    smtpUrl: mail.url,
    siteUrl: `https://${siteHost}`,
    siteHost,
    caPath,
    pagesOpen: () => ({ ...pages }),
    async mailTo(recipient, patienceMs) {
      const askedMs = performance.now()
      while (performance.now() - askedMs < patienceMs) {
        if (mail.received.some((text) => text.includes(`To: ${recipient}`))) return performance.now() - askedMs
        await pause(20)
      }
      return Number.POSITIVE_INFINITY
    },
    async stop() {
      site.closeAllConnections()
      await new Promise((resolve) => site.close(resolve))
      await closeFakeMailServers()
    },
  }
}
