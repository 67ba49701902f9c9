/** Says that a report led to it, without the reporter (DSA art. 17). */
const REPORTED =
  'De aanleiding was een melding die we kregen. Een medewerker van Syvo heeft haar beoordeeld, geen computer.'

/**
 * Composes the mail that an administrator paused a bot: what that means, why, and what to do. The reason is the administrator's text, the title the
 * vendor's.
 */
export function pausedMail(
  bot: { botId: string; title: string; reason: string; isReported: boolean },
  publicUrl: string,
): { subject: string; text: string } {
  return {
    subject: `Stilgezet: ${bot.title}`,
    text: [
      `Syvo heeft ${bot.title} stilgezet. De bot antwoordt nu nergens: chats van klanten zijn contactformulieren, en de bot is niet te huur of te koop.`,
      `Dit is de reden:\n${bot.reason}`,
      ...(bot.isReported ? [REPORTED] : []),
      'Ben je het er niet mee eens, of is het opgelost? Laat het ons weten, dan kijken we opnieuw.',
      `Neem contact op:\n${publicUrl}/contact`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
}

/** Composes the mail that a bot is resumed. */
export function resumedMail(
  bot: { botId: string; title: string },
  publicUrl: string,
): { subject: string; text: string } {
  return {
    subject: `Weer aan: ${bot.title}`,
    text: [
      `${bot.title} mag weer verder en antwoordt vanaf nu overal.`,
      `Bekijk de bot:\n${publicUrl}/bot/${bot.botId}`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
}
