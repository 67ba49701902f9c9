import type { Flood } from './flood-rows.ts'
import { botOf, type RunningSystem } from './running-system.ts'
import type { BenchRequest } from './workload.ts'

const CONNECTIONS = 12
const READING_ACCOUNTS = 12

/** Returns the floods of a visitor with changing addresses that triggers mails, and of accounts that start readings of slow pages. */
export function mailAndReadingFloods(side: RunningSystem): Flood[] {
  const victim = 'slachtoffer+{{id}}@bedrijf.example'
  return [
    {
      name: 'unsolicited mails',
      requests: [
        asked('/auth/v1/signup', { email: victim, password: 'een-lang-wachtwoord' }),
        asked('/auth/v1/recover', { email: victim }),
        asked('/auth/v1/otp', { email: victim }),
        asked('/auth/v1/resend', { type: 'signup', email: victim }),
      ],
      connections: CONNECTIONS,
    },
    readingFlood(side),
  ]
}

/** Returns the flood of accounts that keep saving new pages of a slow site, more than a process reads at once. */
export function readingFlood(side: RunningSystem): Flood {
  const saved = asked('/rest/v1/user_bot_configs?on_conflict=user_id,bot_id', {
    bot_id: botOf(side),
    config_data: {
      menu_url: `${side.outside?.siteUrl ?? 'https://192.0.2.1'}/{{id}}`,
      openingstijden: 'dagelijks',
      reservering_method: 'telefoon',
    },
  })
  const accounts = side.workload.execute.slice(1, 1 + READING_ACCOUNTS)
  return {
    name: 'twelve accounts that start readings',
    requests: accounts.map(({ headers: { authorization = '' } }) => ({
      ...saved,
      headers: { ...saved.headers, authorization },
    })),
    connections: CONNECTIONS,
  }
}

function asked(path: string, body: object): BenchRequest {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '{{address}}' },
    body: JSON.stringify(body),
    status: 200,
    contains: [],
  }
}
