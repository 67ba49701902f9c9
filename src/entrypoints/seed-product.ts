import type { StoreSampleKnowledge } from '#modules/activation/public.ts'
import { readSources, storeSampleKnowledge } from '#modules/knowledge/public.ts'
import type { App } from './create-app.ts'
import { seedCatalogue } from './seed.ts'
import { seedExampleData } from './seed-example-data.ts'

/**
 * Fills the marketplace before the server listens, in the demo with the example data of its customer. The pages of the sample companies are read at
 * once, so that the first visitor's question finds them; a failed reading is left to its waiting job.
 */
export async function seedProduct(app: App, options: { demo: boolean; beforeWork: () => void }): Promise<void> {
  const configIds: string[] = []
  const store: StoreSampleKnowledge = async (tx, sample) => {
    await storeSampleKnowledge(tx, sample)
    configIds.push(sample.configId)
  }
  await seedCatalogue(app, { ...options, storeSampleKnowledge: store })
  if (options.demo) await seedExampleData(app)
  for (const configId of configIds) {
    try {
      await readSources(app.knowledge, configId)
    } catch (error) {
      app.knowledge.log.error({ err: error, configId }, 'the pages of a sample company were not read at the start')
    }
  }
}
