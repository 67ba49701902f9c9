import { createHash, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keys of one installation, all derived from one root so that an operator keeps a single secret. */
export interface Keys {
  /** Signs what the sign-in library needs signed. */
  authSecret: string
  /** Hashes addresses for counters and conversations. */
  maskKey: KeyObject
  /** Signs short chat sessions. */
  chatKey: KeyObject
  /** Encrypts stored credentials. */
  credentialsKey: Buffer
  /** Names the root, so that stored ciphertext tells which key it needs. */
  keyId: string
  /** The public anonymous key (AMB-170): no secret, grants anonymous rights only. */
  publicKey: string
}

/** Takes the root from the settings, or makes one on the first start and keeps it in `dataDir` readable by this user only. */
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
    credentialsKey: derive('credentials'),
    keyId: createHash('sha256').update(derive('id')).digest('base64url').slice(0, 8),
    publicKey: options.publicKey ?? `syvo_pub_${derive('public').toString('base64url').slice(0, 24)}`,
  }
}

async function rootFromFile(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secrets-key')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const fresh = randomBytes(48).toString('base64url')
  try {
    await writeFile(path, fresh, { flag: 'wx', mode: 0o600 })
    return fresh
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return readFile(path, 'utf8')
    throw error
  }
}
