import { normalizeToken } from './dialogue-words.ts'

function tokens(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean).map(normalizeToken))
}

/** Words of anger or disappointment that are a complaint in any statement. */
export const ANGRY =
  tokens(`schandalig schandelijk schande belachelijk onbeschoft onbeschofte onfatsoenlijk opgelicht oplichting oplichters teleurgesteld teleurstellend
  teleurstelling ontevreden woest razend walgelijk walgelijke waardeloos waardeloze aanfluiting onacceptabel respectloos klantonvriendelijk afgezet bedrogen
  genaaid drama flutbedrijf wanprestatie ergerlijk ongehoord wanhopig bedrog horror ramp`)

/** Words of anger that are a complaint only in the first person. */
export const ANGRY_MYSELF = tokens('boos kwaad pissig pisnijdig gefrustreerd geirriteerd')

/** Words for something bad; a complaint only together with the visitor's own experience. */
export const BAD =
  tokens(`slecht slechte slechter koud koude lauw lauwe vies vieze smerig smerige kapot kapotte stuk traag trage verkeerd verkeerde fout foute beschadigd
  beschadigde bedorven beschimmeld schimmel rauw taai aangebrand verbrand onvriendelijk onvriendelijke onbeleefd onbeleefde chagrijnig chagrijnige lomp lompe
  defect defecte oneetbaar oneetbare smakeloos muf zuur ranzig verlept verlepte slap gescheurd gekrast vergeten genegeerd tegenvallend tegengevallen tegenvallen
  gestonken stonk stinkt rommelig rotzooi puinhoop waardeloos matig ondermaats ondermaatse bagger brutaal arrogant ziek gelogen beloofd onbereikbaar
  troep afgebroken verrot rot rotte chaos misselijk prut klungelig slordig slordige weggestuurd uitgescholden`)

/** Words that are bad after 'te': 'te laat', 'veel te zout'. */
export const TOO = tokens('laat lang zout traag duur hard gaar koud heet weinig druk donker luid')
/** Words that are bad after 'niet': 'niet lekker', 'niet gaar'. */
export const NOT_GOOD = tokens(
  'lekker vers schoon gaar vriendelijk goed netjes best leuk blij tevreden fris warm opgelost compleet klantvriendelijk gastvrij eetbaar smakelijk beleefd geholpen oke werkend nagekomen',
)

/** Words for something that happened to the visitor. */
export const HAPPENED =
  tokens(`was waren kreeg kregen gekregen had hadden vond vonden werd werden zat zaten bleek smaakte smaakten rook gegeten besteld gekocht ontvangen
  aangekomen geleverd bezorgd behandeld gewacht moest moesten duurde gisteren gisteravond eergisteren geweest kwam kwamen ging gingen deed deden liet lieten gaf gaven
  geworden viel stonk zei zeiden vergeten`)
/** An order in a complaint counts as an experience too. */
export const ORDER = tokens('bestelling pakket pakje zending levering bezorging')
export const OWN = tokens('ik mij mijn mn me we wij ons onze m’n')
export const RECEIVED = tokens(
  'aangekomen ontvangen gekregen geleverd bezorgd gehoord reactie antwoord teruggebeld gebeld geholpen opgelost terugbetaald terugbetaling',
)
/** Words for what nobody does, as disappointed visitors write it. */
export const ACTS = tokens('doet neemt belt mailt reageert antwoordt helpt luistert onderneemt')
export const TRIED = tokens('gebeld gemaild gevraagd geappt geprobeerd geklaagd gemeld')
export const OFTEN = tokens('twee drie vier vijf zes zeven acht negen tien paar zoveelste meerdere 2 3 4 5 6 7 8 9 10')
export const WAITING = tokens('wacht wachten gewacht')
export const DURATION = tokens('uur uren dag dagen week weken maand maanden minuten kwartier')
/** Words for damage that is a complaint when it shows within weeks. */
export const DAMAGE = tokens('gat gaten gaatje gaatjes scheur scheuren kapot stuk los')
export const IS_NOW = tokens('al is zit zitten heb had was zat')
export const SERVICE = tokens(
  'service bediening personeel klantenservice kwaliteit behandeling ervaring eten hotel kamer bezorger bezorging monteur medewerker medewerkers ober kok',
)

/** Words of a search, in which a bad word is the subject. */
export const LOOKING = tokens(
  'zoek zoeken vraag vraagje cursus training boek boeken film raden raad advies aanraden tips offerte repareren reparatie maken geleden vorige oude oud',
)
/** First words of a question. */
export const ASKING =
  tokens(`kan kun kunt kunnen mag mogen moet moeten hoe wat welke welk waar wanneer wie hebben heb heeft is zijn doen doe krijg krijgen krijgt wordt worden
  zit zitten verkopen repareren maken bieden geldt hoeveel bij waarvoor zou zal zullen kom komt komen geven geef werkt`)
/** First words of a question for an explanation, which is still a complaint. */
export const EXPLAIN = tokens('waarom waarvoor')
export const REDRESS = tokens('geld terug excuses vergoeding compensatie daaraan hieraan normaal mogelijk serieus')
/** Words for a hypothetical case. */
export const SUPPOSED = tokens('als indien stel mocht wanneer')
export const GREETING_FIRST = tokens(
  'hoi hallo hey dag goedemiddag goedemorgen goedenavond beste en maar dus nou zeg he ja nee',
)
