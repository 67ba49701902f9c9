import { normalizeToken } from './dialogue-words.ts'

function tokens(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean).map(normalizeToken))
}

/** Words for people; 'mijn' is not among them, because it also stands before things. */
export const PERSON =
  tokens(`ik hij zij ze we wij iemand man vrouw meneer mevrouw kind kindje kinderen baby zoon zoontje dochter dochtertje peuter kleuter jongen meisje vader
  moeder papa mama opa oma vriend vriendin partner broer zus zusje broertje collega gast klant bezoeker buurman buurvrouw patient mensen`)
/** Words for people other than the visitor. */
export const SOMEBODY_ELSE = new Set([...PERSON].filter((word) => word !== 'ik' && word !== 'we' && word !== 'wij'))
/** Things and places that can also lack air, close in or press. */
export const THING =
  tokens(`fiets fietsen band banden binnenband achterband voorband bal ballon ballonnen luchtbed ventiel pomp motor auto wagen compressor plant planten wortels
  kelder kamer kast aquarium jas jassen schoen schoenen stof matras kussen tent zaal ruimte restaurant terras sauna keuken woning huis winkel hier binnen
  muziek evenement kaas wijn deeg`)
/** Words of questions about a course or an insurance, not of an emergency. */
export const SUBJECT_MATTER = tokens(
  'cursus ehbo bhv les lessen opleiding training workshop verzekering verzekerd vergoed vergoeding boek film oefening brandoefening borstvoeding',
)
/** Words for something that is over. */
export const PAST = tokens(
  'gehad geweest geleden vorig vorige ooit vroeger gisteren jaar jaren maanden herstel hersteld revalidatie was waren had',
)

export const NOT = tokens('geen niet amper nauwelijks bijna moeilijk slecht nooit')
export const AIR = tokens('lucht adem zuurstof')
export const BREATHE = tokens('ademen ademt adem ademhalen ademhaalt ademhaling')
export const GASP = tokens('hap hapt happen happend snak snakt snakken')
export const CHOKING = tokens('stik stikt verslikt')
export const SHORT_OF_BREATH = tokens('benauwd kortademig')
export const HAVE_OR_BE = tokens('heb heeft krijg krijgt ben is word wordt bent')

export const CHEST = tokens('borst borstkas borstbeen hartstreek')
export const PRESSURE = tokens(
  'druk drukt drukkend drukkende pijn pijnlijk beklemd beklemmend beklemmende beklemming steken stekend stekende knellend knellende knelt zwaar',
)
export const ARM = tokens('linkerarm linkerhand')
export const NUMB = tokens('tintelt tintelen tinteling tintelingen gevoelloos doof verdoofd verlamd slap zwaar pijn')
/** Names of sudden illnesses and attacks. */
export const ATTACK = tokens(
  'hartaanval hartinfarct hartstilstand beroerte herseninfarct hersenbloeding tia overdosis stuip stuipen epilepsieaanval reanimatie gereanimeerd reanimeren gereanimeert',
)
export const UNCONSCIOUS = tokens(
  'bewusteloos flauwgevallen buitenwesten verdrinkt verdrinken neergestoken neergeschoten zwaargewond gewond',
)
export const FACE = tokens('mond mondhoek gezicht')
export const CROOKED = tokens('scheef scheve verlamd')
export const THROAT = tokens('keel tong lippen gezicht luchtpijp')
export const SWELLS = tokens('zwelt zwellen opgezwollen opgezwolen gezwollen opgezet dik dicht dichtgetrokken')
export const BLEEDING = tokens('bloed bloedt bloeden bloeding bloedend')
export const HEAVY = tokens('hevig hevige erg heel veel enorm heftig flink stopt stoppen stelpen ophouden overal')
export const SWALLOWED = tokens('ingeslikt doorgeslikt gedronken opgegeten binnengekregen ingenomen geslikt')
export const POISON = tokens(
  `chloor bleek bleekmiddel bleekwater batterij batterijtje knoopcel knoopcellen gif rattengif muizengif mierengif slakkenkorrels onkruidverdelger
  insectengif schoonmaakmiddel allesreiniger toiletreiniger ontstopper gootsteenontstopper ontkalker afwasmiddel wasmiddel wasverzachter wascapsule
  wascapsules vaatwasmiddel vaatwastablet vaatwastabletten glansspoelmiddel vlekkenmiddel desinfectiemiddel handgel terpentine terpentijn ammoniak benzine
  wasbenzine petroleum lampolie spiritus thinner aceton zoutzuur methanol antivries koelvloeistof ruitenvloeistof verf`,
)
/** Words for a burn, and for what makes one a matter for an ambulance. */
export const BURN = tokens('verbrand verbrande verbranding verbrandingen brandwond brandwonden')
export const SEVERE_BURN = tokens('blaren blaar gezicht hals derdegraads')
/** Words of questions about the sun and about shoes, which burn and blister without danger to life. */
export const MILD_BURN = tokens('zon zonnebrand zonnebank aftersun schoenen zalf gel')
/** Words for pills, which count only with another person: an adult who takes them follows a doctor's advice. */
export const PILLS = tokens('pil pillen tabletten medicijnen')
/** Words for pills of which ten are too many. */
export const MANY_PILLS = tokens('pillen tabletten paracetamol paracetamols slaappillen oxazepam ibuprofen')
export const ATTACKED = tokens('aangevallen bedreigd overvallen gewurgd beroofd gegijzeld')
/** Words for one's home, where violence is a matter for Veilig Thuis. */
export const HOME = tokens('thuis huis')
/** Words of games, in which nobody who hits is violent. */
export const HOBBY = tokens('golf tennis tafeltennis bal balen padel schaken hockey spel wachtrij beurt kaart')
export const BURGLAR = tokens('inbreker inbrekers overvaller overvallers')
export const RESCUE = tokens('ambulance ziekenwagen brandweer 112')
export const SEND = tokens('bel bellen stuur sturen nodig snel')
/** Words of questions about goods, repairs, play or past weeks, in which nobody is in danger. */
export const HARMLESS = tokens(
  'voorgeschreven huurauto vervoer soep kost kosten prijs schade repareren reparatie maken telefoon mobiel bril sleutel sleutels spelen speelt slapen slaapt gekleed kleding jas trui ogen kleur zwemles koffie boot vakantie lachen spa tent fornuis kachel haard bbq barbecue aansluiten leiding',
)
