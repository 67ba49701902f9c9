import { SvgText } from './svg-text.tsx'
import { brandMark } from './tile-portrait.ts'

/** The brand picture, 30 px. Put it with the name in a `.brand` link, which makes it blink on hover. */
export function BrandMark() {
  return <SvgText svg={brandMark()} className="brand-mark" />
}
