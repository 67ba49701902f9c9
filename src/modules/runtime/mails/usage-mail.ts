import { answerLimitText } from '#modules/plans/contract.ts'
import { formatDate } from '#ui/format/date.ts'
import { formatNumber } from '#ui/format/number.ts'
import type { UsageCrossing } from '../store/usage-mail-store.ts'

/**
 * Returns the mail about a monthly limit that is near or reached: what happens then, until when, and how to go on. The bot's name is text of its
 * vendor.
 */
export function usageMail(
  { bot, used, limit, threshold }: UsageCrossing,
  about: { freshAt: Date; publicUrl: string },
): { subject: string; text: string } {
  const whose = bot ? `Je bot ${bot.title}` : 'Je plan'
  const sum = `${formatNumber(used)} van de ${formatNumber(limit)} antwoorden van deze maand`
  const freshAt = formatDate(about.freshAt)
  const stop = bot ? 'stopt de bot met antwoorden' : 'stoppen de bots van je plan met antwoorden'
  const isReached = threshold === 100
  return {
    subject: isReached
      ? `De antwoorden van ${bot ? bot.title : 'je plan'} zijn op voor deze maand`
      : `Driekwart van de antwoorden van ${bot ? bot.title : 'je plan'} is gebruikt`,
    text: [
      isReached ? `${whose} heeft ${sum} gebruikt.` : `${whose} gebruikte ${sum}.`,
      isReached
        ? `Tot ${freshAt} ${stop}. Bezoekers kunnen wel hun gegevens achterlaten. Daarna begint de teller opnieuw.`
        : `Zijn ze op, dan ${stop} tot ${freshAt}. Bezoekers kunnen dan wel hun gegevens achterlaten.`,
      `${answerLimitText.counted} ${answerLimitText.neverMore}`,
      bot ? 'Bekijk de bot en zijn gebruik:' : 'Bekijk de plannen met meer antwoorden:',
      bot ? `${about.publicUrl}/dashboard?bot=${bot.id}` : `${about.publicUrl}/pricing`,
      ...(isReached
        ? []
        : [`Geen mail meer bij driekwart? Zet dat uit bij je instellingen:\n${about.publicUrl}/settings`]),
    ]
      .join('\n\n')
      .concat('\n'),
  }
}
