import type { Flood } from './rows-flood.ts'
import type { RunningSide } from './side.ts'
import type { BenchRequest } from './workload.ts'

const CONNECTIONS = 12

/** A stranger who has addresses mailed from ever other networks, and an account that starts one reading of slow sites after the other. */
export function mailAndReadingFloods({ workload }: RunningSide): Flood[] {
  const victim = 'slachtoffer+{{id}}@bedrijf.example'
  const asked = (path: string, body: object): BenchRequest => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '{{address}}' },
    body: JSON.stringify(body),
    status: 200,
    contains: [],
  })
  const [, second] = workload.execute
  const botId: string = JSON.parse(second?.body ?? '{}').bot_id ?? ''
  const saved = asked('/rest/v1/user_bot_configs?on_conflict=user_id,bot_id', {
    bot_id: botId,
    config_data: { menu_url: 'https://192.0.2.1/{{id}}', openingstijden: 'dagelijks', reservering_method: 'telefoon' },
  })
  const authorization = second?.headers['authorization'] ?? ''
  return [
    {
      name: 'mails that nobody asked for',
      requests: [
        asked('/auth/v1/signup', { email: victim, password: 'een-lang-wachtwoord' }),
        asked('/auth/v1/recover', { email: victim }),
        asked('/auth/v1/otp', { email: victim }),
        asked('/auth/v1/resend', { type: 'signup', email: victim }),
      ],
      connections: CONNECTIONS,
    },
    {
      name: 'one account that starts readings',
      requests: [{ ...saved, headers: { ...saved.headers, authorization } }],
      connections: CONNECTIONS,
    },
  ]
}
