import { createServer, type Server } from 'node:net'

let servers: Server[] = []

/** Starts a minimal mail server for tests: it stores what it receives, and answers each stage with its verdict. */
export async function startFakeMailServer(
  verdicts: { greeting?: string; auth?: string; sender?: string; recipient?: string; text?: string } = {},
): Promise<{ url: string; received: string[]; commands: string[] }> {
  const answers: readonly (readonly [start: string, answer: string])[] = [
    ['EHLO', verdicts.auth ? '250-proef\r\n250 AUTH PLAIN' : '250 proef'],
    ['AUTH', verdicts.auth ?? '235 ok'],
    ['MAIL', verdicts.sender ?? '250 ok'],
    ['RCPT', verdicts.recipient ?? '250 ok'],
    ['DATA', '354 go'],
  ]
  const received: string[] = []
  const commands: string[] = []
  const server = createServer((socket) => {
    let buffer = ''
    let inData = false
    socket.write(`${verdicts.greeting ?? '220 proef'}\r\n`)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8')
      for (;;) {
        const end = inData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n')
        if (end === -1) return
        const part = buffer.slice(0, end)
        buffer = buffer.slice(end + (inData ? 5 : 2))
        if (inData) {
          received.push(part)
          inData = false
          socket.write(`${verdicts.text ?? '250 ok'}\r\n`)
          continue
        }
        commands.push(part)
        inData = part.toUpperCase() === 'DATA'
        const [, answer] = answers.find(([start]) => part.toUpperCase().startsWith(start)) ?? ['', '250 ok']
        socket.write(`${answer}\r\n`)
        if (part.toUpperCase() === 'QUIT') socket.end()
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  servers.push(server)
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return { url: `smtp://127.0.0.1:${address.port}`, received, commands }
}

/** Ends every mail server of this test. */
export async function closeFakeMailServers(): Promise<void> {
  for (const server of servers) await new Promise((done) => server.close(done))
  servers = []
}
