import { formatDate } from '#ui/format/date.ts'
import type { Article } from '../contract.ts'
import './blog.css'
import { blogText as text } from './blog.text.ts'

/** Shows the list of articles, the featured ones apart (PAGE-01). */
export function BlogScreen({ articles }: { articles: readonly Article[] }) {
  const featured = articles.filter((article) => article.featured)
  const others = articles.filter((article) => !article.featured)
  return (
    <div className="container blog">
      <header className="blog-head">
        <h1 className="title-52">{text.title}</h1>
        <p className="measure">{text.lead}</p>
      </header>
      <ArticleList id="blog-featured" title={text.featured} articles={featured} isFeatured />
      <ArticleList id="blog-others" title={text.others} articles={others} />
    </div>
  )
}

type ListProps = { id: string; title: string; articles: readonly Article[]; isFeatured?: boolean }

function ArticleList({ id, title, articles, isFeatured = false }: ListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 className="blog-label" id={id}>
        {title}
      </h2>
      <ul className={isFeatured ? 'blog-featured' : 'blog-others'} role="list">
        {articles.map((article) => (
          <li key={article.slug}>
            <article className="blog-entry">
              <p className="blog-category">{article.category}</p>
              <h3>
                <a href={`/blog/${article.slug}`}>{article.title}</a>
              </h3>
              <p>{article.excerpt}</p>
              <p className="soft small">{text.facts(formatDate(article.publishDate), article.readTime)}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
