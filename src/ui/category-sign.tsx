import { SvgText } from './svg-text.tsx'
import { categoryKey } from './tile-palette.ts'
import { categorySign } from './tile-portrait.ts'

/** The sign of a category in its own colour. Decorative: the name is shown beside it. */
export function CategorySign({ category }: { category: string }) {
  return <SvgText svg={categorySign(category)} className="category-sign" category={categoryKey(category)} />
}
