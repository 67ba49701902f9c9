import type { ReactNode } from 'react'
import { EmptyTile } from './empty-tile.tsx'
import { Tile } from './tile.tsx'

type TileSpec = { category: string; seed?: string | undefined }

type Props = {
  title: ReactNode
  description?: ReactNode
  tiles?: readonly TileSpec[] | undefined
  action?: ReactNode
  headingLevel?: 2 | 3 | undefined
}

/** Says that nothing is here yet, and what to do next. The tiles above it have a face when they have a seed. */
export function EmptyState({ title, description, tiles, action, headingLevel = 3 }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className="empty-state">
      {tiles && (
        <div className="tile-row">
          {tiles.map((tile, i) =>
            tile.seed === undefined ? (
              <EmptyTile key={i} category={tile.category} size={64} />
            ) : (
              <Tile key={i} seed={tile.seed} category={tile.category} size={64} />
            ),
          )}
        </div>
      )}
      <Heading className="empty-state-title">{title}</Heading>
      {description && <p className="empty-state-text">{description}</p>}
      {action}
    </div>
  )
}
