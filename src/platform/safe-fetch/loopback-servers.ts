import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** A loopback server for a test: its `host:port` pair, its address and a function to stop it. */
export type LoopbackServer = { pair: string; url: string; close(): Promise<void> }

/** Starts a plain loopback server on a free port. */
export async function startServer(listener: RequestListener): Promise<LoopbackServer> {
  return listen(createServer(listener), 'http')
}

/** Starts a loopback TLS server with an untrusted certificate. */
export async function startSelfSignedServer(listener: RequestListener): Promise<LoopbackServer> {
  return listen(createTlsServer({ key: selfSignedKey, cert: selfSignedCert }, listener), 'https')
}

async function listen(server: Server, scheme: string): Promise<LoopbackServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on TCP has an AddressInfo, never a pipe name.
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { pair: `127.0.0.1:${port}`, url: `${scheme}://127.0.0.1:${port}`, close }
}

// Self-signed for CN=localhost, for the refusal test alone.
const selfSignedKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2LYlXRBVbJAlPCeP
/XrstBW/zeA1Zq9i5KAIo3H/oEihRANCAATWr92zSLSfhpPYYS5Up2zPs2q+6EBL
WuRjRAfXTxrKBY84ILv6iw4ErHeDwpLu6CVziZ+89p9Ej0kmfW5SecQU
-----END PRIVATE KEY-----
`
const selfSignedCert = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUPXSthe++2bHAxZ4ms9gxEgC+NM8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMDE1MjMzNloYDzIxMjYxMDI3
MTUyMzM2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATWr92zSLSfhpPYYS5Up2zPs2q+6EBLWuRjRAfXTxrKBY84ILv6iw4E
rHeDwpLu6CVziZ+89p9Ej0kmfW5SecQUo1MwUTAdBgNVHQ4EFgQUptrbz9XDTx3w
v1Y+DVuiWa9eH2wwHwYDVR0jBBgwFoAUptrbz9XDTx3wv1Y+DVuiWa9eH2wwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiAjm96B1jppYGGHgPQ6WYIq
JN0wCfDwEqbIl1tmOLRpogIhAOp5DuOB9VlgTTRpBWIjjPtOZsDWufe7KKbJgytl
qD8E
-----END CERTIFICATE-----
`
