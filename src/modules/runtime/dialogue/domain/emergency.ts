import { distressTokens, saysOne, toPhrases } from './distress-phrases.ts'
import * as lists from './emergency-words.ts'

type Words = ReadonlySet<string>
type Tokens = readonly string[]

/**
 * Returns whether a message is about a danger to life that exists now: somebody who cannot breathe, chest pain, a stroke, fire, violence. A false
 * alarm is better than a miss, but a flat tyre or a first-aid course is none. Time is linear in the message.
 */
export function isEmergency(text: string): boolean {
  const tokens = distressTokens(text)
  if (has(tokens, lists.SUBJECT_MATTER)) return false
  return RULES.some((applies) => applies(tokens))
}

const RULES: readonly ((tokens: Tokens) => boolean)[] = [
  lacksAir,
  isShortOfBreath,
  hurtsAtHeart,
  isStruckDown,
  hasStroke,
  swellsShut,
  bleedsHeavily,
  isPoisoned,
  isBurned,
  isOnFire,
  isAttacked,
  callsForRescue,
  nearsDeath,
  liesStill,
  smellsGas,
  isInWater,
  hasAccident,
]

/** Recognizes 'Ik krijg geen lucht', 'ze ademt niet meer', 'hij hapt naar adem' and 'mijn kind stikt', but no bicycle tyre. */
function lacksAir(tokens: Tokens): boolean {
  if (has(tokens, lists.THING)) return false
  if (has(tokens, lists.GASP) && has(tokens, lists.AIR)) return true
  if (follow(tokens, ['gen', 'adem'])) return true
  if (tokens.includes('krijg') && isDenied(tokens, lists.AIR)) return true
  if (!has(tokens, lists.PERSON)) return false
  if (tokens.includes('krijgt') && isDenied(tokens, lists.AIR)) return true
  if (isDenied(tokens, lists.BREATHE)) return !tokens.includes('diep')
  // 'Het stikt van de muggen' and 'ik stik van het lachen' are excluded; 'stikken' alone also means sewing.
  const chokes = tokens.some((token, at) => lists.CHOKING.has(token) && tokens[at + 1] !== 'van')
  return chokes || follow(tokens, ['an', 'het', 'stiken'])
}

/** Returns whether a word stands within four words after a denial, or right before one: 'geen lucht', 'ademt niet'. */
function isDenied(tokens: Tokens, words: Words): boolean {
  return tokens.some(
    (token, at) =>
      words.has(token) &&
      (has(tokens.slice(Math.max(0, at - 4), at), lists.NOT) || lists.NOT.has(tokens[at + 1] ?? '')),
  )
}

/** Recognizes 'Ik heb het zo benauwd', but not a stuffy room or 'ik ben benauwd dat …'. */
function isShortOfBreath(tokens: Tokens): boolean {
  if (has(tokens, lists.THING) || !has(tokens, lists.PERSON) || tokens.includes('dat')) return false
  return tokens.some(
    (token, at) =>
      lists.SHORT_OF_BREATH.has(token) &&
      (has(tokens.slice(Math.max(0, at - 4), at), lists.HAVE_OR_BE) || lists.HAVE_OR_BE.has(tokens[at + 1] ?? '')),
  )
}

/** Recognizes pressure or pain on the chest, or an arm that goes numb. */
function hurtsAtHeart(tokens: Tokens): boolean {
  const arm = has(tokens, lists.ARM) || follow(tokens, ['linker', 'arm'])
  return (has(tokens, lists.CHEST) && has(tokens, lists.PRESSURE)) || (arm && has(tokens, lists.NUMB))
}

/** Recognizes a person who collapsed or has an attack now; a heart attack of years ago needs no ambulance. */
function isStruckDown(tokens: Tokens): boolean {
  if (has(tokens, lists.PAST)) return false
  const somebody = has(tokens, lists.PERSON)
  if (somebody && (has(tokens, lists.ATTACK) || has(tokens, lists.UNCONSCIOUS))) return true
  if (follow(tokens, ['buiten', 'bewustzijn']) || follow(tokens, ['buiten', 'westen'])) return somebody
  if (somebody && saysOne(tokens, SEIZURE)) return true
  if (!has(tokens, lists.SOMEBODY_ELSE)) return false
  if (follow(tokens, ['flauw', 'gevalen']) || follow(tokens, ['in', 'elkar', 'gezakt'])) return true
  if (tokens.includes('angereden')) return true
  if (follow(tokens, ['niet', 'waker'])) return true
  // 'Hij reageert niet op mijn mail' is a complaint.
  const isDown = tokens.includes('ligt') || tokens.includes('gevalen') || tokens.includes('mer')
  return follow(tokens, ['reagert', 'niet']) && isDown && !follow(tokens, ['niet', 'op'])
}

function hasStroke(tokens: Tokens): boolean {
  const isCrooked = has(tokens, lists.CROOKED) || (tokens.includes('mondhoek') && tokens.includes('hangt'))
  return has(tokens, lists.PERSON) && has(tokens, lists.FACE) && isCrooked
}

/** Recognizes a throat or tongue that swells, as in a severe allergic reaction. */
function swellsShut(tokens: Tokens): boolean {
  const ofSomebody = tokens.includes('mijn') || has(tokens, lists.PERSON)
  return ofSomebody && has(tokens, lists.THROAT) && has(tokens, lists.SWELLS)
}

function bleedsHeavily(tokens: Tokens): boolean {
  return has(tokens, lists.PERSON) && has(tokens, lists.BLEEDING) && has(tokens, lists.HEAVY)
}

function isPoisoned(tokens: Tokens): boolean {
  if (!has(tokens, lists.SWALLOWED)) return false
  const many = tokens.some((token, at) => /^[1-9]\d$/.test(token) && lists.MANY_PILLS.has(tokens[at + 1] ?? ''))
  if (many) return true
  const child = has(tokens, lists.SOMEBODY_ELSE) && has(tokens, lists.PILLS)
  return child || (has(tokens, lists.PERSON) && has(tokens, lists.POISON))
}

/** Recognizes a burn with blisters or in the face, but not the sun's. */
function isBurned(tokens: Tokens): boolean {
  if (has(tokens, lists.PAST) || has(tokens, lists.MILD_BURN)) return false
  const ofSomebody = has(tokens, lists.PERSON) || tokens.includes('mijn')
  return ofSomebody && has(tokens, lists.BURN) && has(tokens, lists.SEVERE_BURN)
}

/** Recognizes 'Er is brand' and 'de keuken staat in brand', but not 'is er brandgevaar?' or candles. */
function isOnFire(tokens: Tokens): boolean {
  const alarmGoes = tokens.some((token) => token.startsWith('kolmonoxide')) && follow(tokens, ['gat', 'af'])
  if (alarmGoes) return true
  const at = tokens.indexOf('brand')
  if (at < 0 || has(tokens, lists.PAST)) return false
  if (tokens.length === 1 || tokens.includes('help') || tokens.includes('uitgebroken')) return true
  const before = tokens.slice(Math.max(0, at - 3), at).join(' ')
  return /(?:^| )(?:er is|hier is|stat(?: alles)? in|stan in|vliegt in|het is)(?: en)?$/.test(before)
}

function isAttacked(tokens: Tokens): boolean {
  const isNow = tokens.includes('word') || tokens.includes('wordt') || tokens.includes('worden')
  if (isNow && has(tokens, lists.PERSON) && has(tokens, lists.ATTACKED))
    return !has(tokens, lists.PAST) && !has(tokens, lists.HOME)
  return has(tokens, lists.BURGLAR) && (tokens.includes('huis') || tokens.includes('binen'))
}

/** Recognizes 'Ik heb een ambulance nodig' and 'moet ik 112 bellen?'. */
function callsForRescue(tokens: Tokens): boolean {
  const others = tokens.filter((token) => /^\d{2,}$/.test(token) && token !== '112')
  return others.length === 0 && has(tokens, lists.RESCUE) && has(tokens, lists.SEND)
}

const SEIZURE = toPhrases('epileptische|epileptisch +aanval|toeval|insult')
const NEARS_DEATH =
  toPhrases(`te veel|veels pillen|paracetamol|medicijnen|medicatie|tabletten|slaappillen|oxazepam|drugs geslikt|ingenomen|genomen|gebruikt|op
  geslikt|ingenomen|genomen te veel|veels pillen|paracetamol|medicijnen|medicatie|tabletten|slaappillen|drugs
  hele|heel|alle|alles doosje|strip|pot|potje|pillen|medicijnen pillen|paracetamol|geslikt|ingenomen
  teveel pillen|paracetamol|medicijnen|medicatie|tabletten|slaappillen|drugs geslikt|ingenomen|genomen|op
  polsen|pols|keel|aders doorgesneden|opengesneden
  ga +stikken
  dat ik +stik|stikt
  baby|babytje|kind|kindje|zoontje|dochtertje|zoon|dochter is|ziet|wordt|loopt|werd +helemaal|heel|al|ineens|opeens|blauw
  lippen blauw
  blauwe +lippen
  zit|vast slokdarm vast|klem
  vast|klem mijn|zijn|haar|de slokdarm|keel|luchtpijp
  zit mijn|zijn|haar|de keel|luchtpijp +vast|klem
  ik +ga|lig dood
  er wordt|word geschoten|gestoken
  schietpartij|steekpartij
  ik bloed +dood
  ik ga +sterven
  zichzelf +opgehangen|opengesneden|neergeschoten|neergestoken
  valt mij|me +aan
  met mes|pistool|vuurwapen deur|bedreigt|dreigt
  bloedt uit zijn|haar|het hoofd|oor|oren
  man|vrouw|vader|moeder|opa|oma|zoon|dochter|kind|iemand|vriend|vriendin is +niet aanspreekbaar`)

/** Recognizes swallowed pills, an open vein, a blue child, something stuck in a throat, and shooting. */
function nearsDeath(tokens: Tokens): boolean {
  if (has(tokens, lists.PAST) || has(tokens, lists.HARMLESS)) return false
  return saysOne(tokens, NEARS_DEATH) && !tokens.includes('van')
}

const LIES_STILL =
  toPhrases(`ligt|lag|licht iemand|man|vrouw|kind|jongen|meisje|meneer|mevrouw|mens grond|straat|vloer|stoep|weg
  iemand|man|vrouw|kind|jongen|meisje|baby|vader|moeder|opa|oma|zoon|dochter beweegt niet
  vader|moeder|opa|oma|man|vrouw|iemand|vriend|vriendin ligt op grond|straat|vloer`)

/** Recognizes somebody who lies in the street or does not move. */
function liesStill(tokens: Tokens): boolean {
  if (has(tokens, lists.HARMLESS)) return false
  if (saysOne(tokens, LIES_STILL)) return true
  return follow(tokens, ['bewegt', 'niet']) && has(tokens, lists.SOMEBODY_ELSE) && tokens.includes('ligt')
}

const GAS = toPhrases(`ik|we ruik|ruiken gas|gaslucht
  ruikt|stinkt naar gas|gaslucht
  gaslucht|gaslek huis|keuken|woning|flat|hier
  is|heb|hebben gaslucht|gaslek`)

/** Recognizes the smell of gas in a house, but no price of a gas pipe. */
function smellsGas(tokens: Tokens): boolean {
  return saysOne(tokens, GAS) && !has(tokens, lists.HARMLESS)
}

const IN_WATER = toPhrases(`auto|wagen|bus|iemand|kind te +water
  kind|kindje|iemand|zoon|zoontje|dochter|dochtertje|man|vrouw|peuter|kleuter|baby ligt|gevallen|viel|is in water
  kind|kindje|zoon|zoontje|dochter|dochtertje|man|vrouw|iemand te +water
  aan +het verdrinken
  kan niet zwemmen verdrinkt`)

/** Recognizes a car or a person in the water. */
function isInWater(tokens: Tokens): boolean {
  return saysOne(tokens, IN_WATER) && !has(tokens, lists.HARMLESS) && !has(tokens, lists.PAST)
}

const ACCIDENT = toPhrases(`is ongeluk|aanrijding|autoongeluk +gebeurd
  zwaar|ernstig|groot +ongeluk gebeurd|gewonden|nu
  is|zijn|er gewonden`)

function hasAccident(tokens: Tokens): boolean {
  return saysOne(tokens, ACCIDENT) && !has(tokens, lists.HARMLESS) && !has(tokens, lists.PAST)
}

/** Returns whether these words follow each other. */
function follow(tokens: Tokens, words: Tokens): boolean {
  return tokens.some((_, at) => words.every((word, next) => tokens[at + next] === word))
}

function has(tokens: Tokens, words: Words): boolean {
  return tokens.some((token) => words.has(token))
}
