/** Composes the mail that a bot went into maintenance, or works again. The title is the vendor's own text. */
export function maintenanceMail(
  bot: { botId: string; title: string; change: 'begins' | 'ends'; days: number },
  publicUrl: string,
): { subject: string; text: string } {
  const link = `${publicUrl}/vendor/bots/${bot.botId}/edit`
  const begins = [
    `Je bot ${bot.title} heeft ${bot.days} dagen achter elkaar de dagelijkse gezondheidstest niet gehaald.`,
    'Op de pagina van je bot staat nu ‘In onderhoud’. Wie hem heeft, houdt hem; nieuwe klanten zien dat er iets mis is.',
    'Kijk in de editor wat de bot antwoordt en verbeter hem. Zodra hij de test weer haalt, verdwijnt de melding vanzelf:',
    link,
  ]
  const ends = [
    `Je bot ${bot.title} haalt de dagelijkse gezondheidstest weer. De melding ‘In onderhoud’ is van zijn pagina af.`,
    'Je hoeft niets te doen.',
    link,
  ]
  return {
    subject: bot.change === 'begins' ? `${bot.title} is in onderhoud` : `${bot.title} werkt weer`,
    text: (bot.change === 'begins' ? begins : ends).join('\n\n').concat('\n'),
  }
}
