import type { TestApp } from './create-test-app.ts'

/** The newest mail to an address after the worker did its work, or undefined. */
export async function newestMail(
  app: TestApp,
  recipient: string,
): Promise<{ kind: string; subject: string; text: string; html: string } | undefined> {
  await app.background.tick()
  const rows = await app.db.query<{ kind: string; subject: string; text: string; html: string }>(
    { role: 'service' },
    'select kind, subject, text_content as text, html_content as html from app.mails where recipient = $1 order by id desc limit 1',
    [recipient],
  )
  return rows[0]
}

/** The secret behind the `#` of a mail's link. */
export function secretIn(text: string | undefined): string {
  return /#([A-Za-z0-9_-]{43})/.exec(text ?? '')?.[1] ?? ''
}
