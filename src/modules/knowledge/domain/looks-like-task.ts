const tasks: RegExp[] = [
  // Small talk, and questions about the bot itself.
  /^(?:h\w+ )?(?:alles goed|hoe gaat het|hoe gaat ie|hoe is het|hoe ist|lekker weertje|alles kits)\b/,
  /\b(?:ben (?:jij|je) (?:een )?(?:bot|robot|mens|ai|computer|echt)|wie ben (?:jij|je)|hoe oud ben (?:jij|je)|wie heeft (?:jou|je) gemaakt|hou je van mij|chatgpt)\b/,
  /^\W*\d+(?:[.,]\d+)? ?(?:x|\*|\+|-|:|keer|maal|plus|min|gedeeld door) ?\d+[\d\s.,x*+:-]*(?:(?:keer|maal|plus|min) ?\d+\W*)*$|\bhoeveel (?:pond|kilo|gram|mijl|inch|dollar)\b.{0,20}\b(?:is|zijn|reken)\b|\bis hoeveel (?:pond|kilo|gram|mijl|inch|dollar|euro)\b/,
  /^(?:h\w+ )?(?:ok\w* )?(?:dank\w*|bedankt|merci|thanks?)\b.{0,40}$|\bfijne (?:avond|dag|middag|weekend) (?:nog|verder|gewenst)\b/,
  // What an encyclopedia, a calendar or the news tells.
  /\b(?:grootste|hoogste|langste|snelste|oudste|diepste|rijkste|beroemdste|zwaarste|kleinste)\b.{0,40}\b(?:wereld|nederland|belgie|europa|aarde|mens|heelal|land)\b/,
  /\bwie (?:heeft|is er) .{0,40}(?:uitgevonden|president|wereldkampioen)\b|\bhoe(?:veel)? (?:ver|graden|mensen) .{0,20}\b(?:maan|zon|aarde)\b|\b(?:bitcoin|beurs|aandelen)\w*koers\b|\bwisselkoers\b/,
  /\bwanneer (?:valt|is|zijn|begint|beginnen) (?:de |het )?(?:herfst|kerst|voorjaars|mei|zomer|school)vakantie\b|\bzomertijd\b|\bhoe laat (?:is het|gaat de zon)\b/,
  // Who won, wrote or painted; how something is said in another tongue; sums; the way from elsewhere to elsewhere; what a kilo costs today.
  /\bwie (?:won|schreef|schilderde|componeerde|zong|regisseerde|ontdekte)\b/,
  /\bhoe (?:zeg|schrijf|spel) (?:je|ik|jij)\b.{0,60}\b(?:engels|frans|duits|spaans|italiaans|turks|pools|arabisch|chinees|correct)\b/,
  /\b\d+(?:[.,]\d+)? ?(?:procent|%) van \d|\bwortel van \d|\bhoeveel (?:is|zijn) \d+ (?:keer|maal|plus|min|gedeeld)\b|\bhoeveel dagen (?:nog )?tot\b/,
  /\b(?:snelste|kortste) (?:weg|route) van [\p{L} ]{3,25} naar (?!jullie|u\b|de\b|het\b|uw\b)/u,
  /\bhoe(?:veel| duur) (?:is|kost) (?:een|1) (?:kilo|liter|gram|ons|vat) \p{L}+.{0,25}\b(?:vandaag|nu|moment|waard)\b|\bwat kost (?:een|1) liter (?:benzine|diesel|euro ?95|melk)\b/u,
  // What no company tells a visitor.
  /\bprive\s?-?(?:nummer|adres|telefoon\w*|mail)\b|\b(?:omzet|winst)\b.{0,20}\b(?:jullie|bedrijf|vorig|maken|draai)\w*|\bwachtwoord van (?:de|jullie|een)\b|\bapi-?(?:key|sleutel)\b/,
  /\b(?:negeer|vergeet|overschrijf)\b.{0,40}\b(?:instructie\w*|opdracht\w*|regels|prompt|hierboven|voorgaande|vorige)\b/,
  /\b(?:systeem|system)\s?-?(?:prompt|instructie|bericht|message)\w*/,
  /\b(?:ignore|disregard)\b.{0,30}\b(?:previous|above|all|instructions)\b/,
  /\b(?:doe|doen) alsof\b|\bspeel de rol\b|\bgedraag je als\b|\bje bent (?:nu|vanaf nu)\b|\b(?:ontwikkelaars|developer|admin|god|debug|jailbreak|dan)-?\s?modus\b|\bdeveloper mode\b/,
  /\bherhaal (?:de|het|alle|deze|mijn|alles)\b.{0,40}\b(?:tekst|woord\w*|bericht\w*|hierboven|instructie\w*)\b/,
  /\b(?:schrijf|dicht|verzin|maak|bedenk|genereer|vertel)\b.{0,25}\b(?:gedicht|verhaal\w*|rap|liedje|lied|limerick|mop|grap\w*|raadsel|essay|opstel|werkstuk|code|script|programma|sonnet|haiku|blog\w*|speech|toespraak|sollicitatiebrief)\b/,
  /\b(?:verzin|bedenk|rijm|typ|genereer|fantaseer)\b(?! (?:in|u|je) )|\b(?:schrijf|dicht) (?:eens |even |ff |me |mij |voor me |voor mij )*een\b/,
  /\b(?:slaapliedje|rijmpje|gedichtje|vers(?:je)?|mopje?|raadsel|caption|bijschrift|emojis?|emoticons?|hashtags?)\b/,
  /\b(?:praat|antwoord|reageer|doe|spreek)\b.{0,20}\b(?:als (?:een )?(?:piraat|robot|kind|dronken|mens|clown|yoda|peuter)|alleen (?:nog )?in)\b/,
  /\b(?:zet|schrijf|maak) (?:dit|deze \w+|de volgende \w+|het volgende)\b.{0,25}\b(?:om|in het|in t|naar)\b/,
  /\b\d+(?:[.,]\d+)? ?(?:x|\*|keer|maal|plus|min|gedeeld door) ?\d+(?:[.,]\d+)?\b.{0,25}(?:=|\bis\b|\?)/,
  /\b(?:vertaal|translate)\b|\bhuiswerk\b|\b(?:reken|los)\b.{0,20}\b(?:uit|op)\b.*\d|\d\s*[x*+/^]\s*\d.*=|\bx\d?\s*\+\s*\d/,
  /\b(?:beloof|garandeer|bevestig)\b.{0,30}\b(?:gratis|korting|geld|terug)\b/,
  /\b(?:hoofdstad|inwoners|president|premier|koning|burgemeester) van\b|\bhoeveel inwoners\b/,
  /\bwat voor weer\b|\bweer(?:bericht|sverwachting)\b|\bgaat het (?:regenen|sneeuwen)\b|\bhoe (?:warm|koud) wordt het\b/,
  /\bop (?:welke partij|wie) (?:moet ik |zal ik )?stem\w*|\bwie (?:heeft|won|wint|wordt) .{0,40}(?:gewonnen|kampioen|verkiezing\w*)|\bwie wint\b/,
  // Another company's or person's affairs are never on a company's own pages.
  /\b(?:bij|van|in) (?:de|het|een|mijn|me|mn) [\p{L} ]{3,40} (?:van (?:mijn|me|mn|de) (?:buurman|buurvrouw|buren|vriend|vriendin|oom|tante|broer|zus|concurrent)|aan de overkant|hiernaast|hier tegenover|van hiernaast)\b/u,
]

/**
 * True for messages that ask the bot to do or know something no company page is about: to forget its rules, play a role, write a poem,
 * translate, do sums, tell the weather or a capital. A refusal needs no further look.
 */
export function looksLikeTask(text: string): boolean {
  return tasks.some((task) => task.test(text))
}
