import type { BotDetail } from '#modules/catalogue/contract.ts'

const SAMPLE_ANSWERS: BotDetail['sample_answers'] = [
  {
    question: 'Kan ik een trui ruilen zonder bon?',
    answer: 'Ja, met je ordernummer.',
    outcome: 'answered',
    demo: true,
    source: 'Ruilen, onderdeel ‘Bon’',
  },
  {
    question: 'Hoe lang duurt de levering?',
    answer: 'Twee dagen.',
    outcome: 'answered',
    demo: true,
    source: 'Levering',
  },
  {
    question: 'Wie wint de volgende verkiezingen?',
    answer: 'Daar kan ik je niet mee helpen.',
    outcome: 'refused',
    demo: true,
    source: null,
  },
]

/** A bot as its endpoint answers it, for screens and page heads. */
export function sampleBot(changes: Partial<BotDetail> = {}): BotDetail {
  return {
    id: '0192e6fb-4580-7b00-a94c-7e80460bfee5',
    title: 'Balie',
    description: 'Beantwoordt vragen van klanten.',
    long_description: 'Klanten vragen de hele dag hetzelfde.\n\n- Kent je retourbeleid\n- Noemt de bron',
    category: 'Klantenservice',
    price: 349,
    monthly_price: 29,
    featured: true,
    active: true,
    status: 'approved',
    pricing_model: 'both',
    monthly_execution_limit: 1000,
    created_at: '2026-10-01T09:00:00.000Z',
    updated_at: '2026-11-03T09:00:00.000Z',
    input_fields: [],
    sample_questions: ['Kan ik een trui ruilen zonder bon?'],
    sample_answers: SAMPLE_ANSWERS,
    sample_tested_at: '2026-11-20T08:00:00.000Z',
    maker: 'Werkplaats Noord',
    offered_by: null,
    version: 2,
    is_paused: false,
    in_maintenance: false,
    needs_model: false,
    model_missing: false,
    model_example: null,
    demo_enabled: true,
    config_category: 'support',
    visibility: 'public',
    ...changes,
  }
}
