import type { ReportReason } from './reports.ts'

/** The reasons of a report as users read them, on screens and in mails. */
export const REPORT_REASON_TEXT: Readonly<Record<ReportReason, string>> = {
  illegal: 'Verboden of strafbaar',
  harmful: 'Gevaarlijk of schadelijk advies',
  misleading: 'Misleidend of doet zich anders voor',
  privacy: 'Privacy of persoonsgegevens',
  rights: 'Auteursrecht of merk',
  other: 'Iets anders',
}

/** Returns the number of a report for mails and screens: the end of its id. */
export function reportNumber(id: string): string {
  return id.slice(-8).toUpperCase()
}
