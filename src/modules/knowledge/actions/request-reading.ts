import { CONFIGURATION_FIELDS, type Configuration, formOf, urlFieldsOf } from '#modules/activation/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { findExtraUrls, replaceSources, type SourceInput } from '../store/page-store.ts'
import { enqueueReading } from './reading-queue.ts'

/** Updates the sources of a configuration to its form and extra pages, and requests a reading, in the caller's service transaction. */
export async function requestReading(
  tx: Tx,
  config: Configuration,
  extraUrls: readonly string[] | null,
  now: Date,
): Promise<void> {
  if (!config.is_sample) {
    const extra = extraUrls ?? (await findExtraUrls(tx, config.id))
    await replaceSources(tx, { configId: config.id, userId: config.user_id }, sourcesOf(config, extra))
  }
  await enqueueReading(tx, { configId: config.id, userId: config.user_id, now })
}

/** Returns the sources that a configuration describes: its addresses, its text fields, and the extra pages (AMB-046). */
export function sourcesOf(config: Configuration, extraUrls: readonly string[]): SourceInput[] {
  const addresses = urlFieldsOf(config.category, config.config_data).map(
    ({ url }): SourceInput => ({ kind: 'address', origin: 'config', url }),
  )
  const texts = CONFIGURATION_FIELDS[formOf(config.category)].flatMap(({ name, kind }): SourceInput[] => {
    const value = config.config_data[name]?.trim()
    if (!value || (kind !== 'text' && kind !== 'long-text')) return []
    return [{ kind: 'text', origin: 'config', url: `config:${name}`, title: titleOf(name), body: value }]
  })
  const known = new Set(addresses.map(({ url }) => url))
  const extra = extraUrls
    .filter((url) => !known.has(url))
    .map((url): SourceInput => ({ kind: 'address', origin: 'extra', url }))
  return [...addresses, ...texts, ...extra]
}

/** Returns a field's name for display, e.g. 'Openingstijden' for `openingstijden`. */
function titleOf(field: string): string {
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
