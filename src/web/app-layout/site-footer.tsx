import { useRouteContext } from '@tanstack/react-router'
import { BrandMark } from '#ui/brand-mark.tsx'
import { COPYRIGHT_YEAR, shellText } from './shell.text.ts'

type FooterLink = { href: string; label: string }

const PLATFORM: readonly FooterLink[] = [
  { href: '/bots', label: shellText.discover },
  { href: '/pricing', label: shellText.plans },
  { href: '/demo', label: shellText.demo },
  { href: '/academy', label: shellText.academy },
]
const COMPANY: readonly FooterLink[] = [
  { href: '/contact', label: shellText.contact },
  { href: '/blog', label: shellText.blog },
  { href: '/enterprise', label: shellText.enterprise },
  { href: '/vendor/apply', label: shellText.becomeVendor },
  { href: '/become-developer', label: shellText.forDevelopers },
]
const LEGAL: readonly FooterLink[] = [
  { href: '/privacy', label: shellText.privacy },
  { href: '/voorwaarden', label: shellText.terms },
  { href: '/retouren-levering', label: shellText.returns },
]

/** The footer of every public page: four columns and the copyright line (SHELL-05). Links only to pages that exist. */
export function SiteFooter() {
  const { site } = useRouteContext({ from: '__root__' })
  const socials = site.socials.map((social) => ({ href: social.url, label: social.name }))
  return (
    <footer className="site-footer">
      <div className="container">
        <div className="site-footer-row">
          <div>
            <a className="brand" href="/" aria-label={shellText.home}>
              <BrandMark />
              {site.name}
            </a>
            <p className="soft footer-pitch">{shellText.pitch}</p>
          </div>
          <Column title={shellText.columnPlatform} links={PLATFORM} />
          <Column title={shellText.columnLegal} links={LEGAL} />
          <Column title={shellText.columnCompany} links={COMPANY} />
          <Column title={shellText.columnFollow} links={socials} empty={shellText.noSocials} />
        </div>
        <div className="site-footer-end">
          <span>
            © {COPYRIGHT_YEAR} {site.name}
          </span>
          <span>{shellText.vatNote}</span>
          {site.operator && <span>{shellText.operator(site.operator)}</span>}
        </div>
      </div>
    </footer>
  )
}

function Column({ title, links, empty }: { title: string; links: readonly FooterLink[]; empty?: string }) {
  return (
    <div>
      <h2>{title}</h2>
      {links.length === 0 && <p className="soft small">{empty}</p>}
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} {...(link.href.startsWith('http') ? { rel: 'noopener me' } : {})}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
