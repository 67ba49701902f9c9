import type { FactKind } from './fact-patterns.ts'

/** The kinds of fact that a question asks for, and the stems that ask for them rather than name a subject. */
const asks: { fact: FactKind; pattern: RegExp }[] = [
  {
    fact: 'price',
    pattern:
      /\b(?:wat|hoeveel)\b.{0,40}\b(?:kost(?:en)?|vragen|vraagt|betaal|betalen|reken(?:en|t)?|kwijt|schuift|verdien\w*)\b|\bhoe duur\b|\b(?:prij[sz]\w*|tarie\w*|kost|kosten|bedrag|euro|loon|salaris|goedkoop\w*|duur(?:der|st)?e?)\b|\bhoeveel (?:geld|subsidie|korting|loon|kost)|\bwat (?:rekenen|reken|vragen|vraagt) (?:jullie|u|je)\b|\bwat (?:komt|gaat) (?:er|dat|me dat|het) (?:dan )?(?:nog )?(?:bij|kosten)\b|\b(?:bijbetalen|kosteloos|gratis|boete)\b/,
  },
  {
    fact: 'time',
    pattern:
      /\bhoe ?laat\b|\b(?:vanaf|tot|om|op) welk(?:e)? (?:uur|tijd|tijdstip)\b|\bhoe vroeg\b|\b(?:tijd|tijden|tijdstip|openings\w*|openingstijd\w*)\b|\b(?:open|dicht|gesloten)\b|\bwanneer .{0,30}(?:open|dicht|begin\w*|start\w*)/,
  },
  {
    fact: 'duration',
    pattern:
      /\bhoe ?lang\b|\bhoeveel (?:dag\w*|week|weken|uur|uren|tijd|maand\w*|jaar|minuten)\b|\bbinnen hoeveel\b|\b(?:levertijd|termijn|wachttijd)\b|\bwanneer (?:krijg|heb|komt|ontvang)|\btot wanneer\b|\bom de hoeveel\b|\bhoe vaak\b|\b(?:hoe snel|hoe gauw)\b/,
  },
  { fact: 'phone', pattern: /\b(?:telefoon\w*|nr|nummer|tel|bellen|06)\b/ },
  { fact: 'person', pattern: /^wie\b|\bwie (?:is|zijn|staat|doet|kan|moet|mag)\b|\bhoe heet (?:de|jullie)\b/ },
  { fact: 'email', pattern: /\be?-?mail\w*/ },
  { fact: 'number', pattern: /\bhoeveel\b|\bhoe (?:groot|ver|zwaar|oud|hoog|breed|vaak|snel|diep)\b|\bwelke maat\b/ },
  {
    fact: 'weekday',
    pattern: /\bwelke dag\w*|\bwanneer\b|\b(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)\b/,
  },
  { fact: 'postcode', pattern: /\badres\b|\bwaar (?:zit|zitten|zijn|is|vind|ligt|staan)\b/ },
]

/** The stems that only ask for a kind of fact; a passage with such a fact answers them whatever its words are. */
const askingStems: Partial<Record<FactKind, ReadonlySet<string>>> = {
  price: new Set('prijs kost tarief bedrag duur goedkoop euro vraagprijs'.split(' ')),
  time: new Set('tijd tijdstip laat'.split(' ')),
  duration: new Set('duur hoelang lang termijn dag week tijd levertijd'.split(' ')),
  phone: new Set('telefon telefoon telefoonnummer telefonnummer numer nummer nr tel bel telefonisch'.split(' ')),
  email: new Set('mail email emailadres mailadres'.split(' ')),
}

/** Returns the kinds of fact that a normalized question asks for, the most telling first. */
export function factsAskedBy(question: string): FactKind[] {
  return asks.filter(({ pattern }) => pattern.test(question)).map(({ fact }) => fact)
}

/** Returns the kind of fact that this stem asks for within such a question, or undefined when it names a subject. */
export function factOfStem(stem: string, asked: readonly FactKind[]): FactKind | undefined {
  return asked.find((fact) => askingStems[fact]?.has(stem))
}
