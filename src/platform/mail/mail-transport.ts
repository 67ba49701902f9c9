import nodemailer from 'nodemailer'

/** A mail as it leaves: everything in it was checked when it was written to the outbox. */
export interface OutgoingMail {
  id: string
  recipient: string
  subject: string
  text: string
  html: string | null
  headers: Record<string, string>
}

/** The way out for mail. `send` resolves when the mail was taken, throws `MailRefused` when trying again makes no sense, or any other error. */
export interface MailTransport {
  readonly name: string
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** A server said of this recipient or this text that it will never take it. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

const TIMEOUT_MS = 20_000

interface MailTransportOptions {
  readonly smtpUrl: string | undefined
  readonly from: string
  readonly publicUrl: string
}

/** Without an address mail stays in the product's own outbox, marked as such; with one it goes to that SMTP server. */
export function createMailTransport(options: MailTransportOptions): MailTransport {
  const { smtpUrl, from } = options
  return smtpUrl
    ? smtpTransport(smtpUrl, from, messageIdDomain(options))
    : { name: 'embedded outbox', send: async () => {}, close() {} }
}

const DOMAIN = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/

/**
 * Returns the domain after the `@` of every Message-ID: the sender's, so that it agrees with what SPF and DKIM vouch for, or the host of the
 * public address when the sender has none. RFC 5322 asks for a domain there, and filters count a bare name as a sign of spam.
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
          // Given as an object, so that the library does not read a list of addresses out of it.
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          ...(mail.html ? { html: mail.html } : {}),
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          headers,
          // The same for every try, so that a mail that was sent twice is recognised as one.
          messageId: `<${mail.id}@${idDomain}>`,
        })
      } catch (error) {
        throw failureOf(error)
      }
    },
    close: () => transporter.close(),
  }
}

/** What a server answers before it heard of recipient and text (a wrong password, a closed door) says nothing of this mail: it is tried again. */
function failureOf(error: unknown): Error {
  const { responseCode, command } = Object(error) as { responseCode?: unknown; command?: unknown } // the library's own fields
  const code = Number(responseCode ?? 0)
  if (code >= 500 && (command === 'RCPT TO' || command === 'DATA')) return new MailRefused(`smtp ${code}`)
  return new Error(code ? `smtp ${code}` : 'smtp unreachable', { cause: error })
}
