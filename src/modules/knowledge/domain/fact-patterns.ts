/** The patterns of facts that visitors ask for, recognised in any text. None is global, so `test` has no state. */
export const factPatterns = {
  price:
    /(?:€|\beur(?:o|os)?\b)|\b\d{1,4}[.,](?:\d{2}|-|–)(?![\d:%]|\s?(?:-|–|tot|en)?\s?(?:[012]?\d[.:][0-5]\d\s?)?(?:uur|u|h)\b)|\bgratis\b|\bkosteloos\b/i,
  time: /\b(?:[01]?\d|2[0-4])[:.][0-5]\d\b|\b(?:[01]?\d|2[0-4])\s?(?:uur|u\b|h\b)|\b\d{1,2}\s?(?:-|–|tot)\s?\d{1,2}\s?(?:uur|u\b)/i,
  weekday:
    /\b(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?:en|s)?\b|(?:^|[\s(])(?:ma|di|wo|do|vr|za|zo)(?:\.|:)?(?=\s*(?:$|[-–&/,:]|t\/m|tot|en\s|\d))/i,
  phone: /(?:\+31|\b0031|\b0)[\s(.-]{0,2}\(?0?\)?[\s.-]?\d(?:[\s.-]?\d){7,9}\b|\b0[89]00[\s.-]?\d{4}\b/,
  email: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  postcode: /\b[1-9]\d{3}\s?(?!SA|SD|SS)[A-Z]{2}\b/,
  street:
    /\b[A-Z][\p{L}'-]{0,40}(?:straat|laan|weg|plein|gracht|kade|dijk|singel|steeg|pad|hof|markt|dreef|plantsoen|park|allee|haven|wal|boulevard)\s\d{1,4}/u,
  duration:
    /\b(?:\d+|een|één|half|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\p{L}{3,8}tien|\p{L}{0,20}(?:twin|der|veer|vijf|zes|zeven|tach|negen)tig|honderd)\s?(?:à\s?\d+\s?|-\s?\d+\s?|tot\s\d+\s|tot\s\p{L}{1,20}\s)?(?:werkdag|dag|week|weken|maand|jaar|uur|minu|kwartier|seconde|uren)/iu,
  person: /\b\p{Lu}\p{Ll}+\s(?:(?:van|de|den|der|ten|ter|van de|van der|van den)\s)?\p{Lu}\p{Ll}+/u,
  number: /\d/,
  registration: /\b(?:kvk|k\.v\.k|btw|iban|vat|agb|big)\b|\bNL\d{2}[A-Z]{4}\d{10}\b/i,
} as const

/** The name of one pattern. */
export type FactKind = keyof typeof factPatterns

/** The part of a text in which facts are searched, in characters; a passage is far shorter. */
const longestFactText = 4_000

/** Returns whether a text holds a fact of this kind within its first 4,000 characters. */
export function hasFact(text: string, kind: FactKind): boolean {
  return factPatterns[kind].test(text.length > longestFactText ? text.slice(0, longestFactText) : text)
}

/** Returns true for text that visitors need wherever it is, also in a footer: address, telephone, e-mail, hours, registration numbers. */
export function isContactFact(text: string): boolean {
  if (text.length > 400) return false
  if (
    hasFact(text, 'phone') ||
    hasFact(text, 'email') ||
    hasFact(text, 'postcode') ||
    hasFact(text, 'street') ||
    hasFact(text, 'registration')
  )
    return true
  return hasFact(text, 'weekday') && (hasFact(text, 'time') || /\b(?:gesloten|dicht|open)\b/i.test(text))
}
