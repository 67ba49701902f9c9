import * as z from 'zod/mini'
import type { VersionContent } from '#modules/catalogue/contract.ts'

/** The inputs of a bot as a version stores them. */
export type InputFields = VersionContent['input_fields']

/** The types of an input of the run dialog (DATA-08). */
export const INPUT_TYPES = ['text', 'textarea', 'email', 'tel', 'url', 'number', 'date', 'time'] as const

/** The most inputs of a bot. */
export const INPUTS_MAX = 20

const NOT_JSON = 'Ongeldig JSON: Controleer de JSON van input-velden'
const NOT_OBJECT = 'JSON moet een object zijn'

const NO_FIELDS = 'Geen velden gevonden in dit bestand.'

const FIELD_FORM = 'Elk veld is een object met een label, zoals {"label": "Je vraag"}'

const fieldSchema = z.object(
  {
    label: z
      .string('Elk veld heeft een label nodig')
      .check(
        z.trim(),
        z.minLength(1, 'Elk veld heeft een label nodig'),
        z.maxLength(80, 'Een label is hooguit 80 tekens'),
      ),
    type: z._default(z.enum(INPUT_TYPES, `Een veld heeft een van deze soorten: ${INPUT_TYPES.join(', ')}`), 'text'),
    placeholder: z._default(
      z.string('Een placeholder is tekst').check(z.maxLength(200, 'Een placeholder is hooguit 200 tekens')),
      '',
    ),
  },
  FIELD_FORM,
)

const fieldsSchema = z.array(fieldSchema, 'Schrijf de velden als een lijst: {"fields": [...]}').check(
  z.maxLength(INPUTS_MAX, `Een bot vraagt hooguit ${INPUTS_MAX} velden`),
  z.refine(
    (fields) => new Set(fields.map((field) => field.label.toLowerCase())).size === fields.length,
    'Elk label mag maar één keer voorkomen',
  ),
)

/**
 * Reads the text of the input fields (VEND-14, AMB-100): `{"fields": [...]}` or a bare list, which is wrapped; an empty text is no inputs. Properties
 * of a field other than label, type and placeholder are left out.
 */
export function readInputFields(text: string): { ok: true; value: InputFields } | { ok: false; message: string } {
  if (text.trim() === '') return { ok: true, value: { fields: [] } }
  const parsed = parseJson(text)
  if (parsed === undefined) return { ok: false, message: NOT_JSON }
  if (typeof parsed.value !== 'object' || parsed.value === null) return { ok: false, message: NOT_OBJECT }
  const list = Array.isArray(parsed.value) ? parsed.value : fieldsOf(parsed.value)
  const read = fieldsSchema.safeParse(list)
  return read.success
    ? { ok: true, value: { fields: read.data } }
    : { ok: false, message: read.error.issues[0]?.message ?? NOT_JSON }
}

/** Reads the text of an uploaded file like `readInputFields`, but requires an object (VEND-17) with `fields`. Returns the text for the editor. */
export function readUploadedFields(text: string): { ok: true; text: string } | { ok: false; message: string } {
  const parsed = parseJson(text)
  if (parsed === undefined) return { ok: false, message: 'Ongeldig JSON-bestand' }
  if (typeof parsed.value !== 'object' || parsed.value === null || Array.isArray(parsed.value))
    return { ok: false, message: NOT_OBJECT }
  // An empty text is no inputs, but a file about something else must not wipe the existing ones.
  if (!Object.hasOwn(parsed.value, 'fields')) return { ok: false, message: NO_FIELDS }
  const read = readInputFields(text)
  return read.ok ? { ok: true, text: JSON.stringify(read.value, null, 2) } : read
}

/** Returns the `fields` of an object; an object without an own property `fields` has none. */
function fieldsOf(value: object): unknown {
  return Object.hasOwn(value, 'fields') ? Reflect.get(value, 'fields') : []
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    // No JSON, or nested deeper than the parser goes: both are the vendor's input, not a fault.
    return undefined
  }
}
