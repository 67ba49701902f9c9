import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marked } from 'marked'
import { parse } from 'yaml'
import { z } from 'zod'

const PARTS = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** A content file that cannot be published; its message names the file and the problem. */
export class ContentError extends Error {
  override name = 'ContentError'
}

/** Splits a Markdown file into the checked facts of its head and its text. Throws `ContentError` when the facts do not fit. */
export function splitContent<Facts>(
  file: string,
  text: string,
  schema: z.ZodType<Facts>,
): { facts: Facts; body: string } {
  const [, head = '', body = ''] = PARTS.exec(text) ?? []
  const facts = schema.safeParse(parse(head))
  if (!facts.success) throw new ContentError(`${file}: ${z.prettifyError(facts.error)}`)
  return { facts: facts.data, body: body.trim() }
}

/** Parses a content file of facts alone. */
export function parseYaml(text: string): unknown {
  return parse(text)
}

/** Converts Markdown to HTML. HTML in it is shown as text, and an amount stays on one line with its sign. */
export async function htmlOf(markdown: string): Promise<string> {
  return marked.parse(markdown.replaceAll('<', '&lt;').replaceAll(/€ (?=\d)/g, '€\u00a0'), { gfm: true })
}

/** Reads every Markdown file of a folder, by name. */
export async function readContentFolder(folder: string): Promise<{ file: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  return Promise.all(names.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })))
}

/** Reads one file of a folder as text. */
export async function readContentFile(folder: string, file: string): Promise<string> {
  return readFile(join(folder, file), 'utf8')
}
