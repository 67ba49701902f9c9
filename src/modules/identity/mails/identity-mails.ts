/** A mail of this module, as plain text and as HTML. */
export interface IdentityMail {
  subject: string
  text: string
  html: string
}

const NOT_YOU = 'Was jij dit niet? Dan hoef je niets te doen: zonder deze mail kan niemand verder.'

/**
 * Returns the mail with the link that confirms an address. The secret follows the `#`, which no browser sends to a server or another site, and
 * opening the link confirms nothing: a mail scanner consumes nothing.
 */
export function confirmMail({ publicUrl, secret }: { publicUrl: string; secret: string }): IdentityMail {
  return mail('Bevestig je e-mailadres voor Syvo', {
    lines: ['Iemand maakte met dit adres een account bij Syvo. Ben jij dat? Bevestig dan je adres.'],
    button: { label: 'Bevestig mijn e-mailadres', href: `${publicUrl}/auth/bevestigen#${secret}` },
    after: ['De link werkt één keer en een dag lang.', NOT_YOU],
  })
}

/**
 * Returns the mail with the link by which the owner of an unconfirmed address claims its account, by choosing a password. Another person may have
 * signed up with the address.
 */
export function choosePasswordMail({ publicUrl, secret }: { publicUrl: string; secret: string }): IdentityMail {
  return mail('Kies een wachtwoord voor Syvo', {
    lines: [
      'Voor dit adres is een account bij Syvo aangevraagd, maar het adres is nog niet bevestigd. Ben jij dat? Kies dan een wachtwoord. Daarmee is je adres meteen bevestigd.',
    ],
    button: { label: 'Kies een wachtwoord', href: `${publicUrl}/auth/nieuw-wachtwoord#${secret}` },
    after: [
      'Een wachtwoord dat eerder voor dit account is gekozen, werkt niet meer. Zo weet je zeker dat alleen jij erin kunt.',
      'De link werkt één keer en een dag lang.',
      NOT_YOU,
    ],
  })
}

/**
 * Returns the notice that somebody tried to create an account that exists; the visitor who tried sees nothing of it. It is the mailbox's one
 * unsolicited mail for now, so it carries the link to a new password itself: a mail requested next would not be sent.
 */
export function accountExistsMail({ publicUrl, secret }: { publicUrl: string; secret: string }): IdentityMail {
  return mail('Je hebt al een account bij Syvo', {
    lines: ['Iemand wilde met dit adres een account maken bij Syvo. Je hebt er al een, dus er is niets veranderd.'],
    button: { label: 'Inloggen', href: `${publicUrl}/auth` },
    link: {
      before: 'Weet je je wachtwoord niet meer?',
      label: 'Kies een nieuw wachtwoord',
      href: `${publicUrl}/auth/nieuw-wachtwoord#${secret}`,
    },
    after: [
      `Die link werkt één keer en een uur lang. Daarna vraag je een nieuwe aan: ${publicUrl}/auth/wachtwoord-vergeten`,
      NOT_YOU,
    ],
  })
}

/** Returns the mail with the link to choose a new password. */
export function recoverMail({ publicUrl, secret }: { publicUrl: string; secret: string }): IdentityMail {
  return mail('Kies een nieuw wachtwoord voor Syvo', {
    lines: ['Iemand vroeg een nieuw wachtwoord aan voor je account bij Syvo. Ben jij dat? Kies het dan hier.'],
    button: { label: 'Kies een nieuw wachtwoord', href: `${publicUrl}/auth/nieuw-wachtwoord#${secret}` },
    after: [
      'De link werkt één keer en een uur lang. Daarna ben je overal uitgelogd, behalve waar je het kiest.',
      NOT_YOU,
    ],
  })
}

/** Returns the mail with the link that confirms the new address of an account. */
export function newAddressMail({ publicUrl, secret }: { publicUrl: string; secret: string }): IdentityMail {
  return mail('Bevestig je nieuwe e-mailadres voor Syvo', {
    lines: ['Iemand wil dit adres voor zijn account bij Syvo gebruiken. Ben jij dat? Bevestig het dan.'],
    button: { label: 'Bevestig dit adres', href: `${publicUrl}/auth/nieuw-adres#${secret}` },
    after: ['De link werkt één keer en een dag lang. Daarna ben je op andere apparaten uitgelogd.', NOT_YOU],
  })
}

/** Returns the notice to the address of an account that another one was requested, or replaced it. */
export function addressChangeMail({ isDone, publicUrl }: { isDone: boolean; publicUrl: string }): IdentityMail {
  const subject = isDone ? 'Je e-mailadres bij Syvo is gewijzigd' : 'Iemand vraagt een ander e-mailadres aan bij Syvo'
  return mail(subject, {
    lines: [
      isDone
        ? 'Je account bij Syvo heeft nu een ander e-mailadres. Op dit adres krijg je geen mail meer over je account.'
        : 'Voor je account bij Syvo is een ander e-mailadres aangevraagd. Het telt pas als het daar is bevestigd.',
    ],
    after: [
      isDone
        ? `Was jij dit niet? Neem meteen contact met ons op: ${publicUrl}/contact`
        : `Was jij dit niet? Kies dan meteen een nieuw wachtwoord: ${publicUrl}/auth/wachtwoord-vergeten`,
    ],
  })
}

/** Returns the mail with the code to sign in with. */
export function codeMail({ code, publicUrl }: { code: string; publicUrl: string }): IdentityMail {
  return mail(`Je inlogcode voor Syvo: ${code}`, {
    lines: [`Je code is ${code}. Vul hem in op ${publicUrl}.`],
    after: [
      'De code werkt één keer en tien minuten lang. Geef hem aan niemand, ook niet aan iemand die zegt dat hij van Syvo is.',
      NOT_YOU,
    ],
  })
}

/** Returns the notice that the password was changed. */
export function passwordChangedMail(publicUrl: string): IdentityMail {
  return mail('Je wachtwoord van Syvo is gewijzigd', {
    lines: ['Het wachtwoord van je account is zojuist gewijzigd. Op alle andere apparaten ben je uitgelogd.'],
    after: [`Was jij dit niet? Kies dan meteen een nieuw wachtwoord: ${publicUrl}/auth/wachtwoord-vergeten`],
  })
}

/** The mail kind of an account's deletion. */
export const ACCOUNT_DELETED_MAIL = 'account-deleted'

/** Returns the notice that the account was deleted, and what is kept. */
export function accountDeletedMail(publicUrl: string): IdentityMail {
  return mail('Je account bij Syvo is verwijderd', {
    lines: [
      'Je account is zojuist verwijderd, met je instellingen, gesprekken en leads. Je bots zijn gestopt. Alleen facturen bewaren we nog: dat moet van de wet, 7 jaar lang.',
      'Dit is de laatste mail over je account. Met hetzelfde adres kun je altijd opnieuw beginnen.',
    ],
    after: [`Was jij dit niet? Neem meteen contact met ons op: ${publicUrl}/contact`],
  })
}

/** Returns the notice that the second factor was turned on or off. */
export function factorChangedMail({ isOn, publicUrl }: { isOn: boolean; publicUrl: string }): IdentityMail {
  const state = isOn ? 'aan' : 'uit'
  return mail(`Tweestapsverificatie staat ${state}`, {
    lines: [
      isOn
        ? 'Voor je account bij Syvo is bij het inloggen voortaan ook een code van je telefoon nodig.'
        : 'Voor je account bij Syvo is bij het inloggen geen code van je telefoon meer nodig.',
    ],
    after: [`Was jij dit niet? Kies dan meteen een nieuw wachtwoord: ${publicUrl}/auth/wachtwoord-vergeten`],
  })
}

/** Returns the notice that a backup code was used, and how many are left. */
export function backupCodeUsedMail({ left, publicUrl }: { left: number; publicUrl: string }): IdentityMail {
  const rest = left === 0 ? 'Je hebt er geen meer over' : `Je hebt er nog ${left} over`
  return mail('Er is met een back-upcode ingelogd', {
    lines: [`Bij je account van Syvo is een back-upcode gebruikt. ${rest}. Nieuwe maak je bij je account.`],
    button: { label: 'Naar je account', href: `${publicUrl}/account` },
    after: [`Was jij dit niet? Kies dan meteen een nieuw wachtwoord: ${publicUrl}/auth/wachtwoord-vergeten`],
  })
}

interface Parts {
  lines: readonly string[]
  button?: { label: string; href: string }
  /** A second way on, less prominent than the button. */
  link?: { before: string; label: string; href: string }
  after: readonly string[]
}

// These mails contain no text that a visitor typed: not even an account's name, which another person may have chosen.
function mail(subject: string, { lines, button, link, after }: Parts): IdentityMail {
  const ways = [
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...(link ? [`${link.before} ${link.label}:\n${link.href}`] : []),
  ]
  const paragraphs = [...lines, ...ways, ...after, 'Met groet,\nSyvo']
  const html = [
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    ...(button ? [buttonHtml(button)] : []),
    ...(link ? [`<p>${escaped(link.before)} <a href="${escaped(link.href)}">${escaped(link.label)}</a></p>`] : []),
    ...after.map((line) => `<p style="color:#4c566b">${escaped(line)}</p>`),
    '<p>Met groet,<br>Syvo</p>',
  ]
  return { subject, text: `${paragraphs.join('\n\n')}\n`, html: page(subject, html.join('\n')) }
}

function buttonHtml({ label, href }: { label: string; href: string }): string {
  const style =
    'display:inline-block;padding:12px 20px;border-radius:10px;background:#1d4ed8;color:#ffffff;text-decoration:none'
  return `<p><a href="${escaped(href)}" style="${style}">${escaped(label)}</a></p>`
}

function page(title: string, content: string): string {
  const style = 'margin:0;padding:32px 20px;background:#fbfaf6;color:#151b2b;font:16px/1.5 sans-serif'
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>${escaped(title)}</title></head>
<body style="${style}"><div style="max-width:520px;margin:0 auto">
${content}
</div></body></html>
`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
