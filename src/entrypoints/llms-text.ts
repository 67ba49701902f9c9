import { readBots } from '#modules/catalogue/contract.ts'
import { listArticles } from '#modules/marketing/contract.ts'
import type { ApiClient } from '#platform/http/api-client.ts'
import { priceLine } from '#web/bot-head.ts'

const PAGES = [
  ['/marketplace', 'Alle bots', 'met prijs per maand, te filteren op categorie en prijs'],
  ['/pricing', 'Plannen', 'wat een plan kost en wat erin zit'],
  ['/demo', 'Demo', 'gesprekken met bots van voorbeeldbedrijven'],
  ['/enterprise', 'Enterprise', 'in ontwikkeling, met een wachtlijst'],
  ['/contact', 'Contact', 'vragen aan mensen'],
] as const

/** Returns the text for language models (llmstxt.org): what Syvo is, its pages, its bots with their prices, its articles. */
export async function llmsText(api: ApiClient, publicUrl: string): Promise<string> {
  const [bots, articles] = await Promise.all([api.call(readBots), api.call(listArticles)])
  const link = (path: string, name: string, note: string) => `- [${plain(name)}](${publicUrl}${path}): ${plain(note)}`
  return [
    '# Syvo',
    '',
    '> Nederlandse marktplaats voor AI-bots. Bedrijven ontdekken, huren en kopen er bots die meteen werken, vullen ze met hun eigen pagina’s en zetten ze met één regel code op hun site.',
    '',
    'Elke bot is zonder account te proberen met 3 berichten, daarna 30 dagen voor € 0,00; de proef stopt vanzelf. Alle prijzen zijn inclusief btw.',
    '',
    '## Pagina’s',
    '',
    ...PAGES.map(([path, name, note]) => link(path, name, note)),
    '',
    '## Bots',
    '',
    ...bots.map((bot) => link(`/bot/${bot.id}`, bot.title, `${bot.category}, ${priceLine(bot)}. ${bot.description}`)),
    '',
    '## Artikelen',
    '',
    ...articles.map(({ slug, title, excerpt }) => link(`/blog/${slug}`, title, excerpt)),
    '',
  ].join('\n')
}

/** Returns a vendor's text as one line with the characters escaped that form links, headings or code. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|]/g, (sign) => `\\${sign}`)
    .trim()
}
