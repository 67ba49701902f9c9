import { createHash, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The minimum length of a root that an operator sets. */
const ROOT_LENGTH_MIN = 32

/** Keys of one installation, all derived from one root so that an operator stores a single secret. */
export interface Keys {
  /** Signs for the sign-in library. */
  authSecret: string
  /** Hashes addresses for counters and conversations. */
  maskKey: KeyObject
  /** Signs short chat sessions. */
  chatKey: KeyObject
  /** Signs the webhook events of the sandbox, which takes payments where no provider is set up. */
  paymentKey: Buffer
  /** Encrypts stored credentials. */
  credentialsKey: Buffer
  /** Identifies the root, so that stored ciphertext names the key that it needs. */
  keyId: string
  /** The public anonymous key (AMB-170): no secret, grants anonymous rights only. */
  publicKey: string
}

/**
 * Returns the keys of the root in the settings, or creates a root on the first start and stores it in `dataDir`, readable by this user only. Throws
 * `SecretsKeyError`.
 */
export async function loadKeys(options: {
  dataDir: string
  secretsKey?: string | undefined
  publicKey?: string | undefined
}): Promise<Keys> {
  const root = options.secretsKey ?? (await rootFromFile(options.dataDir))
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', root, 'syvo', purpose, 32))
  return {
    authSecret: derive('auth').toString('base64url'),
    maskKey: createSecretKey(derive('mask')),
    chatKey: createSecretKey(derive('chat')),
    paymentKey: derive('payment'),
    credentialsKey: derive('credentials'),
    keyId: createHash('sha256').update(derive('id')).digest('base64url').slice(0, 8),
    publicKey: options.publicKey ?? `syvo_pub_${derive('public').toString('base64url').slice(0, 24)}`,
  }
}

/** The file of the root is too short; going on would encrypt with a key that anybody can guess. */
export class SecretsKeyError extends Error {
  override name = 'SecretsKeyError'
  readonly path: string

  constructor(path: string) {
    super(`${path} is empty or too short.`)
    this.path = path
  }
}

/**
 * Returns the root from its file. A new one is written whole and flushed to disk before it gets its name, so that a process that ends halfway leaves
 * no half key; of two starts one wins.
 */
async function rootFromFile(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secrets-key')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const known = await readRoot(path)
  if (known !== null) return known
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(aside, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true })
    await publishKeyFile(aside, path)
    await syncFolder(dataDir)
  } finally {
    await rm(aside, { force: true })
  }
  const made = await readRoot(path)
  if (made === null) throw new SecretsKeyError(path)
  return made
}

async function readRoot(path: string): Promise<string | null> {
  const root = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (root !== null && root.trim().length < ROOT_LENGTH_MIN) throw new SecretsKeyError(path)
  return root
}

/** Publishes a new root under its name, but never replaces one that another start created meanwhile. */
async function publishKeyFile(aside: string, path: string): Promise<void> {
  try {
    await link(aside, path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    // A disk without hard links: two simultaneous first starts cannot be told apart there.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error))) throw error
    await rename(aside, path)
  }
}

/** Flushes a folder: a new name survives a power cut only once its folder is on disk; not every system supports that. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  await folder?.sync().catch(() => {})
  await folder?.close()
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
