import { join } from 'node:path'
import { z } from 'zod'
import { htmlOf, readContentFolder, splitContent } from '#platform/content/content-file.ts'
import { PAGE_TEXTS, type PageText, type PageTextName } from './contract.ts'

const factsSchema = z.object({
  title: z.string().min(3).max(80),
  description: z.string().min(40).max(160),
  updated: z.iso.date().optional(),
})

/** The operator of this installation, as the texts name it. */
export interface Operator {
  readonly supportEmail: string
  readonly companyName: string
  readonly companyAddress: string
  readonly companyKvk: string
  readonly companyVatId: string
}

/** Parses the text of one page. Throws `ContentError` when its facts do not fit. */
export async function parsePageText(file: string, text: string, operator: Operator): Promise<PageText> {
  const { facts, body } = splitContent(file, text, factsSchema)
  const content = await htmlOf(withOperator(body, operator))
  return { title: facts.title, description: facts.description, updated: facts.updated ?? null, content }
}

const known = new Map<string, Promise<ReadonlyMap<string, PageText>>>()

/** Returns the text of a page from the product's own files, which are read once. */
export async function pageText(name: PageTextName, operator: Operator): Promise<PageText> {
  const key = JSON.stringify(operator)
  const reading = known.get(key) ?? readAll(operator)
  known.set(key, reading)
  const found = (await reading).get(name)
  if (!found) throw new Error(`There is no text for the page ${name} (of ${PAGE_TEXTS.join(', ')}).`)
  return found
}

async function readAll(operator: Operator): Promise<ReadonlyMap<string, PageText>> {
  const files = await readContentFolder(join(import.meta.dirname, 'content/pages'))
  const texts = files.map(
    async ({ file, text }) => [file.replace(/\.md$/, ''), await parsePageText(file, text, operator)] as const,
  )
  return new Map(await Promise.all(texts))
}

/** Fills the operator's facts into the placeholders of a text. */
function withOperator(body: string, operator: Operator): string {
  const { supportEmail } = operator
  return body
    .replaceAll('{{support_email}}', `[${supportEmail}](mailto:${supportEmail})`)
    .replaceAll('{{company_name}}', operator.companyName)
    .replaceAll('{{company_address}}', operator.companyAddress)
    .replaceAll('{{company_kvk}}', operator.companyKvk)
    .replaceAll('{{company_vat}}', operator.companyVatId)
}
