// Brings node_modules in line with package-lock.json. Node built-ins only; runs under any Node from version 20.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const NEEDED_MAJOR = 24
/** The kinds of installation: all packages, or only those for building, starting and operating. */
const ALL = 'all'
const RUNNING = 'running'
const major = Number(process.versions.node.split('.')[0])

/** Returns the Node 24 binary for the project: the installed package, else this process's own, else undefined. */
export function projectNode(root) {
  const own = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  // The package holds a placeholder until its install script puts the real binary there, hence the check.
  if (existsSync(own) && isComplete(root, own)) return own
  return major >= NEEDED_MAJOR ? process.execPath : undefined
}

/**
 * Installs exactly the lock file when node_modules is absent or belongs to another lock file; returns false when that fails. Development
 * packages are installed for a command that needs them, and again on a machine that had them before.
 */
export async function ensureInstalled(root, { needsTools }) {
  const lock = lockHash(root)
  if (lock === undefined) {
    console.error(
      'package-lock.json ontbreekt. Haal de map opnieuw op, bijvoorbeeld met: git checkout -- package-lock.json',
    )
    return false
  }
  const stamp = stampFile(root)
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (before.startsWith(`${lock} ${ALL}`) || (!needsTools && before.startsWith(`${lock} ${RUNNING}`))) return true
  const kept = [ALL, RUNNING].find((kind) => (kind === ALL || !needsTools) && matchesLock(root, kind))
  if (kept) {
    writeFileSync(stamp, `${lock} ${kept}`)
    return true
  }
  const kind = needsTools || before.includes(` ${ALL}`) ? ALL : RUNNING
  const code = await npmCi(root, kind)
  if (code === 0) {
    writeFileSync(stamp, `${lock} ${kind}`)
    return true
  }
  console.error(
    `\nHet installeren is mislukt (npm ci gaf code ${code}); de melding van npm staat hierboven. Wat u kunt doen:`,
  )
  console.error('  1. Controleer de internetverbinding en, achter een proxy, de instelling "npm config get registry".')
  console.error('  2. Controleer of er minstens 2 GB schijfruimte vrij is (df -h .) en of de map van u is.')
  console.error('  3. Voer het commando opnieuw uit; wat al binnen is, komt uit de cache van npm.')
  return false
}

const stampFile = (root) => join(root, 'node_modules', '.syvo-lock')

function lockHash(root) {
  const lock = join(root, 'package-lock.json')
  if (!existsSync(lock)) return undefined
  return `${createHash('sha256').update(readFileSync(lock)).digest('hex')} ${process.platform}-${process.arch}`
}

/** True after a plain `npm install`: npm's own record holds every package of that kind at the version of the lock file. */
function matchesLock(root, kind) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  try {
    const installed = JSON.parse(readFileSync(record, 'utf8')).packages
    const locked = Object.entries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)
    return locked.every(
      ([path, entry]) =>
        path === '' ||
        entry.optional ||
        entry.devOptional ||
        (entry.dev && kind === RUNNING) ||
        installed[path]?.version === entry.version,
    )
  } catch {
    return false
  }
}

/** Checks the version of the binary once and remembers the result in the stamp file, which saves time at the next start. */
function isComplete(root, binary) {
  const stamp = stampFile(root)
  const text = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (text.endsWith(' node-ok')) return true
  const asked = spawnSync(binary, ['--version'], { encoding: 'utf8' })
  const isRight = asked.status === 0 && asked.stdout.startsWith(`v${NEEDED_MAJOR}.`)
  if (isRight && text !== '') writeFileSync(stamp, `${text} node-ok`)
  return isRight
}

function npmCi(root, kind) {
  const isFirst = !existsSync(join(root, 'node_modules'))
  console.log(
    isFirst
      ? 'Eerste keer: de onderdelen van Syvo worden geïnstalleerd.'
      : 'De onderdelen zijn veranderd en worden opnieuw geïnstalleerd.',
  )
  const megabytes = kind === ALL ? 370 : 210
  console.log(`Dit duurt meestal een kwart tot twee minuten en haalt ongeveer ${megabytes} MB op.`)
  const startedAt = Date.now()
  const ticker = setInterval(() => console.log(`… nog bezig met installeren (${seconds(startedAt)} s)`), 15_000)
  const cachedNode = cacheNode(root) ?? borrowNode(root)
  const path = cachedNode ? `${dirname(cachedNode)}${delimiter}${process.env.PATH ?? ''}` : process.env.PATH
  // Stated explicitly, because NODE_ENV or an npm setting would decide it otherwise.
  const tools = kind === ALL ? '--include=dev' : '--omit=dev'
  return new Promise((resolve) => {
    const npm = spawn('npm', ['ci', tools, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      env: { ...process.env, PATH: path },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    npm.on('error', (error) => {
      console.error(`npm kon niet worden gestart: ${error.message}`)
      resolve(1)
    })
    npm.on('exit', (code) => resolve(code ?? 1))
  }).then((code) => {
    clearInterval(ticker)
    rmSync(join(root, '.cache', 'node'), { recursive: true, force: true })
    if (code === 0) console.log(`Geïnstalleerd in ${seconds(startedAt)} s.`)
    return code
  })
}

/** Fetches the project's Node when npm runs on an older one, because npm then silently omits native packages that need a newer Node. */
function borrowNode(root) {
  const [, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return undefined
  const folder = join(root, '.cache', 'node')
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node
  console.log(
    `Node ${process.versions.node} is ouder dan wat er gebouwd wordt vraagt: eerst komt Node ${wanted} binnen.`,
  )
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync('npm', ['install', ...options, '--prefix', folder, `node@${wanted}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const binary = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return status === 0 && existsSync(binary) ? binary : undefined
}

const seconds = (since) => Math.round((Date.now() - since) / 1000)

/** Copies an installed Node 24 to the cache, because `npm ci` empties node_modules while npm itself runs on that Node. */
function cacheNode(root) {
  const own = major >= NEEDED_MAJOR ? undefined : projectNode(root)
  if (!own) return undefined
  const kept = join(root, '.cache', 'node', 'node')
  mkdirSync(dirname(kept), { recursive: true })
  rmSync(kept, { force: true })
  try {
    linkSync(own, kept)
  } catch {
    copyFileSync(own, kept)
  }
  return kept
}
