import { fail, failures, type Outcome } from '#platform/http/failure.ts'
import { lessonDocument } from '../lesson-document.ts'

/** Sends the PDF of a book, workshop or kit to anyone (PAGE-05); one that the client has already is not sent again. */
export async function downloadLesson(id: string, headers: Headers): Promise<Response | Outcome<never>> {
  const found = await lessonDocument(id)
  if (!found) return fail({ ...failures.notFound, message: 'Dit document bestaat niet (meer).' })
  if ('failure' in found) return fail(found.failure)
  const { fileName, bytes, etag } = found
  const known = headers
    .get('if-none-match')
    ?.split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
  const common = { etag, 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' }
  if (known?.includes(etag)) return new Response(null, { status: 304, headers: common })
  return new Response(bytes, {
    headers: {
      ...common,
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  })
}
