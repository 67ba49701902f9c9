import { distressTokens, saysOne, toPhrases } from './distress-phrases.ts'
import { isEmergency } from './emergency.ts'
import { HOBBY, HOME, PERSON, SUBJECT_MATTER } from './emergency-words.ts'

/** A cry for help: a danger to life now, thoughts of suicide or self-harm, violence at home, or sexual violence. */
export type Cry = 'emergency' | 'crisis' | 'abuse' | 'assault'

/**
 * Returns the cry for help in a message, or null. A danger to life that exists now goes before any other. A false alarm is better than a miss, but
 * 'ik stik van het lachen' and 'ik maak een eind aan mijn abonnement' are none. Time is linear in the message.
 */
export function cryIn(text: string): Cry | null {
  if (isEmergency(text)) return 'emergency'
  if (isCrisis(text)) return 'crisis'
  const tokens = distressTokens(text)
  if (has(tokens, SUBJECT_MATTER)) return null
  if (saysOne(tokens, SEXUAL)) return 'assault'
  return isAbuse(tokens) ? 'abuse' : null
}

/** Returns whether somebody in a message wants to die or to hurt themselves. */
export function isCrisis(text: string): boolean {
  const tokens = distressTokens(text)
  // A course or a book about it is no cry, but a person in need may name their school or insurance too.
  if (has(tokens, SUBJECT_MATTER) && !tokens.includes('ik')) return false
  if (WHOLE.has(tokens.filter((token) => !FILLER.has(token)).join(' '))) return true
  if (saysOne(tokens, WANTS_TO_DIE) || saysOne(tokens, HURTS_SELF)) return !has(tokens, IDIOM)
  return tokens.includes('ik') && saysOne(tokens, ENDS_IT) && !has(tokens, CONTRACT)
}

function isAbuse(tokens: readonly string[]): boolean {
  if (saysOne(tokens, IS_HURT) && !has(tokens, HOBBY)) return true
  if (saysOne(tokens, UNSAFE_AT_HOME)) return true
  return has(tokens, HOME) && has(tokens, PERSON) && saysOne(tokens, THREATENED)
}

function has(tokens: readonly string[], words: ReadonlySet<string>): boolean {
  return tokens.some((token) => words.has(token))
}

/** Messages that say it whole, and mean something else inside a longer sentence. */
const WHOLE = new Set([
  'zelfmord',
  'ik zie het niet mer ziten',
  'zie het niet mer ziten',
  'ik kan niet mer leven',
  'wil dod',
])
const FILLER = new Set(['alemal', 'echt', 'gewon', 'hallo', 'hoi', 'help', 'en'])

const WANTS_TO_DIE = toPhrases(`wil|wou|wilde|hoef niet meer|langer leven
  wil|wou dood
  wil|wou doodgaan|sterven
  wou|wilde|wens ik dood
  was ik +maar dood
  was +maar dood
  beter|liever dood
  wil er niet meer|langer zijn
  er niet meer wil zijn
  kan niet meer leven
  leven niet meer aan
  leven niet meer zitten
  leven hoeft niet meer
  leven geen zin
  geen zin meer leven
  leven niet meer waard
  uit leven stappen|stap|stapt
  stap|stappen uit leven
  leven moe|beu|zat
  eind aan mijn|zijn|haar|hun|me +leven
  zelfmoord plegen|pleeg|gaan|denk
  plan|denk|denkt aan|voor zelfmoord
  zelfmoordgedachten|zelfmoordneigingen|suicidaal|suicidale|suisidaal|suicidal|levensmoe
  ik|pleeg|pleegt|pleegde|wil zelfmoord|suicide|zelfdoding
  iedereen|wereld beter zonder +mij|me
  niemand zou mij|me missen
  voor trein springen|spring|springt|gooien
  spring|springen voor +de trein
  van dak|flat|brug|balkon springen|spring|springt
  spring|springen van +het|de|een dak|flat|brug|balkon
  wil|wou stoppen met +leven
  niet verder leven
  nooit meer wakker worden
  weg uit dit|het +leven
  trek leven niet
  zonder +mij|me iedereen|wereld beter
  niemand mist mij|me
  dat ik|hij|zij|ze dood wil|moet
  op brug|dak|spoor wil springen
  sta op +het spoor
  want +to die
  kill myself
  end +my life`)

const HURTS_SELF = toPhrases(`mezelf|zichzelf iets|wat +aandoen|aandoe|aandoet
  doe|doet mezelf|zichzelf iets|wat +aan
  snij|snijd|kras +mezelf
  snijdt|snijden mezelf|zichzelf
  mezelf|zichzelf snij|snijd|snijdt|snijden|krassen|verwonden|pijnigen|verminken|beschadigen|ophangen|verhangen|vermoorden|doden|doodmaken|beschadig
  mezelf|zichzelf pijn +doen
  doe mezelf pijn
  mezelf|zichzelf kant maken
  maak mezelf van|dood|af
  mezelf dood|af +maken|schieten|steken
  verhang|ophang|vermoord mezelf|me
  hang mezelf op
  polsen doorsnijden|opensnijden|snijden|doorsnij
  snij polsen
  ga alle|hele|veel|strip pillen|medicijnen|paracetamol nemen|slikken|innemen
  mezelf +gesneden|opengesneden
  automutilatie|zelfbeschadiging|automutileer`)
const ENDS_IT = toPhrases(`maak er eind +aan
  er eind +aan maak|maken`)

const SEXUAL = toPhrases(`ben|is|word|wordt|werd verkracht|aangerand
  verkracht|verkrachtte|verkrachte|aanrandt|misbruikt mij|me|mijn|mezelf
  ben|word|wordt seksueel misbruikt
  ik|mij|me heeft|heb|hebben verkracht|aangerand
  vader|stiefvader|oom|opa|broer|trainer|leraar raakt mij|me +aan
  vader|stiefvader|oom|opa|broer|trainer|leraar zit aan +mij|me
  heeft|hebben mij|me verkracht|aangerand|misbruikt
  ben|word|werd +misbruikt`)

const IS_HURT =
  toPhrases(`man|vriend|vriendin|vrouw|vader|moeder|papa|mama|pa|ma|partner|ex|stiefvader|stiefmoeder|broer|zus|zoon|ouders|oom|hij|zij|ze slaat|sloeg|slaan|mishandelt|mishandeld|schopt|stompt|bedreigt|wurgt|stalkt|stalked mij|me|ons|haar|hem|kinderen|kind|moeder|zusje|broertje
  slaat|mishandelt|schopt|stompt|wurgt mijn +man|vriend|vader|partner|ex mij|me|ons
  door mijn +man|vriend|vriendin|vrouw|vader|moeder|partner|ex|ouders geslagen|mishandeld|bedreigd
  geslagen|mishandeld|bedreigd|gestalkt door mijn|een +man|vriend|vriendin|vrouw|vader|moeder|partner|ex|ouders
  ik|vriendin|vriend|dochter|zoon|kind|kinderen|zus|zusje|broer|broertje|moeder|vader|oma|opa|vrouw|buurvrouw|buurmeisje|buurjongen|iemand|collega|meisje|jongen wordt|word|worden|ben geslagen|mishandeld|gestalkt|opgesloten
  heeft|hebben mij|me|ons|haar geslagen|mishandeld|opgesloten
  moet van mijn +ouders|vader trouwen`)
const UNSAFE_AT_HOME = toPhrases(`huiselijk +geweld
  slachtoffer kindermishandeling|mishandeling
  thuis niet +veilig
  niet +veilig thuis
  durf niet naar +huis
  bang voor mijn +man|vriend|vader|moeder|partner|ex|ouders
  uitgehuwelijkt`)
const THREATENED = toPhrases('word|wordt|worden|zit bedreigd|aangevallen|opgesloten')

/** Words that turn a phrase into an idiom or a matter of goods, as in 'ik wil dood hout' and 'ik wil me dood lachen'. */
const IDIOM = new Set(
  'hout bomen bom plant planten blad takken lachen werken ergeren schriken vervelen hond kat muizen muggen koek koelkast accu batterij kas brod vles tart pitig vinger duim plank stuk stukje bestelen'.split(
    ' ',
  ),
)
/** Words for things that end without harm to anybody. */
const CONTRACT = new Set(
  'abonement abonementen contract lidmatschap proefperiode bestelling chat gesprek samenwerking reservering breien huur order overeenkomst lening verzekering'.split(
    ' ',
  ),
)
