import type { Server } from 'node:http'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { recordLanguageModel } from '#modules/activation/public.ts'
import { createPlanPrices } from '#modules/billing/public.ts'
import { readWidgetFiles } from '#modules/channels/public.ts'
import { warmUpAnalysis } from '#modules/knowledge/public.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { settingsFromEnvironment } from '#platform/config/environment.ts'
import { isLoopbackHost, type Settings } from '#platform/config/settings.ts'
import { closeDrawing } from '#platform/document/draw-in-worker.ts'
import { proxyMatcher } from '#platform/http/trusted-proxies.ts'
import { describeErrorWithFrames } from '#platform/log/describe-error.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import { loadKeys } from '#platform/secrets/keys.ts'
import { adminCommand } from './admin-commands.ts'
import { backupCommand } from './backup.ts'
import { closeDemo } from './close-demo.ts'
import { type ControlSocket, openControlSocket } from './control-socket.ts'
import { type App, createApp } from './create-app.ts'
import { explainFailure } from './explain-failure.ts'
import { limitConnections, timeouts } from './limit-connections.ts'
import { logFatalErrors } from './log-fatal-errors.ts'
import { type OpenedEngine, openEngine } from './open-engine.ts'
import type { PageParts } from './pages.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed.ts'
import { seedProduct } from './seed-product.ts'
import { refuseUnsafeStart } from './start-checks.ts'

const ROOT = join(import.meta.dirname, '../..')
const ROLE_LABELS = { buyer: 'koper', vendor: 'maker', admin: 'beheerder' }
const KEEP_ALIVE_MS = 75_000
const STOP_TIMEOUT_MS = 25_000

/** Mounts the pages behind the app before the server listens; may return a function that stops what it started. */
export type PagesMount = (app: HonoApp, parts: PageParts, server: Server) => Promise<void | (() => Promise<void>)>

type HonoApp = ReturnType<typeof createApp>['http']

/** The differences between serving the build and serving sources. */
export interface SyvoParts {
  pages: PagesMount
  /** Folder with the built widget. */
  widgetFolder: string
}

/**
 * Runs everything that the settings ask of this process until it is stopped. A failure that an operator can fix is one clear line and exit code 1.
 */
export async function runSyvo(parts: SyvoParts): Promise<void> {
  try {
    const stop = await start(parts)
    let isStopping = false
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // Never removed: without a listener the second signal would end the process in the middle of its stop.
      process.on(signal, () => {
        if (isStopping) return
        isStopping = true
        stop().then(
          () => process.exit(0),
          () => process.exit(1),
        )
      })
    }
  } catch (error) {
    console.error(explainFailure(error) ?? `Onverwachte fout: ${describeErrorWithFrames(error)}`)
    process.exit(1)
  }
}

async function start({ pages, widgetFolder }: SyvoParts): Promise<() => Promise<void>> {
  const settings = settingsFromEnvironment()
  refuseUnsafeStart(settings)
  const log = createLog({ level: settings.LOG_LEVEL, pretty: false })
  logFatalErrors(log)
  const keys = await loadKeys({
    dataDir: settings.DATA_DIR,
    secretsKey: settings.SECRETS_KEY,
    publicKey: settings.PUBLIC_KEY,
  })
  const opened = await openEngine(settings, log, () =>
    console.log('De ingebouwde database wordt gemaakt; dat duurt de eerste keer tot een minuut…'),
  )
  const widgetFiles = await readWidgetFiles(widgetFolder)
  const app = createApp({ settings, engine: opened.engine, clock: systemClock, log, keys, widgetFiles })
  if (!settings.DEMO) await closeDemo(app.db)
  // The processes of one installation share their settings; the one that answers questions records what it found.
  if (settings.ROLE !== 'worker') await recordLanguageModel(app.deps, app.hasModel)
  if (settings.ROLE !== 'worker')
    await seedProduct(app, {
      demo: settings.DEMO,
      beforeWork: () => console.log('De marktplaats wordt gevuld…'),
    })
  warmUpAnalysis()
  // An operator creates and checks the prices at a provider that moves money (npm run admin -- prices).
  if (settings.ROLE !== 'worker' && app.payments.provider.isSimulated) await createPlanPrices(app.payments)
  const worker = settings.ROLE === 'web' ? null : app.background.startWorker()
  const endpoint =
    settings.ROLE === 'worker' ? null : await openEndpoints(app.http, { settings, keys, root: ROOT }, pages)
  const control = await openControl(opened, app, settings, log)
  announce(settings, app.hasModel)
  return async () => {
    await control?.close()
    await endpoint?.endPages?.()
    // Live streams never end by themselves; other answers may finish.
    app.background.hub.endStreams()
    await Promise.all([closeServer(endpoint?.server ?? null), worker?.stop()])
    await Promise.all([app.close(), closeDrawing()])
    await opened.release()
  }
}

/**
 * Opens the control socket: an embedded process runs the operator's commands itself, because nobody else may open its folder; without a socket it
 * still serves.
 */
async function openControl(
  { embedded }: OpenedEngine,
  app: App,
  { DATA_DIR: dataDir }: Settings,
  log: Log,
): Promise<ControlSocket | null> {
  if (!embedded) return null
  const admin = adminCommand({
    db: app.db,
    clock: systemClock,
    dataDir,
    provider: app.payments.provider,
    publicUrl: app.payments.publicUrl,
    isRunning: true,
  })
  try {
    return await openControlSocket({ dataDir, commands: { backup: backupCommand(embedded), admin }, log })
  } catch (error) {
    log.error({ err: error }, 'no control socket: npm run backup and npm run admin need this process stopped')
    return null
  }
}

async function openEndpoints(app: HonoApp, parts: PageParts, pages: PagesMount) {
  // Plain http: no other kind of server was requested.
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: timeouts() }) as Server
  const isProxy = proxyMatcher(parts.settings.TRUST_PROXY)
  // Many visitors share the address of a proxy, and everything on this machine its own.
  limitConnections(server, (address) => isProxy(address) || isLoopbackHost(address.replace(/^::ffff:/i, '')))
  const endPages = await pages(app, parts, server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(parts.settings.PORT, parts.settings.HOST, resolve)
  })
  // Longer than the idle time of common proxies, so that none of them reuses a connection that is just being closed.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  return { server, endPages }
}

async function closeServer(server: Server | null): Promise<void> {
  if (!server) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS)
    timer.unref()
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}

function announce(settings: Settings, hasModel: boolean): void {
  if (settings.ROLE === 'worker') {
    console.log('Syvo werkt op de achtergrond.')
    return
  }
  console.log(`\nSyvo staat klaar: ${settings.PUBLIC_URL}\n`)
  if (settings.DEMO) {
    console.log('Demo-accounts (alleen op deze machine):')
    for (const account of DEMO_ACCOUNTS)
      console.log(`  ${account.email}  ${DEMO_PASSWORD}  (${ROLE_LABELS[account.role]})`)
  } else console.log('De demo-accounts zijn uit.')
  if (settings.PAYMENTS === 'sandbox')
    console.log('Betalingen zijn hier gesimuleerd: er gaat geen geld om, en wat gespeeld is, wordt nooit uitbetaald.')
  if (!hasModel)
    console.log(
      'Er is geen taalmodel aangesloten (AI_PROVIDER). Bots die er een nodig hebben, zijn wel te zien, maar niet te proberen, te huren of te kopen.',
    )
  if (settings.AUTH_CONFIRM_EMAIL && settings.SMTP_URL === undefined)
    console.log(
      'Let op: nieuwe accounts moeten hun e-mailadres bevestigen, maar zonder SMTP_URL gaat er geen mail weg (of zet AUTH_CONFIRM_EMAIL=off).',
    )
  if (!settings.AUTH_CONFIRM_EMAIL && !settings.DEMO)
    console.log(
      'Let op: zonder bevestiging (AUTH_CONFIRM_EMAIL=off) ziet wie een account maakt of het adres er al een had.',
    )
  if (settings.embedded) {
    console.log(
      '\nIngebouwde database: veilig als het proces stopt, niet bij stroomuitval. Maak kopieën met npm run backup, of gebruik',
    )
    console.log('een PostgreSQL-server met DATABASE_URL voor echt gebruik.\n')
  }
}
