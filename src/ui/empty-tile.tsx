import { SvgText } from './svg-text.tsx'
import type { TileSize } from './tile.tsx'
import { emptyTile } from './tile-portrait.ts'

/** A tile without a face, for walls and empty states. Always decorative. */
export function EmptyTile({ category, size }: { category: string; size?: TileSize | undefined }) {
  return <SvgText svg={emptyTile(category)} className="tile" size={size} />
}
