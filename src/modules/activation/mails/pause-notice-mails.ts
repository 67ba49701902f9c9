type Mail = { readonly subject: string; readonly text: string }
type Bot = { readonly title: string }

/**
 * Returns the mail that a bot is paused: what visitors see meanwhile, and that nothing needs to be done. It never says why, which is between Syvo and
 * the vendor.
 */
export function botPausedMail({ title }: Bot, publicUrl: string): Mail {
  return {
    subject: `Staat stil: ${title}`,
    text: [
      `Syvo heeft ${title} stilgezet. De bot geeft nu geen antwoorden, ook niet in jouw chats.`,
      'Je chats blijven bereikbaar. Bezoekers zien er nu een contactformulier, en hun berichten komen bij je leads.',
      'Je hoeft niets te doen en je instellingen blijven bewaard. Antwoordt de bot weer, dan krijg je een mail.',
      `Bekijk je leads:\n${publicUrl}/leads`,
      `Vragen? Stel ze ons:\n${publicUrl}/contact`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
}

/** Returns the mail that a bot runs again, for accounts that were notified of the pause; also true for a reader who no longer has it. */
export function botResumedMail({ title }: Bot, publicUrl: string): Mail {
  return {
    subject: `Antwoordt weer: ${title}`,
    text: [
      `${title} antwoordt weer, overal waar je hem gebruikt. Bezoekers zien de chat in plaats van het contactformulier.`,
      'Je hoeft niets te doen. Je instellingen zijn zoals ze waren.',
      `Bekijk je bots:\n${publicUrl}/my-bots`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
}
