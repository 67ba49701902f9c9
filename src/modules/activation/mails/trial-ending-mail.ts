import { formatDate } from '#ui/format/date.ts'

/** Returns the mail that a trial is about to end: what happens then (nothing is charged), and how to go on. The bot's name is text of its vendor. */
export function trialEndingMail(
  trial: { botId: string; botTitle: string; endsAt: Date; daysLeft: number },
  publicUrl: string,
): { subject: string; text: string } {
  const { botId, botTitle, endsAt, daysLeft } = trial
  const when = daysLeft === 1 ? 'loopt morgen af' : `loopt over ${daysLeft} dagen af`
  return {
    subject: `Je gratis proef ${when}`,
    text: [
      `Je gratis proef van ${botTitle} ${when}, op ${formatDate(endsAt)}.`,
      'De proef stopt vanzelf. Je betaalt niets en je hoeft niets op te zeggen.',
      'Je instellingen blijven staan. Wil je door? Bekijk dan wat de bot per maand kost, of kies een plan:',
      `${publicUrl}/bot/${botId}\n${publicUrl}/pricing`,
    ]
      .join('\n\n')
      .concat('\n'),
  }
}
