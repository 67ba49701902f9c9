import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A certificate authority of one test run, and a certificate of its for this machine's loopback names. */
export interface LocalCa {
  /** For `NODE_EXTRA_CA_CERTS`. */
  caPath: string
  key: Buffer
  cert: Buffer
}

let made: LocalCa | null = null

/** Makes the authority once per process, with the openssl of the system. */
export function localCa(): LocalCa {
  if (made) return made
  const folder = mkdtempSync(join(tmpdir(), 'syvo-ca-'))
  const at = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' })
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=Syvo proef-CA',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  )
  openssl(
    'req',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-keyout',
    at('site.key'),
    '-out',
    at('site.csr'),
  )
  writeFileSync(at('names.cnf'), 'subjectAltName=DNS:localhost,IP:127.0.0.1\n')
  openssl(
    'x509',
    '-req',
    '-in',
    at('site.csr'),
    '-CA',
    at('ca.pem'),
    '-CAkey',
    at('ca.key'),
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    at('names.cnf'),
    '-out',
    at('site.pem'),
  )
  made = { caPath: at('ca.pem'), key: readFileSync(at('site.key')), cert: readFileSync(at('site.pem')) }
  return made
}
