import type { FactKind } from '../fact-patterns.ts'

/**
 * A way of saying something without its usual words: its pattern in normalized form, the words that it stands for, the facts that it
 * asks for, and whether it asks for a human instead of a bot.
 */
export type Paraphrase = {
  pattern: RegExp
  topics: readonly string[]
  facts: readonly FactKind[]
  asksForHuman: boolean
}

const say = (pattern: RegExp, topics: string): Paraphrase => ({
  pattern,
  topics: topics.split(' '),
  facts: [],
  asksForHuman: false,
})

// The words for the person, the contact and the ending when a visitor asks for a human instead of a bot.
const somebody =
  '(?:iemand|mens|mensen|medewerk(?:er|ster|ers)|collegas?|(?<!voor een )persoon|adviseur|specialist|beheerder|manager|leidinggevende|klantenservice|helpdesk|balie|receptie)'
const reaching =
  '(?:spreken|spreek|praten|praat|bellen|bel|belt|telefoneren|chatten|appen|mailen|overleggen|(?:door)?verb[io]nden?|verbindt?|terugbellen|teruggebeld|te woord staan|aan de (?:lijn|telefoon)|te pakken krijgen|bereiken|contact)'
const please = String.raw`(?:\W+(?:graag|alsjeblieft|alstublieft|aub|svp|dan|nu|ofzo))*\W*$`
// 'Een persoon' by itself is a guest or traveller.
const human = '(?:(?:(?:echte?|levende?|menselijke?) )?(?:mens|medewerk(?:er|ster))|(?:echte?|levende?) persoon)'
const little = String.raw`(?:\W+(?:ik|je|me|mij|u|er|een|met|van|jullie|graag|liever|even|gewoon|nu|om|de))*\W+`
const bot = '(?:(?:ro|chat)?bot|computer|machine|ai)'
const tongue = 'engels|frans|duits|pools|arabisch|turks|spaans|italiaans|nederlands|oekraiens|gebarentaal'
const travel =
  'auto|wagen|fiets|motor|trein|bus|tram|metro|ov|openbaar|vervoer|vliegtuig|boot|ferry|veer|lopend|lopen|voet|station|snelweg|afrit|parkeren|rolstoel'
const wantsHuman = new RegExp(
  [
    // 'Spreekt er iemand Engels' asks for no conversation.
    String.raw`^(?!.*\b(?:${tongue}|taal|talen)\b).*\b(?:${somebody}\b.{0,25}\b${reaching}|${reaching}\b.{0,25}\b${somebody})\b`,
    String.raw`\b(?:wil|geef|graag|liever|mag|kan|krijg|zoek|haal|roep)\b${little}${human}\b${please}`,
    String.raw`^\W*(?:een )?${human}\b${please}`,
    String.raw`^\W*(?:h\w+ )?(?:wie kan|kan iemand|is er iemand die) .{0,12}\bhelpen\b${please}`,
    // A visitor without a computer asks something else.
    String.raw`\b(?:wil|graag|liever)\b.{0,12}\bgeen (?:ro|chat)?bot\b|^\W*geen (?:ro|chat)?bot\b${please}|\becht(?:e)? (?:mens|persoon)\b`,
    String.raw`\b(?:niet met|met geen) (?:een |de )?${bot}\b(?:.{0,12}\b${reaching}\b|${please})`,
    String.raw`\b(?:menselijk|persoonlijk|telefonisch|rechtstreeks|direct) contact\b|\bcontact (?:opnemen|krijgen|met (?:jullie|u))\b`,
    String.raw`\b(?:wil|graag|kan|mag|zoek) (?:ik )?(?:graag )?contact\b|\bin contact (?:komen|brengen)\b`,
    // Arriving by car or train means reaching a place.
    String.raw`^(?!.*\b(?:${travel})\b).*(?:\bbereik(?:en)? (?:ik|we|wij) (?:jullie|u|je)\b|\b(?:jullie|u|je) (?:telefonisch )?bereiken\b)`,
    String.raw`\b(?:jullie|u) (?:op)?(?:bellen|spreken|mailen|appen)\b|\b(?:bel|mail|spreek|app) (?:ik|we|wij) (?:jullie|u)\b`,
  ].join('|'),
)

/**
 * Everyday paraphrases and their subjects. The words that a pattern covers then say nothing more about the subject. General
 * Dutch only: times, money, delivery, returns, visits, trouble, people.
 */
export const paraphrases: readonly Paraphrase[] = [
  say(
    /\b(?:auto|wagen|bus|busje)\b.{0,20}\b(?:kwijt|neerzetten|zetten|laten staan|stallen|laten)\b|\b(?:kwijt|neerzetten|zetten|stallen)\b.{0,12}\b(?:auto|wagen)\b/,
    'parkeren',
  ),
  say(/\b(?:fiets|ebike)\b.{0,15}\b(?:kwijt|neerzetten|zetten|laten staan|stallen)\b/, 'fietsenstalling'),
  say(
    /\b(?:te (?:klein|groot|krap|wijd|lang|kort)|past (?:me |mij |hij |niet)|past (?:het )?niet|niet passen|verkeerde maat|bevalt (?:me |mij )?niet|miskoop|spijt|toch niet (?:wil|hoef|leuk))\b/,
    'retour ruilen',
  ),
  say(
    /\b(?:niemand|niet|nooit|geen mens)\b.{0,12}\bthuis\b|\b(?:aan het werk|weg) (?:ben|zijn|als)\b.{0,25}\b(?:bezorg|komt|pakket)/,
    'niet_thuis',
  ),
  say(
    /\b(?:aan huis|aan de deur|thuis)\b.{0,12}\b(?:brengen|gebracht|afleveren|afgeleverd|komen brengen|langsbrengen)\b|\bkomen jullie het brengen\b|\blaten (?:brengen|bezorgen)\b/,
    'bezorgen',
  ),
  say(/\b(?:zelf|komen|kom|langs)\b.{0,15}\b(?:halen|oppikken|ophalen)\b|\bkomen halen\b/, 'afhalen'),
  say(
    /\b(?:wanneer|hoe (?:snel|lang|vlug)|welke dag)\b.{0,25}\b(?:in huis|in (?:de )?bus|binnen|hier|aan(?:komt)?|op de mat|bij mij)\b|\b(?:wanneer|hoe snel) (?:heb|krijg|ontvang) ik\b/,
    'levertijd',
  ),
  say(/\b(?:geld|centen|poen|bedrag|euros?)\b.{0,20}\b(?:terug|retour|teruggestort|gestort)\b/, 'geld_terug'),
  say(
    /\b(?:in (?:stukjes|delen|termijnen|porties)|beetje bij beetje|gespreid|per maand af)\b.{0,15}\b(?:betal|aflos|afbetal)?/,
    'termijnen',
  ),
  say(
    /\b(?:pas )?(?:later|achteraf|over een (?:paar|week|maand)\w*)\b.{0,8}\b(?:betalen|afrekenen)\b/,
    'achteraf_betalen',
  ),
  say(
    /\bwat verdien(?:en|t|de)? (?:ik|je|jij|we|men|iemand|een)\b|\bwat (?:schuift|verdient|verdien|betaalt|krijg(?:t|en)?)\b.{0,25}\b(?:je|het|jij|jullie|een|als|bij)\b.{0,30}\b(?:werk|baan|monteur|kok|ober|medewerker|functie|per maand|per uur)\b|\bwat schuift\b/,
    'salaris verdienen',
  ),
  say(
    /\b(?:kom|komen|wil|kan|aan de slag)\b.{0,12}\bbij (?:jullie|u) (?:komen )?werken\b|\bmensen nodig\b|\b(?:zoeken|hebben) jullie (?:nog )?(?:mensen|personeel|mankracht|hulp|iemand)\b|\bbijverdienen\b|\bcollega worden\b/,
    'vacature solliciteren',
  ),
  say(
    /\b(?:wie|van wie)\b.{0,12}\b(?:runt|baas|eigenaar|begon|begonnen|opgericht|oprichter|achter de zaak|de leiding)\b|\bvan wie is\b/,
    'eigenaar directeur opgericht',
  ),
  say(
    /\bhoe ?lang\b.{0,8}\b(?:bestaan|bestaat|zitten|zit)\b.{0,10}\b(?:jullie|de zaak|het bedrijf|u|al)?\b|\b(?:wanneer|sinds|welk jaar|hoe oud)\b.{0,25}\b(?:begonnen|gestart|opgericht|jullie bedrijf|jullie zaak|de zaak)\b/,
    'opgericht begon',
  ),
  say(/\b(?:wie|welke kok)\b.{0,12}\b(?:kookt|in de keuken|achter het fornuis|eten maakt)\b/, 'kok'),
  say(
    /\b(?:hoeveel|met hoeveel)\b.{0,12}\b(?:man|mensen|medewerkers|personeel|werknemers|collegas)\b.{0,15}\b(?:werk|dienst|bij jullie|in huis|team)\w*/,
    'medewerkers personeel',
  ),
  say(
    /\b(?:doet|doen|werkt|werken|start|gaat)\b.{0,15}\bniet(?: meer)?\b(?!.{0,12}\bthuis)|\bdoet (?:raar|niks|niets|moeilijk)\b|\b(?:valt|viel|slaat) (?:steeds |telkens )?(?:uit|af)\b|\bhoudt ermee op\b|\bkuren\b/,
    'storing',
  ),
  say(/\b(?:blijft|wordt|is)\b.{0,10}\b(?:koud|niet warm|lauw)\b|\bniet warm\b/, 'verwarming koud warm'),
  say(/\bloopt niet (?:door|weg)\b|\bzit dicht\b|\bzit verstopt\b/, 'verstopt'),
  say(
    /\b(?:nu meteen|zo snel mogelijk|haast|met spoed|midden in de nacht|direct hulp|geen minuut|snachts|s nachts)\b/,
    'spoed nacht',
  ),
  say(
    /\b(?:er|hier)\b.{0,8}\bvan ?af\b|\bvan (?:het|de|mijn) (?:contract|abonnement|koop)\b.{0,8}\baf\b|\bstoppen met\b|\beruit stappen\b|\bvast ?zit(?:ten)?\b.{0,10}\baan\b/,
    'opzeggen annuleren opzegbaar',
  ),
  say(
    /\b(?:gaat|kan|komt|gaan|kunnen)\b.{0,12}\b(?:niet door|niet komen|toch niet)\b|\b(?:afblazen|afbellen|afzeggen|cancelen)\b/,
    'annuleren',
  ),
  say(
    /\b(?:een )?(?:andere|nieuwe) (?:datum|dag|tijd|tijdstip|afspraak)\b|\b(?:eerder|later|opschuiven|verzetten|verplaatsen|verschuiven)\b.{0,12}\bafspraak\b|\bafspraak\b.{0,20}\b(?:verzetten|verplaatsen|opschuiven|niet)\b/,
    'afspraak verzetten',
  ),
  say(
    /\b(?:te laat|later|niet op tijd|vertraging|verlaat|in de file)\b.{0,15}\b(?:zijn|ben|komen|kom|zit|aankomen)?\b.{0,30}\b(?:tafel\w*|reserver\w*|plek)\b/,
    'tafel vasthouden op_tijd',
  ),
  say(/\b(?:niet|nooit)\b.{0,10}\b(?:opdagen|komen opdagen|verschijnen)\b|\bno ?show\b/, 'opdagen'),
  say(
    /\b(?:laten liggen|kwijtgeraakt|verloren|liggen laten|laten hangen|achtergelaten|gevonden voorwerp\w*)\b|\b(?:jas|tas|telefoon|lader|oplader|sleutels?|bril|paraplu|sjaal|trui|knuffel|oorbel\w*)\b.{0,30}\b(?:vergeten|ligt nog|liggen nog)\b/,
    'gevonden_voorwerpen laten_liggen',
  ),
  say(/\bafspraak\b.{0,15}\bvergeten\b|\bvergeten\b.{0,20}\b(?:af te zeggen|afspraak)\b/, 'afzeggen opdagen'),
  say(
    /\b(?:kwartier\w*|minuten|minuutjes|uur|beetje|iets)\b.{0,10}\b(?:te laat|later|vertraagd)\b|\b(?:ben|kom|zijn|komen)\b.{0,15}\bte laat\b|\bin de file\b/,
    'te_laat later',
  ),
  say(/\b(?:hogeschool|universiteit|studeer|studente?n?|collegekaart)\b/, 'student studenten collegekaart'),
  say(/\bvan de prijs af\b|\bmatsen\b|\bkorting\w*\b|\b(?:iets|wat) (?:van)? ?af\b/, 'korting'),
  say(
    /\b(?:vanaf|tot) (?:welke leeftijd|hoe oud)\b|\bhoe oud (?:moet|mag|moeten|mogen)\b|\b(?:te jong|oud genoeg)\b/,
    'leeftijd jaar minimaal',
  ),
  say(
    /\b(?:wat|welke \w+)\b.{0,25}\b(?:meenemen|mee nemen|meebrengen|mee brengen|meepakken|bij me hebben|bij mij hebben)\b/,
    'meenemen neem_mee',
  ),
  say(/\b(?:tomtom|navigatie|navi|gps)\b/, 'navigatie adres route'),
  say(/\bom de hoeveel\b|\bhoe vaak\b|\bhoeveel keer\b|\bhoe dikwijls\b/, 'hoe_vaak keer elke'),
  say(
    /\bhoe (?:snel|gauw|vlug)\b.{0,20}\b(?:terecht|aan de beurt|langskomen|geholpen)\b|\bhoe ?lang\b.{0,12}\bwachten\b/,
    'wachttijd terecht wachtlijst',
  ),
  say(/\b(?:bij (?:mij|me|ons|haar|hem|mijn \w+) (?:aan huis|thuis)|aan huis)\b/, 'aan_huis huisbezoek thuis'),
  say(
    new RegExp(String.raw`\b(?:spreekt|spreken|praat|praten|verstaat|verstaan)\b.{0,30}\b(?:${tongue})\b`),
    'spreekt spreken',
  ),
  say(
    /\b(?:niet (?:blij|tevreden|goed gedaan|mooi)|lelijk|mislukt|balen|teleurgesteld|valt tegen)\b/,
    'tevreden niet_blij klacht',
  ),
  say(
    /\b(?:beschadigd|geknakt|gebroken|kapot|stuk|gescheurd|gebarsten)\b.{0,25}\b(?:aangekomen|ontvangen|gekregen|geleverd|binnen|uitgepakt)\b|\b(?:uitgepakt|aangekomen|geleverd)\b.{0,40}\b(?:kapot|stuk|beschadigd|geknakt|gebroken)\b/,
    'beschadigd kapot',
  ),
  say(
    /\b(?:hoe ?lang|tot wanneer|verloopt|vervalt)\b.{0,30}\b(?:bon|kadobon|cadeaubon|kaart|punten|tegoed|strippenkaart|rittenkaart)\b|\b(?:bon|kadobon|cadeaubon|punten|tegoed|kaart)\b.{0,40}\b(?:hoe ?lang|tot wanneer|verloopt|vervalt|geldig|niet meer bruikbaar|nog goed)\b/,
    'geldig verlopen houdbaar',
  ),
  say(
    /\b(?:ben|is|zijn|word|wordt|lig)\b.{0,12}\b(?:ziek|grieperig|verkouden|snotterig)\b|\b(?:koorts|griep)\b/,
    'ziek koorts',
  ),
  say(
    /\b(?:met|voor)\b.{0,6}\b(?:zijn|een groep|een man of)\b.{0,8}\b\d+\b|\bhoeveel (?:man|mensen|personen|gasten|lui)\b|\b\d+ (?:man|mensen|personen|gasten|collegas|medewerkers)\b/,
    'personen maximaal groep',
  ),
  say(/\bslecht ter been\b|\b(?:rolstoel|rollator|scootmobiel|kinderwagen|wandelwagen)\b/, 'rolstoel drempelvrij'),
  say(
    /\b(?:buiten|in de zon|zonnetje)\b.{0,10}\b(?:zitten|eten|tafel\w*|plek\w*)\b|\b(?:plek\w*|tafel\w*)\b.{0,8}\bbuiten\b/,
    'terras',
  ),
  say(/\b(?:geen|zonder)\b.{0,6}\bvlees\b|\beet(?:en|t)? geen vlees\b|\bniks met vlees\b/, 'vegetarisch'),
  say(/\b(?:niet|slecht) tegen (?:gluten|tarwe|brood)\b|\bgeen (?:gluten|tarwe)\b/, 'glutenvrij'),
  say(/\b(?:niet|slecht) tegen (?:melk|lactose|zuivel)\b|\bgeen (?:melk|lactose|zuivel|koemelk)\b/, 'lactosevrij'),
  say(/\b(?:jarig|verjaardag)\b|\b(?:feest|fuif|partij)\w*\b.{0,12}\b(?:geven|vieren|houden|organiseren)\b/, 'feest'),
  say(/\b(?:met|van)\b.{0,6}\b(?:de trein|de bus|het ov|openbaar vervoer)\b/, 'openbaar_vervoer station halte'),
  {
    ...say(wantsHuman, 'contact_opnemen iemand_spreken medewerker_spreken contact telefonisch klantenservice'),
    facts: ['phone', 'email'],
    asksForHuman: true,
  },
  say(
    /\b(?:wie|bij wie)\b.{0,10}\b(?:moet ik (?:zijn|hebben|bellen|mailen|spreken)|kan ik (?:bellen|mailen|spreken))\b|\baanspreekpunt\b|\bcontactpersoon\b/,
    'contactpersoon contact',
  ),
  say(/\b(?:ontevreden|niet blij|boos|niet te spreken)\b/, 'klacht'),
  say(
    /\bergens anders\b.{0,25}\b(?:goedkoper|minder|lager)\b|\b(?:goedkoper|minder)\b.{0,20}\b(?:ergens anders|elders|andere winkel|concurrent)\b/,
    'elders goedkoper',
  ),
  say(/\b(?:gegevens|data|naam)\b.{0,15}\b(?:verwijderen|wissen|weghalen|inzien|bewaren)\b/, 'persoonsgegevens'),
  say(
    /\b(?:zo|een) ?(?:man|mannetje|iemand)\b.{0,12}\b(?:langs|komt|komen|sturen)\b|\biemand (?:langs|komt kijken|sturen)\b/,
    'monteur huisbezoek',
  ),
  say(/\b(?:te )?leen\b|\btijdelijk gebruiken\b|\bbruikleen\b/, 'lenen'),
  say(
    /\b(?:waar|welk(?:e)? (?:straat|adres|plaats|stad))\b.{0,8}\b(?:zitten|zit|vind|vinden|zijn|gevestigd|moet ik (?:zijn|heen|naartoe))\b.{0,10}\b(?:jullie|ik jullie|u|de zaak|het)\b/,
    'adres',
  ),
  say(
    /\bkomen jullie (?:ook )?(?:in|naar|tot)\b|\brijden jullie (?:ook )?(?:naar|tot)\b|\bhoe ver (?:komen|rijden|gaan)\b/,
    'werkgebied rijden',
  ),
]

/** Returns the paraphrases in a normalized text, with the stretch of text that each covers. */
export function paraphrasesIn(text: string): (Omit<Paraphrase, 'pattern'> & { covered: string })[] {
  return paraphrases.flatMap(({ pattern, ...meaning }) => {
    const match = pattern.exec(text)
    return match ? [{ ...meaning, covered: match[0] }] : []
  })
}
