import { formatNumber } from '#ui/format/number.ts'
import type { CourseType, Lesson } from '../contract.ts'

const TYPE_NAMES: Readonly<Record<CourseType, string>> = { video: 'Video', book: 'Boek', workshop: 'Workshop' }
const KIND_NAMES: Readonly<Record<Lesson['kind'], string>> = {
  video: 'Videocursus',
  book: 'Boek',
  workshop: 'Workshop',
  kit: 'Starterkit',
}

/** The texts of the academy around its courses and kits. */
export const academyText = {
  lead: 'Leer hoe je een bot inricht, meet en bouwt. Boeken, workshops en starterkits zijn gratis, ook zonder account.',
  filters: 'Kies wat je ziet',
  level: 'Niveau',
  type: 'Soort',
  all: 'Alles',
  courses: 'Cursussen',
  count: (count: number) => (count === 1 ? '1 cursus' : `${formatNumber(count)} cursussen`),
  none: 'Geen cursus van dit niveau en deze soort',
  noneText: 'Kies een ander niveau of een andere soort.',
  showAll: 'Toon alle cursussen',
  typeNames: TYPE_NAMES,
  kindNames: KIND_NAMES,
  recording: 'Opname volgt',
  forVendors: 'Voor ontwikkelaars',
  free: 'Gratis',
  read: 'Lees online',
  open: 'Open de cursus',
  download: 'Download als pdf',
  lessons: (count: number) => (count === 1 ? '1 hoofdstuk' : `${formatNumber(count)} hoofdstukken`),
  kits: 'Starterkits',
  kitsLead:
    'Een starterkit is een kant-en-klaar begin voor één bot: wat je invult, welke pagina’s je nodig hebt en welke vragen je stelt.',
  back: 'Naar de academie',
  chapters: 'Wat erin staat',
  minutes: (minutes: number) => `${formatNumber(minutes)} min`,
  lockedTitle: 'Deze cursus is voor ontwikkelaars.',
  lockedOut: 'Log in met een ontwikkelaarsaccount, of bekijk wat een abonnement voor makers kost.',
  lockedIn: 'Je account is nog geen ontwikkelaar. Bekijk wat een abonnement voor makers kost.',
  lockedPlans: 'Bekijk de plannen voor makers',
  lockedSignIn: 'Inloggen',
  checking: 'We kijken of je account toegang heeft tot deze cursus',
  noVideoTitle: 'De video is er nog niet.',
  noVideo:
    'De opnamen van deze cursus worden nog gemaakt. Hieronder lees je dezelfde hoofdstukken als tekst. De minuten zijn de geplande lengte.',
  plannedLength: (duration: string) => `${duration} gepland`,
  failed: 'De cursus kon niet worden opgehaald.',
  retry: 'Probeer opnieuw',
} as const
