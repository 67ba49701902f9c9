import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { allArticles } from '../articles.ts'
import type { Article, FullArticle } from '../contract.ts'

/** Lists the articles of the blog without their texts, newest first. */
export async function listArticles(): Promise<Outcome<Article[]>> {
  const articles = await allArticles()
  return ok(articles.map(({ content: _, ...article }) => article))
}

/** Reads one article with its text. */
export async function readArticle(slug: string): Promise<Outcome<FullArticle>> {
  const articles = await allArticles()
  const found = articles.find((article) => article.slug === slug)
  return found ? ok(found) : fail({ ...failures.notFound, message: 'Dit artikel bestaat niet (meer).' })
}
