import { expect, it } from 'vitest'
import { readSettings } from '#platform/config/settings.ts'
import { landingHead } from '#web/landing-head.ts'
import { pageHead } from '#web/page-head.ts'
import { readSite } from './read-site.ts'

const siteOf = (env: Record<string, string>) => readSite({ settings: readSettings(env), keys: { publicKey: 'k' } })

it('[DATA-20] [AMB-018] site info is name, description, tagline, author, support address and url, with neutral defaults', () => {
  const { name, description, tagline, author, supportEmail, publicUrl } = siteOf({ PORT: '3000' })
  expect({ name, description, tagline, author, supportEmail, publicUrl }).toEqual({
    name: 'Syvo',
    description: 'Ontdek, huur en koop AI-bots die meteen werken. 30 dagen gratis, op je site in ongeveer 5 minuten.',
    tagline: 'AI-bots die meteen werken',
    author: 'Syvo',
    supportEmail: 'hulp@syvo.example',
    publicUrl: 'http://localhost:3000',
  })
})

it('[DATA-20] [AMB-018] site info comes from the environment, and the pages show it', () => {
  const site = siteOf({
    SITE_NAME: 'Kantoorhulp',
    SITE_DESCRIPTION: 'Bots voor kantoren.',
    SITE_TAGLINE: 'Nooit meer wachten',
    SITE_AUTHOR: 'Kantoor & Co',
    SITE_SUPPORT_EMAIL: 'hulp@kantoor.example',
    PUBLIC_URL: 'https://kantoor.example',
    SECRETS_KEY: 'een-geheim-van-ten-minste-tweeendertig-tekens',
  })
  expect(site).toMatchObject({
    name: 'Kantoorhulp',
    description: 'Bots voor kantoren.',
    tagline: 'Nooit meer wachten',
    author: 'Kantoor & Co',
    supportEmail: 'hulp@kantoor.example',
    publicUrl: 'https://kantoor.example',
  })
  const landing = landingHead(site)
  expect(landing.meta).toEqual(
    expect.arrayContaining([
      { title: 'Kantoorhulp: Nooit meer wachten' },
      { name: 'description', content: 'Bots voor kantoren.' },
      { name: 'author', content: 'Kantoor & Co' },
      { property: 'og:site_name', content: 'Kantoorhulp' },
      { property: 'og:url', content: 'https://kantoor.example/' },
    ]),
  )
  const other = pageHead({ title: 'Contact', description: 'Vraag het ons.', path: '/contact' }, site)
  expect(other.meta).toContainEqual({ title: 'Contact | Kantoorhulp' })
})
