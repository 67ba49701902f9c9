import { isCrisis } from './cry-for-help.ts'
import { normalizeToken } from './dialogue-words.ts'

const READ_MAX = 1000
const TOKEN = /[\p{L}\p{N}]+/gu

/** A danger to somebody's health in a message. */
export type Danger = 'allergy' | 'health' | 'crisis'

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean).map(normalizeToken))
}

/** Common allergens, and words that make a question about them one of safety. */
const ALLERGEN = words(
  'pinda pindas noot noten notensporen gluten lactose ei eieren vis schaaldieren schelpdieren sesam soja melk tarwe amandel amandelen hazelnoot selderij mosterd lupine garnalen',
)
const UNSAFE = words(
  'veilig dodelijk dodelijke levensgevaarlijk gevaarlijk gevaar sporen kruisbesmetting doodgaan dood ziekenhuis ernstig ernstige',
)
const ALLERGIC = words('coeliakie celiakie epipen epi intolerant intolerantie lactoseintolerant glutenintolerant')

/** Ailments that need no other word to be recognized. */
const AILMENT =
  words(`benauwd kortademig flauwgevallen flauw duizelig bewusteloos vergiftigd vergiftiging voedselvergiftiging blessure geblesseerd verstuikt gekneusd
  verrekt hartaanval beroerte koolmonoxide koolmonoxidevergiftiging gaslucht ingeslikt hernia hartklachten hartproblemen hartpatient hersenschudding
  zwanger medicijn medicijnen bloedverdunners antibiotica epilepsie epileptisch misselijk koorts overgeven gebroken ontstoken ontsteking reuma bloedt`)
const PAIN = words('pijn pijntje pijnlijk zeer pijnen klachten')
const SICK = words('ziek')
const BODY =
  words(`rug nek knie knieen schouder schouders pols polsen enkel enkels heup heupen arm armen been benen voet voeten hand handen hoofd buik borst maag oor oren oog
  ogen kies kiezen tand tanden keel hart elleboog spier spieren kuit kuiten hamstring achillespees lies bil billen vinger vingers teen tenen gewrichten huid`)
const PERSON =
  words(`ik mij me mijn mn wij we ons onze zoon zoontje dochter dochtertje kind kinderen kindje baby man vrouw moeder vader opa oma vriend vriendin hij zij ze
  hond kat partner zus broer`)
const BECAME = words('geworden word wordt werd voel voelt ben is zijn')
/** Words of a question about a product or a treatment, in which nobody is ill. */
const WARES = words('verkopen verkoop verkoopt prijs kussen kussens matras matrassen')
const CRISIS = words('zelfmoord suicide zelfdoding suicidaal')

/**
 * Returns the danger to health in a message, or null: an allergy, somebody's ailment or injury, or thoughts of suicide. A false alarm is better than
 * a miss: it only adds an advice to the answer. Time is linear in the message.
 */
export function dangerOf(text: string): Danger | null {
  const tokens = (text.slice(0, READ_MAX).match(TOKEN) ?? []).map(normalizeToken)
  if (has(tokens, CRISIS) || isCrisis(text)) return 'crisis'
  if (isAllergy(tokens)) return 'allergy'
  return isAilment(tokens) ? 'health' : null
}

function isAllergy(tokens: readonly string[]): boolean {
  const isNamed = tokens.some(
    (token, at) =>
      (token.includes('alergi') || token.includes('alergen') || token.startsWith('anafyla')) &&
      !/^(?:hypo|anti)/.test(token) &&
      tokens[at - 1] !== 'anti',
  )
  return isNamed || has(tokens, ALLERGIC) || (has(tokens, ALLERGEN) && has(tokens, UNSAFE))
}

function isAilment(tokens: readonly string[]): boolean {
  if (has(tokens, AILMENT) && !has(tokens, WARES)) return true
  if (!has(tokens, PERSON) || has(tokens, WARES)) return false
  // 'Iets tegen rugpijn' asks for goods or a treatment.
  const hurts = tokens.some((token, at) => token.length > 4 && token.endsWith('pijn') && tokens[at - 1] !== 'tegen')
  if (hurts) return true
  if (has(tokens, PAIN))
    return tokens.includes('pijn') ? tokens[tokens.indexOf('pijn') - 1] !== 'tegen' : has(tokens, BODY)
  return has(tokens, SICK) && has(tokens, BECAME)
}

function has(tokens: readonly string[], set: ReadonlySet<string>): boolean {
  return tokens.some((token) => set.has(token))
}
