import { readUploadedFields } from '../../form/input-fields-text.ts'
import { contentText as text } from './content.text.ts'

const FILE_BYTES_MAX = 2 * 1024 * 1024

/** Reads a chosen file of input fields, or returns why not (VEND-15 to VEND-17). The stated type of the file decides, not its name. */
export async function readFieldsFile(file: Blob): Promise<{ ok: true; text: string } | { ok: false; message: string }> {
  if (file.type !== 'application/json') return { ok: false, message: text.notJsonFile }
  if (file.size > FILE_BYTES_MAX) return { ok: false, message: text.tooLarge }
  try {
    const typed = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return readUploadedFields(typed)
  } catch {
    // Bytes that are no text, or a file that disappeared meanwhile.
    return { ok: false, message: text.notParsed }
  }
}
