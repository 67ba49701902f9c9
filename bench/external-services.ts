import { createServer } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { closeFakeMailServers, startFakeMailServer } from '../src/platform/mail/fake-mail-server.ts'
import { localCa } from '../tests/support/local-ca.ts'

/** The external services of the measured product: a mail server, and a company's site with slow pages. */
export type ExternalServices = {
  readonly smtpUrl: string
  readonly siteUrl: string
  /** `host:port` of the site, for `OUTBOUND_ALLOW`. */
  readonly siteHost: string
  /** The certificate authority of the site. */
  readonly caPath: string
  /** The number of pending page requests, now and at most so far. */
  pagesOpen(): { now: number; most: number }
  /** Resolves with the milliseconds until a mail to this address arrives; infinite after `patienceMs`. */
  mailTo(address: string, patienceMs: number): Promise<number>
  stop(): Promise<void>
}

const PAGE_MS = 8_000
const LINKS_PER_PAGE = 50

/** Starts both services in the process of the bench, because they mostly wait. */
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
  // Another host name than 127.0.0.1, which the product pauses after the refused pages of the accounts' first configuration.
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
