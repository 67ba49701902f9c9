import nodemailer from 'nodemailer'

/** A mail ready to send; everything in it was checked when it was written to the outbox. */
export interface OutgoingMail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string | null
  headers: Record<string, string>
}

/** The transport of mail. `send` resolves when the mail was accepted, throws `MailRefused` when a retry makes no sense, or any other error. */
export interface MailTransport {
  readonly name: string
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** A server refused this recipient or this text permanently. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

const TIMEOUT_MS = 20_000

interface MailTransportOptions {
  readonly smtpUrl: string | undefined
  readonly from: string
  readonly publicUrl: string
}

/** Creates the transport. Without an SMTP address, mail stays in the product's own outbox, marked as such; with one it goes to that server. */
export function createMailTransport(options: MailTransportOptions): MailTransport {
  const { smtpUrl, from } = options
  return smtpUrl
    ? smtpTransport(smtpUrl, from, messageIdDomain(options))
    : { name: 'embedded outbox', send: async () => {}, close() {} }
}

const DOMAIN = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/

/**
 * Returns the domain after the `@` of every Message-ID: the sender's, so that it agrees with SPF and DKIM, or the host of the public address when the
 * sender has none. RFC 5322 requires a domain there, and filters count a bare name as a sign of spam.
 */
export function messageIdDomain({ from, publicUrl }: Pick<MailTransportOptions, 'from' | 'publicUrl'>): string {
  const [domain = ''] = from
    .slice(from.lastIndexOf('@') + 1, 300)
    .toLowerCase()
    .split('>')
  return from.includes('@') && DOMAIN.test(domain.trim()) ? domain.trim() : new URL(publicUrl).hostname
}

function smtpTransport(url: string, from: string, idDomain: string): MailTransport {
  const address = new URL(url)
  const transporter = nodemailer.createTransport({
    host: address.hostname,
    port: Number(address.port || (address.protocol === 'smtps:' ? 465 : 587)),
    secure: address.protocol === 'smtps:',
    ...(address.username
      ? { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }
      : {}),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: 'smtp',
    async send(mail) {
      const { 'Reply-To': replyTo, ...headers } = mail.headers
      try {
        await transporter.sendMail({
          from,
          // Passed as an object, so that the library does not parse it as a list of addresses.
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          ...(mail.html ? { html: mail.html } : {}),
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          headers,
          // The same for every try, so that a mail that was sent twice is recognized as one.
          messageId: `<${mail.id}@${idDomain}>`,
        })
      } catch (error) {
        throw failureOf(error)
      }
    },
    close: () => transporter.close(),
  }
}

/**
 * Converts the error of a send. A server's refusal before recipient and text (a wrong password, a refused connection) says nothing about this mail:
 * it is retried.
 */
function failureOf(error: unknown): Error {
  const { responseCode, command } = Object(error) as { responseCode?: unknown; command?: unknown } // the library's own fields
  const code = Number(responseCode ?? 0)
  if (code >= 500 && (command === 'RCPT TO' || command === 'DATA')) return new MailRefused(`smtp ${code}`)
  return new Error(code ? `smtp ${code}` : 'smtp unreachable', { cause: error })
}
