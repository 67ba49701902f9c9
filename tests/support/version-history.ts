import fc from 'fast-check'
import type { VersionContent } from '#modules/catalogue/public.ts'
import { sampleContent } from './submitted-bot.ts'

/** One thing that may happen to a bot and to a renter of it. */
export type VersionHappening =
  | { readonly kind: 'submit'; readonly content: VersionContent }
  | { readonly kind: 'approve' | 'reject' | 'request_changes' | 'withdraw' | 'pause' | 'resume' }
  | { readonly kind: 'keep' | 'follow' | 'back' | 'return' }
  /** Any number at all, such as one that was never approved. */
  | { readonly kind: 'hold'; readonly number: number }

/** Any text that can be stored: no NUL, no half of a character. */
const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((one) => !one.includes('\u0000'))

/** A field without a name is none; the form refuses it. */
const label = text.map((one) => `Vraag ${one}`)

/** Contents that differ in what runs, down to spaces and accents. */
export const anyContent: fc.Arbitrary<VersionContent> = fc
  .record({
    title: text,
    prompt_template: fc.option(text),
    api_endpoint: fc.option(fc.webUrl()),
    category: fc.constantFrom<VersionContent['category']>('Horeca', 'E-commerce'),
    input_fields: fc
      .array(fc.record({ label, type: fc.constantFrom('text', 'textarea'), placeholder: text }), { maxLength: 2 })
      .map((fields) => ({ fields })),
  })
  .map(sampleContent)

const happening: fc.Arbitrary<VersionHappening> = fc.oneof(
  { weight: 4, arbitrary: anyContent.map((content) => ({ kind: 'submit', content }) as const) },
  { weight: 4, arbitrary: fc.constant({ kind: 'approve' } as const) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...(['reject', 'request_changes', 'withdraw', 'pause', 'resume'] as const).map((kind) => ({ kind })),
    ),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom(...(['keep', 'follow', 'back', 'return'] as const).map((kind) => ({ kind }))),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 9 }).map((number) => ({ kind: 'hold', number }) as const) },
)

/** A history of one bot and one renter. */
export const versionHistory = fc.array(happening, { minLength: 4, maxLength: 16 })
