import { formatDate } from '#ui/format/date.ts'
import { Notice } from '#ui/notice.tsx'
import { ShareLinks } from '#ui/share-links.tsx'
import type { FullArticle } from '../contract.ts'
import './blog.css'
import '#ui/styles/prose.css'
import { blogText as text } from './blog.text.ts'

/** Shows one article with its share buttons (PAGE-02); one without a text yet says so below its excerpt (AMB-090). */
export function ArticleScreen({ article, address }: { article: FullArticle; address: string }) {
  return (
    <article className="container blog-article">
      <header className="blog-article-head">
        <p className="blog-category">{article.category}</p>
        <h1>{article.title}</h1>
        <p className="blog-excerpt">{article.excerpt}</p>
        <p className="soft small">
          {text.by(article.author)} · {text.facts(formatDate(article.publishDate), article.readTime)}
        </p>
      </header>
      {article.isWhole ? (
        // oxlint-disable-next-line react/no-danger -- our own text, made into HTML by the server with every `<` in it as text
        <div className="prose" dangerouslySetInnerHTML={{ __html: article.content }} />
      ) : (
        <Notice>{text.soon}</Notice>
      )}
      <footer className="blog-article-end">
        <ShareLinks title={text.share} name={article.title} address={address} />
        <p>
          <a href="/blog">{text.back}</a>
        </p>
      </footer>
    </article>
  )
}
