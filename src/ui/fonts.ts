import heading from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'

/** Urls of the two woff2 files that every page needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadFonts: readonly string[] = [heading, text]
