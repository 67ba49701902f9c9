import { euro } from '#ui/format/euro.ts'
import { lines, type MailText } from './billing-mails.ts'

/** Returns the mail of a failed plan change, with the plan that applies instead. */
export function changeFailedMail(failed: {
  wanted: string
  reason: 'refused' | 'late' | 'unpaid'
  current: string
  currentCents: number
  publicUrl: string
}): MailText {
  const { wanted, reason, current, currentCents, publicUrl } = failed
  return {
    subject: `Je overstap naar ${wanted} is niet gelukt`,
    text: lines(
      `Je vroeg om over te stappen naar ${wanted}. ${WHY[reason]}`,
      `Je houdt ${current} voor ${euro(currentCents)} per maand. Voor ${wanted} is niets afgeschreven.`,
      `Wil je nog overstappen? Kies je plan opnieuw: ${publicUrl}/billing`,
    ),
  }
}

const WHY = {
  refused: 'De betaaldienst heeft dat geweigerd, bijvoorbeeld omdat de betaling niet kon worden afgeschreven.',
  late: 'De betaaldienst heeft dat niet op tijd verwerkt.',
  unpaid: 'De betaling daarvoor is niet gelukt.',
} as const

interface PlanFacts {
  title: string
  priceCents: number
  publicUrl: string
}

/** Returns the mail of an upgrade whose payment was returned: the plan that is paid for applies again. */
export function upgradeReturnedMail({ lost, title, priceCents, publicUrl }: PlanFacts & { lost: string }): MailText {
  return {
    subject: `Je hebt weer ${title}`,
    text: lines(
      `De betaling voor je overstap naar ${lost} is teruggegaan, bijvoorbeeld door een stornering. Daarom heb je vanaf nu weer ${title}, voor ${euro(priceCents)} per maand.`,
      'Stonden er meer bots aan dan dat plan toelaat? Dan staan de andere nu uit. Hun instellingen blijven bewaard.',
      `Wil je ${lost} houden? Kies dat plan dan opnieuw: ${publicUrl}/billing`,
    ),
  }
}

/** Returns the mail of an upgrade whose payment was received after all. */
export function upgradeRestoredMail({ title, priceCents, publicUrl }: PlanFacts): MailText {
  return {
    subject: `Je hebt weer ${title}`,
    text: lines(
      `De betaling voor je overstap naar ${title} is toch binnen. Je hebt dat plan nu weer, voor ${euro(priceCents)} per maand.`,
      `Bekijk je abonnement: ${publicUrl}/billing`,
    ),
  }
}
