import { isArithmetic } from './is-arithmetic.ts'

const sum = String.raw`\d+(?:[.,]\d+)? ?(?:x|\*|\+|-|:|keer|maal|plus|min|gedeeld door) ?\d+(?:[.,]\d+)?`
const unit = '(?:pond|kg|kilo|ons|gram|liter|mijl|km|kilometer|inch|cm|dollar|euro)'

/** Patterns of messages that are no question for a company. A word that customers use too ('code', 'vers', 'prive') never counts by itself. */
const tasks: RegExp[] = [
  // Small talk, and questions about the bot itself. 'Hoe is het parkeren' continues.
  /^(?:h\w+\W+)?(?:alles goed|alles kits|lekker weertje|hoe (?:gaat het|gaat ie|is het|ist))(?:\W+(?:met (?:je|jou|u|jullie)|ermee|vandaag|daar|hier|dan|nou|nu|nog|eigenlijk|verder|he|toch|joh|man|alles goed|lekker weertje))*\W*$/,
  /\b(?:ben (?:jij|je) (?:een )?(?:bot|robot|mens|ai|computer|echt)|wie ben (?:jij|je)|hoe oud ben (?:jij|je)|wie heeft (?:jou|je) gemaakt|hou je van mij|chatgpt)\b/,
  new RegExp(
    String.raw`\bhoeveel ${unit} (?:is|zijn|gaan er in) (?:een|1|\d+) ${unit}\b|\b\d+ ${unit} is hoeveel ${unit}\b`,
  ),
  /^(?:h\w+ )?(?:ok\w* )?(?:dank\w*|bedankt|merci|thanks?)(?:\W+(?:je|jou|u|jullie|wel|zeer|heel|erg|hartelijk|veel|alvast|nogmaals|voor|de|het|dat|dit|die|alles|snelle?|goede?|hulp|moeite|reactie|antwoord\w*|info|informatie|uitleg|tijd|zo|top|super|prima|hoor|doei|dag|doeg|fijne|nog|avond|middag|weekend))*\W*$|\bfijne (?:avond|dag|middag|weekend) (?:nog|verder|gewenst)\b/,
  // Facts of an encyclopedia, a calendar or the news.
  /^(?!.*\b(?:jullie|uw|bezorg\w*|verzend\w*|lever\w*)\b).*\b(?:grootste|hoogste|langste|snelste|oudste|diepste|rijkste|beroemdste|zwaarste|kleinste)\b.{0,40}\b(?:wereld|nederland|belgie|europa|aarde|mens|heelal|land)\b/,
  /\bwie (?:heeft|is er) .{0,40}(?:uitgevonden|president|wereldkampioen)\b|\bhoe(?:veel)? (?:ver|graden|mensen) .{0,20}\b(?:maan|aarde)\b|\bhoe(?:veel)? (?:ver|graden) .{0,20}\bzon\b|\b(?:bitcoin|beurs|aandelen)\w*koers\b|\bwisselkoers\b/,
  /\bwanneer (?:valt|is|zijn|begint|beginnen) (?:de |het )?(?:herfst|kerst|voorjaars|mei|zomer|school)vakantie\b|\bzomertijd\b|\bhoe laat is het(?: nu| daar| precies| in \p{L}{1,30})*[^\p{L}\p{N}_]*$|\bhoe laat gaat de zon\b/u,
  // Who won, wrote or painted; translations; sums; routes between other places; the price of a kilo today.
  /\bwie (?:won|schreef|schilderde|componeerde|zong|regisseerde|ontdekte)\b/,
  /\bhoe (?:zeg|schrijf|spel) (?:je|ik|jij)\b.{0,60}\b(?:engels|frans|duits|spaans|italiaans|turks|pools|arabisch|chinees|correct)\b/,
  /\b\d+(?:[.,]\d+)? ?(?:procent|%) van \d|\bwortel van \d|\bhoeveel dagen (?:nog )?tot (?:aan )?(?:kerst\w*|sinterklaas|pasen|koningsdag|oud en nieuw|nieuwjaar|de \w+vakantie|\d)/,
  new RegExp(String.raw`\b(?:hoeveel|wat) (?:is|zijn|wordt|maakt) ${sum}`),
  /\b(?:snelste|kortste) (?:weg|route) van [\p{L} ]{3,25} naar (?!jullie|u\b|de\b|het\b|uw\b)/u,
  /\bhoe(?:veel| duur) (?:is|kost) (?:een|1) (?:kilo|liter|gram|ons|vat) (?:goud|zilver|koper|platina|olie|ruwe|benzine|diesel)\b|\bhoe(?:veel| duur) (?:is|kost) (?:een|1) (?:kilo|gram|ons) \p{L}{1,40}.{0,25}\bwaard\b|\bwat kost (?:een|1) liter (?:benzine|diesel|euro ?95|melk)\b/u,
  // Facts that no company tells a visitor. A guest may ask for the password of the wifi, a customer for a delivery at a private address.
  /\bprive\s?-?(?:nummer|telefoon\w*|mail)\b|\bprive\s?-?adres van (?!mij)|\b(?:omzet|winst)\b.{0,20}\b(?:jullie|bedrijf|vorig|maken|draai)\w*|\bwachtwoord van (?:de|jullie|een)\b(?!.{0,10}\b(?:wi-?fi|wlan|gasten\w*)\b)|(?<!\b(?:mijn|een|eigen|nieuwe|de) )\bapi[- ]?(?:key|sleutel)\b/,
  /\b(?:negeer|vergeet|overschrijf)\b.{0,40}\b(?:instructie\w*|opdracht\w*|regels|prompt|hierboven|voorgaande|vorige)\b/,
  /\b(?:systeem|system)\s?-?(?:prompt|instructie)\w*|(?<!\b(?:krijg|kreeg|zie|zag|ontvang|ontving)\b.{0,20})\b(?:systeem|system)\s?-?(?:bericht|message)\w*/,
  /\b(?:ignore|disregard)\b.{0,30}\b(?:previous|above|all|instructions)\b/,
  /\b(?:doe|doen) alsof\b|\bspeel de rol\b|\bgedraag je als\b|\bje bent (?:nu|vanaf nu)\b|\b(?:ontwikkelaars|developer|admin|god|debug|jailbreak|dan)-?\s?modus\b|\bdeveloper mode\b/,
  /\bherhaal (?:de|het|alle|deze|mijn|alles)\b.{0,40}\b(?:tekst|woord\w*|bericht\w*|hierboven|instructie\w*)\b/,
  // Requests to write, invent or tell something. Using a code, or asking for the story of the company, is no such request.
  /\b(?:schrijf|dicht|verzin|maak|bedenk|genereer|vertel)\b.{0,25}\b(?:gedicht|een rap|liedje|lied|limerick|mop|grap\w*|raadsel|essay|opstel|werkstuk|sonnet|haiku|speech|toespraak|sollicitatiebrief)\b/,
  /(?<!\bgebruik )\b(?:schrijf|verzin|maak|bedenk|genereer|programmeer|vertel)\b(?! (?:ik|je|jij|u|we|wij|gebruik)\b).{0,25}\b(?:verhaal\w*|code|script|programma|blog\w*)\b(?! (?:achter|van (?:jullie|uw?|de|het|dit)|aan|over jullie)\b)/,
  /(?<!\b(?:ik|je|u|we|wij|jullie|me|mij|men)\b[^,.!?]{0,30})\b(?:verzin|bedenk|rijm|typ|genereer|fantaseer)\b(?! (?:in|u|je|ik|me|mij)\b)|\b(?:schrijf|dicht) (?:eens |even |ff |me |mij |voor me |voor mij )*een\b/,
  /\b(?:slaapliedje|rijmpje|gedichtje|versje|mopje|raadsel|caption|hashtags?)\b|\b(?:met|in|alleen|via) (?:alleen )?(?:emojis?|emoticons?)\b|\b(?:schrijf|maak|geef|verzin|bedenk)\b.{0,25}\b(?:bijschrift|emojis?|emoticons?)\b/,
  /\b(?:praat|antwoord|reageer|doe|spreek)\b(?! (?:je|jij|u)\b).{0,20}\b(?:als (?:een )?(?:piraat|robot|kind|dronken|mens|clown|yoda|peuter)|alleen (?:nog )?in)\b/,
  /\b(?:zet|schrijf|maak) (?:dit|deze (?:tekst\w*|zin\w*|alinea\w*|mail\w*|brief|lijst|tabel|woorden|code|getallen|cijfers)|de volgende \w+|het volgende)\b.{0,25}\b(?:om|in het|in t|naar)\b/,
  /\bvertaal\b(?! (?:je|jij|u)\b)|\btranslate\b|\b(?:mijn|me|mn) huiswerk\b|\b(?:reken|los)\b(?! (?:ik|je|jij|u|we|wij|jullie)\b).{0,20}\b(?:uit|op)\b.*\d|\d\s*[x*+/^]\s*\d.*=|\bx\d?\s*\+\s*\d/,
  /\b(?:beloof|garandeer|bevestig)\b(?! (?:je|jij|u|jullie)\b).{0,30}\b(?:gratis|korting|geld|terug)\b/,
  /\bhoofdstad van\b|\bwie (?:is|was|wordt) .{0,25}\b(?:president|premier|koning|koningin|burgemeester) van\b|\b(?:hoeveel|aantal) inwoners\b/,
  /\bwat voor weer\b|\bweer(?:bericht|sverwachting)\b|\bgaat het (?:regenen|sneeuwen)\b|\bhoe (?:warm|koud) wordt het\b(?! (?:er|water|in (?:de|het|jullie)|binnen)\b)/,
  /\bop (?:welke partij|wie) (?:moet ik |zal ik )?stem\w*|^(?!.*\b(?:prijsvraag|winactie|actie|loting|loterij|jullie)\b).*\b(?:wie (?:heeft|won|wint|wordt) .{0,40}(?:gewonnen|kampioen|verkiezing\w*)|wie wint)\b/,
  // Another company's or person's affairs are never on a company's own pages.
  /\b(?:bij|van|in) (?:de|het|een|mijn|me|mn) [\p{L} ]{3,40} (?:van (?:mijn|me|mn|de) (?:buurman|buurvrouw|buren|vriend|vriendin|oom|tante|broer|zus|concurrent)|aan de overkant|hiernaast|hier tegenover|van hiernaast)\b/u,
]

/**
 * Returns true for messages that ask the bot to do or know something no company page is about: to forget its rules, play a role, write a poem,
 * translate, do sums, tell the weather or a capital. Such a message is refused without a search, so a possible customer's question is never one.
 */
export function isOffTopicTask(text: string): boolean {
  return isArithmetic(text) || tasks.some((task) => task.test(text))
}
