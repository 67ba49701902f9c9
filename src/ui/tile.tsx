import { classNames } from './class-names.ts'
import { SvgText } from './svg-text.tsx'
import { tilePortrait } from './tile-portrait.ts'

/** The widths of a tile; without one it fills its box. */
export type TileSize = 24 | 32 | 40 | 48 | 64 | 104

type Props = {
  seed: string
  category: string
  title?: string | undefined
  size?: TileSize | undefined
  className?: string | undefined
}

/** The portrait of a seed and a category. Decorative unless `title` names it. */
export function Tile({ seed, category, title, size, className }: Props) {
  return <SvgText svg={tilePortrait(seed, category, { title })} className={classNames('tile', className)} size={size} />
}
