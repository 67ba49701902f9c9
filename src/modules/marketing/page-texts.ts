import { z } from 'zod'
import { htmlOf, readContentFolder, splitContent } from './content-file.ts'
import { PAGE_TEXTS, type PageText, type PageTextName } from './contract.ts'

const factsSchema = z.object({
  title: z.string().min(3).max(80),
  description: z.string().min(40).max(160),
  updated: z.iso.date().optional(),
})

/** Stands in a text where the address of the people behind Syvo comes. */
const SUPPORT = '{{support_email}}'

/** Reads the text of one page. Throws `ContentError` when its facts do not fit. */
export async function parsePageText(file: string, text: string, supportEmail: string): Promise<PageText> {
  const { facts, body } = splitContent(file, text, factsSchema)
  const link = `[${supportEmail}](mailto:${supportEmail})`
  const content = await htmlOf(body.replaceAll(SUPPORT, link))
  return { title: facts.title, description: facts.description, updated: facts.updated ?? null, content }
}

const known = new Map<string, Promise<ReadonlyMap<string, PageText>>>()

/** The text of a page from the product's own files, which are read once. */
export async function pageText(name: PageTextName, supportEmail: string): Promise<PageText> {
  const reading = known.get(supportEmail) ?? readAll(supportEmail)
  known.set(supportEmail, reading)
  const found = (await reading).get(name)
  if (!found) throw new Error(`There is no text for the page ${name} (of ${PAGE_TEXTS.join(', ')}).`)
  return found
}

async function readAll(supportEmail: string): Promise<ReadonlyMap<string, PageText>> {
  const files = await readContentFolder('pages')
  const texts = files.map(
    async ({ file, text }) => [file.replace(/\.md$/, ''), await parsePageText(file, text, supportEmail)] as const,
  )
  return new Map(await Promise.all(texts))
}
