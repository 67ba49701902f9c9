import type { StoreSampleKnowledge } from '#modules/activation/public.ts'
import { findOwner, replaceSources } from '../store/page-store.ts'
import { enqueueReading } from './reading-queue.ts'

/**
 * Stores the pages of a sample company as text sources: the company does not exist, so there is no address to link to. Sections become
 * sources of their own, so that an answer can name the part of the page that it is based on; one without a heading is the whole page.
 */
export const storeSampleKnowledge: StoreSampleKnowledge = async (tx, sample) => {
  const userId = await findOwner(tx, sample.configId)
  if (!userId) return
  const sources = sample.pages.flatMap((page) =>
    page.sections.map((section, index) => ({
      kind: 'text' as const,
      origin: 'config' as const,
      url: `config:${page.path}#${index}`,
      title: section.heading === '' ? page.title : `${page.title}, onderdeel ‘${section.heading}’`,
      // Under its heading, as on a web page: the question in a heading weighs in the section's answer.
      body: section.heading === '' ? section.text : `# ${section.heading}\n\n${section.text}`,
    })),
  )
  await replaceSources(tx, { configId: sample.configId, userId }, sources)
  await enqueueReading(tx, { configId: sample.configId, userId, now: sample.now })
}
