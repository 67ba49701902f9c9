import { startServer } from '#platform/safe-fetch/loopback-servers.ts'

/** How the stand-in answers about a number, in the shapes that VIES documents. */
export type ViesMood = 'valid' | 'invalid' | 'away' | 'refused' | 'another' | 'malformed' | 'silent'

/** A stand-in for VIES on this machine. */
export interface ViesServer {
  /** The settings of an app that uses it. */
  readonly env: { readonly VIES_URL: string; readonly OUTBOUND_ALLOW: string; readonly COMPANY_BTW_ID: string }
  /** What it was asked, in order. */
  readonly asked: Record<string, unknown>[]
  /** How it answers about a number from now on; one that was not named is invalid. */
  say(btwId: string, mood: ViesMood): void
  close(): Promise<void>
}

/** The seller that requests name. */
export const SELLER_VAT_ID = 'NL987654321B01'

/** Starts the stand-in. */
export async function startViesServer(): Promise<ViesServer> {
  const asked: ViesServer['asked'] = []
  const moods = new Map<string, ViesMood>()
  const server = await startServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/rest-api/check-vat-number') {
        response.writeHead(404).end()
        return
      }
      const question: Record<string, unknown> = JSON.parse(Buffer.concat(chunks).toString())
      asked.push(question)
      const mood = moods.get(`${question['countryCode']}${question['vatNumber']}`) ?? 'invalid'
      if (mood === 'silent') return
      const answer = mood === 'malformed' ? '<html>Bad gateway</html>' : JSON.stringify(answerOf(mood, question))
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
    })
  })
  return {
    env: { VIES_URL: `${server.url}/rest-api`, OUTBOUND_ALLOW: server.pair, COMPANY_BTW_ID: SELLER_VAT_ID },
    asked,
    say: (btwId, mood) => void moods.set(btwId, mood),
    close: () => server.close(),
  }
}

function answerOf(mood: Exclude<ViesMood, 'silent' | 'malformed'>, question: Record<string, unknown>) {
  const failed = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] })
  if (mood === 'away') return failed('MS_UNAVAILABLE')
  if (mood === 'refused') return failed('INVALID_INPUT')
  const isValid = mood !== 'invalid'
  return {
    countryCode: question['countryCode'],
    vatNumber: mood === 'another' ? '999999999' : question['vatNumber'],
    requestDate: '2026-11-20T09:00:00.000Z',
    valid: isValid,
    requestIdentifier: isValid ? 'WAPIAAAAYmlsbGluZy0' : '',
    name: '---',
    address: '---',
    traderName: '---',
    traderStreet: '---',
    traderPostalCode: '---',
    traderCity: '---',
    traderCompanyType: '---',
    traderNameMatch: 'NOT_PROCESSED',
    traderStreetMatch: 'NOT_PROCESSED',
    traderPostalCodeMatch: 'NOT_PROCESSED',
    traderCityMatch: 'NOT_PROCESSED',
    traderCompanyTypeMatch: 'NOT_PROCESSED',
  }
}
