import { randomInt, timingSafeEqual } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import { generateRandomString } from 'better-auth/crypto'
import { renderSVG } from 'uqr'

const PERIOD_SECONDS = 30
const SECRET_LENGTH = 20
/** Without characters that look alike on paper. */
const BACKUP_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const BACKUP_CODES = 10
const BACKUP_LENGTH = 10
const ISSUER = 'Syvo'

/** Returns a new secret to share with an authenticator app. */
export function newFactorSecret(): string {
  return generateRandomString(SECRET_LENGTH, 'a-z', 'A-Z', '0-9')
}

/** Returns a secret's data for an authenticator app: its address, that as a QR code, and the key for typing. */
export function enrolmentOf(secret: string, account: string): { uri: string; secret: string; qr_code: string } {
  const uri = createOTP(secret).url(ISSUER, account)
  return {
    uri,
    secret: new URL(uri).searchParams.get('secret') ?? '',
    qr_code: renderSVG(uri, { ecc: 'M', border: 2 }),
  }
}

/** Returns the time step of a six-digit code of this secret, now or half a minute either way; null for a wrong code. */
export async function counterOf(secret: string, code: string, now: Date): Promise<number | null> {
  const present = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS)
  const otp = createOTP(secret)
  let found: number | null = null
  for (const counter of [present - 1, present, present + 1]) if (isSame(await otp.hotp(counter), code)) found = counter
  return found
}

/** Returns ten codes for a lost telephone, each of about fifty bits. */
export function newBackupCodes(): string[] {
  return Array.from({ length: BACKUP_CODES }, () => {
    const letters = Array.from({ length: BACKUP_LENGTH }, () => BACKUP_ALPHABET[randomInt(BACKUP_ALPHABET.length)])
    return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
  })
}

/** Returns a code of six digits to mail. */
export function newMailedCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Returns a typed code without spaces, hyphens and capitals. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]+/g, '').toLowerCase()
}

/** Tells whether two texts are the same, in a time that does not reveal where they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
