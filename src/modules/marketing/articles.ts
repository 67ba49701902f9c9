import { join } from 'node:path'
import { z } from 'zod'
import { ContentError, htmlOf, readContentFolder, splitContent } from '#platform/content/content-file.ts'
import type { FullArticle } from './contract.ts'

const factsSchema = z.strictObject({
  title: z.string().min(5).max(90),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  excerpt: z.string().min(40).max(180),
  date: z.iso.date(),
  category: z.enum(['Aan de slag', 'Praktijk', 'Wet en vertrouwen', 'Voor makers']),
  readMinutes: z.int().min(1).max(60),
  author: z.string().min(3),
  featured: z.boolean(),
  full: z.boolean(),
})

/** Reads one article from its Markdown file. Throws `ContentError` when its facts do not fit or its text is missing. */
export async function parseArticle(file: string, text: string): Promise<FullArticle> {
  const { facts, body } = splitContent(file, text, factsSchema)
  const { date, readMinutes, full, ...rest } = facts
  if (`${rest.slug}.md` !== file) throw new ContentError(`${file}: the slug is ${rest.slug}`)
  if (full !== (body !== '')) throw new ContentError(`${file}: an article is full when it has a text`)
  return { ...rest, publishDate: date, readTime: `${readMinutes} min`, isWhole: full, content: await htmlOf(body) }
}

let known: Promise<readonly FullArticle[]> | null = null

/** Returns all articles, newest first; read from the product's own files once. */
export function allArticles(): Promise<readonly FullArticle[]> {
  known ??= readContentFolder(join(import.meta.dirname, 'content/blog'))
    .then((files) => Promise.all(files.map(({ file, text }) => parseArticle(file, text))))
    .then((articles) => articles.toSorted((one, other) => other.publishDate.localeCompare(one.publishDate)))
  return known
}
