import { REPORT_REASON_TEXT, reportNumber } from '../contract/report-reason.text.ts'
import type { ReportReason } from '../contract/reports.ts'

/** The facts in a mail about a report. The reporter's message is in none: the address may be another person's. */
export interface ReportSummary {
  readonly id: string
  /** The vendor's text. */
  readonly title: string
  readonly reason: ReportReason
}

const HUMAN = 'Een medewerker van Syvo heeft de melding beoordeeld, geen computer.'

/** Composes the mail that a report arrived (DSA art. 16). */
export function reportReceivedMail(report: ReportSummary, publicUrl: string): { subject: string; text: string } {
  return {
    subject: `Je melding over ${report.title}`,
    text: lines(
      `We hebben je melding over ${report.title} ontvangen (${REPORT_REASON_TEXT[report.reason]}). Het nummer is ${reportNumber(report.id)}.`,
      'Een medewerker van Syvo bekijkt haar. Je krijgt een mail met wat we besluiten en waarom.',
      `Heb je niets gemeld? Dan heeft iemand anders dit adres ingevuld. Laat het ons weten:\n${publicUrl}/contact`,
    ),
  }
}

/** Composes the mail with the decision about a report, why, and how to object (DSA art. 16). `explanation` is the administrator's text. */
export function reportDecidedMail(
  report: ReportSummary & { readonly outcome: 'dismissed' | 'paused'; readonly explanation: string },
  publicUrl: string,
): { subject: string; text: string } {
  const decided =
    report.outcome === 'paused'
      ? `We hebben ${report.title} stilgezet. De bot antwoordt nu nergens en is niet te huur of te koop.`
      : `We laten ${report.title} staan.`
  return {
    subject: `Besluit over je melding: ${report.title}`,
    text: lines(
      `Je meldde iets over ${report.title} (${REPORT_REASON_TEXT[report.reason]}, nummer ${reportNumber(report.id)}). ${decided}`,
      `Dit is de reden:\n${report.explanation}`,
      HUMAN,
      `Ben je het er niet mee eens? Maak dan bezwaar en noem het nummer; we kijken opnieuw:\n${publicUrl}/contact`,
      'Je kunt het ook aan de rechter voorleggen.',
    ),
  }
}

function lines(...parts: readonly string[]): string {
  return parts.join('\n\n').concat('\n')
}
