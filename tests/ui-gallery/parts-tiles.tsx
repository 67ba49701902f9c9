import { CategorySign } from '#ui/category-sign.tsx'
import { EmptyTile } from '#ui/empty-tile.tsx'
import { Tile } from '#ui/tile.tsx'
import { categoryKey, PALETTES } from '#ui/tile-palette.ts'
import { Section } from './section.tsx'

const CATEGORIES = [...PALETTES.keys()]
const TILES = ['Balie', 'Notulist', 'Tekstmeester', 'Tafelwijs', 'Schapwijzer'].map((name, i) => ({
  name,
  category: CATEGORIES[(i + 2) % CATEGORIES.length] ?? 'Horeca',
}))

/** Type, tiles, category signs and the wall. */
export function TileParts() {
  return (
    <>
      <Section title="Letter">
        <p className="heading title-88">Kop 88</p>
        <p className="heading title-52">Kop 52, Bricolage 700</p>
        <p className="heading title-36">Kop 36</p>
        <p className="heading title-28">Kop 28</p>
        <p className="heading title-22">Kop 22</p>
        <p>Tekst 16, regels van hoogstens 70 tekens</p>
        <p className="small soft">Tekst 14, bijschrift</p>
        <p className="figure">€ 1.029,99 en € 9,00: cijfers met vaste breedte</p>
      </Section>
      <Section title="Tegel">
        <div className="gallery-tiles">
          {CATEGORIES.map((category) => (
            <div key={category} className="blinks">
              <Tile seed={`0190-${category}`} category={category} />
              <p className="category-name">
                <CategorySign category={category} />
                {category}
              </p>
            </div>
          ))}
        </div>
        <div className="tile-row">
          <EmptyTile category="Marketing" size={64} />
          <EmptyTile category="Horeca" size={64} />
          <Tile seed="a" category="Horeca" size={64} />
          <Tile seed="b" category="Horeca" size={48} title="Portret van b" />
          <Tile seed="c" category="Horeca" size={40} />
          <Tile seed="d" category="Horeca" size={24} />
        </div>
      </Section>
      <Section title="Muur">
        <ul className="tile-wall">
          {TILES.map((item, i) => (
            <li key={item.name} className={i === 0 ? 'tile-wall-feature' : undefined}>
              <Tile seed={item.name} category={item.category} />
              <div className="tile-wall-text">
                <p className="category-name" data-category={categoryKey(item.category)}>
                  <CategorySign category={item.category} />
                  {item.category}
                </p>
                <h3>
                  <a href={`#${item.name}`}>{item.name}</a>
                </h3>
                <p>Beantwoordt vragen van klanten uit je eigen pagina's.</p>
                <p className="tile-wall-foot">
                  <span>
                    <strong>€ 29,00</strong> per maand
                  </span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
