import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { canActivateQuery, userBotsQuery } from '#modules/activation/screens/activation-client.ts'
import { ConfigureActivate } from '#modules/activation/screens/configure-activate.tsx'
import { readBotDetail } from '#modules/catalogue/contract.ts'
import { publicationQuery } from '#modules/channels/screens/connect-client.ts'
import { ConnectScreen } from '#modules/channels/screens/connect-screen.tsx'
import { knowledgeQuery } from '#modules/knowledge/screens/knowledge-client.ts'
import { NavigationContext } from '#platform/browser/navigation-context.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { clientOf, renderPart, signedIn } from '../../../tests/support/render-part.tsx'
import { botReadiness } from './bot-readiness.tsx'
import { CONFIGURE_TEST_PARTS } from './configure-test-parts.tsx'

const BALIE = '0192e6fb-4580-7b00-a94c-7e80460bfee5'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
  await app.background.tick()
})
afterAll(() => app.close())

/** Returns the two screens of a customer of Balie whose page with questions is `faq`; `isRead` waits for the reading. */
async function screensOf({ faq, isRead, isOff = false }: { faq: string; isRead: boolean; isOff?: boolean }) {
  const account = await app.signUp()
  const { token, userId } = account
  await app.send('POST', '/functions/v1/start-trial', { token, body: { botId: BALIE } })
  const saved = await app.send('POST', '/rest/v1/user_bot_configs', {
    token,
    body: {
      bot_id: BALIE,
      config_data: { faq_url: faq, retourbeleid_url: 'heb ik niet', bedrijfsinfo: 'Wij verkopen fietsen in Utrecht.' },
    },
  })
  const configId = String(saved.body.id)
  if (isRead) await app.background.tick()
  else await app.send('POST', '/functions/v1/read-knowledge', { token, body: { config_id: configId } })
  if (isOff) await app.send('POST', '/rest/v1/rpc/deactivate_bot', { token, body: { bot_id_param: BALIE } })
  const api = clientOf(app, token)
  const bot = await api.call(readBotDetail, { query: { botId: BALIE } })
  const around = {
    api,
    session: signedIn(account),
    reads: (client: Parameters<NonNullable<Parameters<typeof renderPart>[1]['reads']>>[0]) => [
      client.prefetchQuery(publicationQuery(api, userId, BALIE)),
      client.prefetchQuery(knowledgeQuery(api, configId, false)),
      client.prefetchQuery(userBotsQuery(api, userId)),
      client.prefetchQuery(canActivateQuery(api, userId, BALIE)),
    ],
  }
  const connect = await renderPart(
    <ConnectScreen botId={BALIE} origin="https://syvo.example" readiness={botReadiness} />,
    around,
  )
  const activate = await renderPart(
    <NavigationContext value={() => undefined}>
      <ConfigureActivate
        bot={bot}
        readiness={(parts) => CONFIGURE_TEST_PARTS.readiness({ configId, ...parts })}
        onBack={() => undefined}
      />
    </NavigationContext>,
    around,
  )
  return { connect, activate, heading: /<h2[^>]*>(.*?)<\/h2>/.exec(activate)?.[1] }
}

const TO_TEST = `href="/my-bots/${BALIE}/inrichten?stap=testen"`

it('a bot that could read no page is not called ready: activation and Connect lead to the failure', async () => {
  const { connect, activate, heading } = await screensOf({ faq: 'https://zaak.invalid/faq', isRead: true })
  expect(connect).not.toContain('Klaar voor je website')
  expect(connect).toContain('Nog geen pagina gelezen')
  expect(heading).toBe('Balie staat aan, maar kan nog weinig beantwoorden')
  expect(activate).not.toContain('Je kunt direct publiceren.')
  for (const screen of [connect, activate]) expect(screen).toContain(TO_TEST)
})

it('a bot whose pages are still being read is not called ready yet', async () => {
  const { connect, activate } = await screensOf({ faq: 'https://zaak.invalid/faq', isRead: false })
  expect(connect).not.toContain('Klaar voor je website')
  expect(connect).toContain('Leest je pagina’s')
  expect(activate).toContain('Balie leest je pagina’s nog.')
  expect(activate).not.toContain('Je kunt direct publiceren.')
})

it('a bot that is switched off is not called ready, and Connect leads to the switch', async () => {
  const { connect } = await screensOf({ faq: 'heb ik niet', isRead: true, isOff: true })
  expect(connect).not.toContain('Klaar voor je website')
  expect(connect).toContain('Balie staat uit.')
  expect(connect).toContain(`href="/my-bots/${BALIE}/inrichten?stap=activatie"`)
})

it('a bot that is on and has something to answer from is called ready', async () => {
  const { connect, activate, heading } = await screensOf({ faq: 'heb ik niet', isRead: true })
  expect(connect).toContain('Klaar voor je website')
  expect(connect).not.toContain('Naar Testen')
  expect(heading).toBe('Balie staat aan')
  expect(activate).toContain('Je kunt direct publiceren.')
})
