import fc from 'fast-check'
import type { Operation } from '#platform/http/operation.ts'
import type { EndpointRequest } from './good-requests.ts'

/** A request with exactly one error in it; `json` is the body as it is sent. */
export interface WrongRequest {
  what: string
  params?: Record<string, string> | undefined
  query?: string | undefined
  json?: string | undefined
  contentType?: string | null
  /** Refused by every endpoint, whatever its contract says. */
  isNeverRight?: true
}

const LONG = 'x'.repeat(60_000)
/** No text of any operation is longer: an uploaded JSON. */
const LARGEST = 2 * 1024 * 1024
const DEEP = 20_000
/** Characters that PostgreSQL cannot store and that nobody types. */
const UNWRITABLE = { 'a NUL': 'a\u0000b', 'half a character': 'a\ud800', 'the other half': '\udfffa' }
const TEXTS = [
  '',
  ' ',
  '../../etc/passwd',
  "'; drop table app.leads; --",
  '<script>alert(1)</script>',
  'NaN',
  '1e400',
  '-1',
  '👩‍🍳',
  '‮omgekeerd',
  '%',
  'eq.',
  '9'.repeat(40),
  '00000000-0000-0000-0000-000000000000',
  'null',
  '{}',
]
const QUERY_TEXTS = [...TEXTS, 'eq.x', 'eq.1,2', 'in.(a,b)', 'not.eq.true', 'eq.*', '%00', '\u2028']
/** Values in JSON notation, including numbers that no number type holds. */
const VALUES = {
  null: 'null',
  true: 'true',
  '7': '7',
  '-1': '-1',
  '1.5': '1.5',
  '1e999': '1e999',
  '-1e308': '-1e308',
  '2^63': '9223372036854775808',
  '[]': '[]',
  '{}': '{}',
  '[[1]]': '[[1]]',
  deep: nested(DEEP),
  wide: `[${'0,'.repeat(20_000)}0]`,
}

/** Returns the wrong kinds of body: not JSON, not of this type, or too big. */
export function wrongBodies(operation: Operation, good: EndpointRequest): WrongRequest[] {
  if (!operation.body) return []
  const whole = JSON.stringify(good.body)
  const broken = [
    '{',
    '[',
    '"',
    '{"a":',
    `${whole}}`,
    `${whole.slice(0, -1)}`,
    "{'a':1}",
    'nul',
    '{"a":1,}',
    '\u0000',
    '\ufeff{}x',
    '{"a":"\n"}',
    '[1',
    nested(DEEP).slice(1),
  ]
  const bytesMax = operation.bodyBytesMax ?? 256 * 1024
  const big = JSON.stringify({ x: 'x'.repeat(bytesMax) })
  return [
    ...broken.map((json) => ({ what: `broken JSON ${json.slice(0, 20)}`, json })),
    ...[
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'text/json',
      '',
    ].map((contentType) => ({
      what: `content type '${contentType}'`,
      json: whole,
      contentType,
      isNeverRight: true as const,
    })),
    { what: 'no content type', json: whole, contentType: null, isNeverRight: true },
    { what: 'too big', json: big, isNeverRight: true },
    ...Object.entries(VALUES).map(([name, json]) => ({ what: `${name} as a body`, json })),
    { what: 'a text as a body', json: '"tekst"' },
    { what: 'no body', json: undefined },
  ]
}

/** Returns bodies with one field of the good body changed: other values, other types, too long, unwritable, left out. */
export function wrongFields({ bodyBytesMax = 0 }: Operation, good: EndpointRequest): WrongRequest[] {
  const body = good.body
  if (!isObject(body)) return []
  const long = bodyBytesMax > LARGEST ? 'x'.repeat(LARGEST + 1) : LONG
  return leavesOf(body).flatMap(({ path, value }) => {
    const name = path.join('.')
    const put = (json: string) => withJson(body, path, json)
    return [
      ...Object.entries(UNWRITABLE).map(([what, text]) => ({
        what: `${name} is ${what}`,
        json: put(JSON.stringify(text)),
      })),
      ...Object.entries(UNWRITABLE).map(([what, text]) => ({
        what: `${name} beside a name with ${what}`,
        json: withName(body, path, text),
      })),
      ...Object.entries(VALUES).map(([what, json]) => ({ what: `${name} is ${what}`, json: put(json) })),
      ...TEXTS.map((text) => ({ what: `${name} is '${text.slice(0, 20)}'`, json: put(JSON.stringify(text)) })),
      ...(typeof value === 'string'
        ? [{ what: `${name} is far too long`, json: put(JSON.stringify(long)), isNeverRight: true as const }]
        : []),
      { what: `${name} is left out`, json: withJson(body, path, null) },
      { what: `${name} beside __proto__`, json: withName(body, path, '__proto__') },
    ]
  })
}

/** Returns queries with one parameter of the good query changed, or with an unknown one. */
export function wrongQueries(good: EndpointRequest): WrongRequest[] {
  const query = good.query ?? {}
  const text = (changes: Record<string, string>) => new URLSearchParams({ ...query, ...changes }).toString()
  return Object.keys(query).flatMap((name) => [
    ...QUERY_TEXTS.map((value) => ({ what: `${name}=${value.slice(0, 20)}`, query: text({ [name]: value }) })),
    { what: `${name} with a NUL`, query: text({ [name]: 'eq.a\u0000b' }) },
    { what: `${name} far too long`, query: text({ [name]: LONG.slice(0, 9_000) }), isNeverRight: true as const },
    { what: `${name} twice`, query: `${text({})}&${name}=x`, isNeverRight: true as const },
    { what: `${name} with a broken escape`, query: `${text({ [name]: '' })}&${name}=%E0%A4%A` },
    { what: `${name} with half a character`, query: `${name}=%ED%A0%80` },
    {
      what: `${name} left out`,
      query: new URLSearchParams(Object.entries(query).filter(([one]) => one !== name)).toString(),
    },
  ])
}

/** Returns invalid ids in the path. */
export function wrongParams(good: EndpointRequest): WrongRequest[] {
  const texts = [
    'nee',
    '-',
    '%00',
    'a%00b',
    '%2e%2e',
    '%E0%A4%A',
    "'; drop table app.leads; --",
    '9'.repeat(400),
    `${'0'.repeat(8)}-0000`,
    '👩‍🍳',
  ]
  return Object.keys(good.params ?? {}).flatMap((name) =>
    texts.map((text) => ({
      what: `path ${name} ${text.slice(0, 20)}`,
      params: { [name]: text.includes('%') ? text : encodeURIComponent(text) },
    })),
  )
}

/** Returns true for a text with characters that cannot be stored, whatever a contract says about it. */
export function isUnwritable(wrong: WrongRequest): boolean {
  return /\\u0000|\\ud800|\\udfff/.test(wrong.json ?? '') || /%00/.test(wrong.query ?? '')
}

function nested(depth: number): string {
  return '['.repeat(depth) + ']'.repeat(depth)
}

type Leaf = { path: string[]; value: unknown }

function leavesOf(value: unknown, path: string[] = []): Leaf[] {
  if (Array.isArray(value))
    return value.flatMap((one, at) => leavesOf(one, [...path, String(at)])).concat({ path, value })
  if (!isObject(value)) return [{ path, value }]
  const inner = Object.entries(value).flatMap(([name, one]) => leavesOf(one, [...path, name]))
  return path.length === 0 ? inner : inner.concat({ path, value })
}

/** Returns the body as JSON with the value at `path` replaced by other JSON, or left out for null. */
function withJson(body: object, path: readonly string[], json: string | null): string {
  const mark = '@@here@@'
  const copy = structuredClone(body)
  const place = holderOf(copy, path)
  const last = path.at(-1) ?? ''
  if (json === null) Reflect.deleteProperty(place, last)
  else Reflect.set(place, last, mark)
  return JSON.stringify(copy).replace(`"${mark}"`, () => json ?? '')
}

/** Returns the body as JSON with one more property beside the one at `path`. */
function withName(body: object, path: readonly string[], name: string): string {
  const copy = structuredClone(body)
  const place = holderOf(copy, path)
  if (Array.isArray(place)) place.push(name)
  else Object.defineProperty(place, name, { value: 'x', enumerable: true })
  return JSON.stringify(copy)
}

function holderOf(body: object, path: readonly string[]): object {
  let place: object = body
  for (const step of path.slice(0, -1)) {
    const next: unknown = Reflect.get(place, step)
    if (isObject(next)) place = next
  }
  return place
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Returns random requests: any JSON as a body, any JSON in a field of it, any text in the query. */
export function randomRequests(operation: Operation, good: EndpointRequest): fc.Arbitrary<WrongRequest> {
  const json = fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 }).map((value) => JSON.stringify(value))
  const text = fc.string({ unit: 'binary', maxLength: 60 })
  const kinds: fc.Arbitrary<WrongRequest>[] = []
  if (operation.body) {
    kinds.push(json.map((value) => ({ what: `body ${value.slice(0, 200)}`, json: value })))
    const body = good.body
    const leaves = isObject(body) ? leavesOf(body) : []
    if (isObject(body) && leaves.length > 0)
      kinds.push(
        fc
          .tuple(
            fc.constantFrom(...leaves),
            fc.oneof(
              json,
              text.map((one) => JSON.stringify(one)),
            ),
          )
          .map(([{ path }, value]) => ({
            what: `${path.join('.')} is ${value.slice(0, 200)}`,
            json: withJson(body, path, value),
          })),
      )
  }
  const names = [...Object.keys(good.query ?? {}), 'onbekend', '__proto__']
  kinds.push(
    fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 3 }).map((changes) => {
      const query = new URLSearchParams({ ...good.query, ...changes }).toString()
      return { what: `query ${query.slice(0, 200)}`, query }
    }),
  )
  return fc.oneof(...kinds)
}
