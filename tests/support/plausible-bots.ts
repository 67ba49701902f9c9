const TASKS = [
  [
    'Productiviteit',
    'notulen van vergaderingen',
    'afspraken en actiepunten',
    'agenda en planning',
    'samenvattingen van lange stukken',
  ],
  ['Marketing', 'nieuwsbrieven', 'berichten voor sociale media', 'campagnes en advertenties', 'productteksten'],
  ['Klantenservice', 'vragen van klanten', 'klachten en garantie', 'storingen en reparaties', 'veelgestelde vragen'],
  ['Administratie', 'bonnetjes en facturen', 'btw-aangiften', 'herinneringen aan betalingen', 'urenstaten'],
  ['HR & Recruitment', 'sollicitaties', 'verlof en verzuim', 'het inwerken van personeel', 'vacatureteksten'],
  ['E-commerce', 'bestellingen en bezorging', 'retouren en ruilen', 'productadvies', 'maten en voorraad'],
  ['Horeca', 'reserveringen', 'menukaart en allergenen', 'openingstijden en groepen', 'bezorgmaaltijden'],
  ['Sport & Gezondheid', 'lidmaatschappen', 'trainingsschema’s', 'intake en afspraken', 'lesroosters'],
  ['Data / Analyse', 'verkoopcijfers', 'rapportages'],
] as const
const PLACES = [
  'Amersfoort',
  'Breda',
  'Deventer',
  'Eindhoven',
  'Groningen',
  'Haarlem',
  'Leeuwarden',
  'Maastricht',
  'Nijmegen',
  'Zwolle',
]
const TRADES = [
  'bakkerij',
  'fietsenwinkel',
  'kapsalon',
  'tandartspraktijk',
  'garage',
  'café',
  'hotel',
  'makelaar',
  'sportschool',
  'webwinkel',
]
const MANNERS = [
  'dag en nacht',
  'in gewoon Nederlands',
  'met bron erbij',
  'zonder wachttijd',
  'in de toon van je zaak',
  'binnen een minuut',
]
const NAMES = [
  'Balie',
  'Maat',
  'Wijzer',
  'Hulp',
  'Gids',
  'Meester',
  'Loods',
  'Klerk',
  'Bode',
  'Tolk',
  'Griffie',
  'Steun',
]
const NEAR = ['Snelle', 'Vaste', 'Slimme', 'Nette', 'Rustige', 'Vroege', 'Trouwe', 'Scherpe', 'Reële', 'Groene']
const PRICES = [null, 900, 1900, 2900, 4900, 5000, 7900, 12_900, 20_000, 34_900, 50_000, 64_900]

/** Stands in the description of every twentieth of the first thousand bots, so in 50, and in no other. */
export const RARE_WORD = 'tulpenkwekerij'

/** A row of `app.bots` as the generator makes it. */
export type PlausibleBot = ReturnType<typeof plausibleBot>

/** Bots as a marketplace could hold them, the same ones every time; of every fifty one is not public. */
export function plausibleBots(from: number, until: number) {
  return Array.from({ length: until - from }, (_, index) => plausibleBot(from + index))
}

/** Inserts bots; its one value is their JSON. Needs the right to write `app.bots`. */
export const INSERT_BOTS_SQL = `insert into app.bots (id, title, description, long_description, category, pricing_model, price_cents,
    monthly_price_cents, featured, total_sales, active, status, created_at, updated_at)
  select id, title, description, long_description, category, pricing_model, price_cents, monthly_price_cents, featured, total_sales, active,
    status, created_at, created_at
  from jsonb_to_recordset($1::jsonb) as bot (id uuid, title text, description text, long_description text, category text, pricing_model text,
    price_cents int, monthly_price_cents int, featured boolean, total_sales int, active boolean, status text, created_at timestamptz)`

function plausibleBot(number: number) {
  const pick = chooser(number)
  const [category, ...subjects] = pick(TASKS)
  const subject = pick(subjects)
  const trade = number < 1000 && number % 20 === 7 ? RARE_WORD : pick(TRADES)
  const monthly = pick(PRICES)
  return {
    id: `0192f100-0000-7000-8000-${String(number).padStart(12, '0')}`,
    title: `${pick(NEAR)} ${pick(NAMES)} ${pick(PLACES)}`,
    description: `Helpt je ${trade} met ${subject}, ${pick(MANNERS)}.`,
    long_description: `Een bot voor ${subject}.\n\n- Antwoordt ${pick(MANNERS)}\n- Gemaakt voor een ${trade} in ${pick(PLACES)}`,
    category,
    pricing_model: monthly === null ? 'purchase' : pick(['rental', 'both'] as const),
    price_cents: pick([null, 9900, 34_900, 60_000]),
    monthly_price_cents: monthly,
    featured: number % 200 === 3,
    total_sales: Math.floor(pick.fraction() ** 4 * 900),
    active: number % 50 !== 49,
    status: number % 100 === 98 ? 'pending_review' : 'approved',
    created_at: new Date(Date.UTC(2025, 0, 1) + Math.floor(pick.fraction() * 600) * 3_600_000).toISOString(),
  }
}

/** A choice that depends on the bot's number alone (mulberry32). */
function chooser(seed: number) {
  let state = (seed + 1) * 0x9e3779b1
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(fraction() * values.length)]
    if (value === undefined) throw new Error('nothing to choose from')
    return value
  }
  return Object.assign(pick, { fraction })
}
