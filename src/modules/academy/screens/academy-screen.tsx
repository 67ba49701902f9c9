import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tile } from '#ui/tile.tsx'
import { ToggleGroup } from '#ui/toggle-group.tsx'
import { COURSE_TYPES, type Course, LEVELS, type StarterKit } from '../contract.ts'
import './academy.css'
import { academyText as text } from './academy.text.ts'
import type { AcademySearch } from './academy-address.ts'
import { academyHead } from './academy-head.text.ts'

type Props = {
  courses: readonly Course[]
  kits: readonly StarterKit[]
  search: AcademySearch
  onSearch: (search: AcademySearch) => void
}

const ALL = 'alles'
const LEVEL_ITEMS = [{ value: ALL, label: text.all }, ...LEVELS.map((value) => ({ value, label: value }))] as const
const TYPE_ITEMS = [
  { value: ALL, label: text.all },
  ...COURSE_TYPES.map((value) => ({ value, label: text.typeNames[value] })),
] as const

/** Shows the academy: courses by level and type, and the starter kits (ROUTE-15, PAGE-03). */
export function AcademyScreen({ courses, kits, search, onSearch }: Props) {
  const { niveau, type } = search
  const shown = courses.filter((one) => (!niveau || one.level === niveau) && (!type || one.type === type))
  const choose = (next: { niveau?: string; type?: string }) => {
    const level = LEVELS.find((one) => one === (next.niveau ?? niveau))
    const kind = COURSE_TYPES.find((one) => one === (next.type ?? type))
    onSearch({ ...(level ? { niveau: level } : {}), ...(kind ? { type: kind } : {}) })
  }
  return (
    <div className="container academy">
      <header className="academy-head">
        <h1 className="title-52">{academyHead.title}</h1>
        <p className="measure">{text.lead}</p>
      </header>
      <section className="academy-part" aria-labelledby="academy-courses">
        <h2 className="title-28" id="academy-courses">
          {text.courses}
        </h2>
        <div className="academy-filters">
          <div>
            <p aria-hidden="true">{text.level}</p>
            <ToggleGroup
              label={text.level}
              items={LEVEL_ITEMS}
              value={niveau ?? ALL}
              onValueChange={(value) => choose({ niveau: value })}
            />
          </div>
          <div>
            <p aria-hidden="true">{text.type}</p>
            <ToggleGroup
              label={text.type}
              items={TYPE_ITEMS}
              value={type ?? ALL}
              onValueChange={(value) => choose({ type: value })}
            />
          </div>
          <p className="soft small" role="status">
            {text.count(shown.length)}
          </p>
        </div>
        {shown.length === 0 ? (
          <EmptyState
            title={text.none}
            description={text.noneText}
            tiles={[
              { category: 'Productiviteit' },
              { category: 'Horeca', seed: 'academie-leeg' },
              { category: 'Marketing' },
            ]}
            action={
              <Button variant="line" onClick={() => onSearch({})}>
                {text.showAll}
              </Button>
            }
          />
        ) : (
          <ul className="academy-cards" role="list">
            {shown.map((course) => (
              <CourseCard key={course.id} course={course} />
            ))}
          </ul>
        )}
      </section>
      <section className="academy-part" aria-labelledby="academy-kits">
        <h2 className="title-28" id="academy-kits">
          {text.kits}
        </h2>
        <p className="soft measure">{text.kitsLead}</p>
        <ul className="academy-cards" role="list">
          {kits.map((kit) => (
            <KitCard key={kit.id} kit={kit} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function CourseCard({ course }: { course: Course }) {
  const isVideo = course.type === 'video'
  return (
    <li className="academy-card" data-course={course.id} data-type={course.type} data-level={course.level}>
      <div className="academy-card-top">
        <Tile seed={course.id} category={course.tile} size={64} />
        <p className="academy-badges">
          <Badge tone={isVideo ? 'blue' : 'neutral'}>{text.kindNames[course.type]}</Badge>
          {isVideo ? <Badge>{text.forVendors}</Badge> : <Badge tone="green">{text.free}</Badge>}
          {!course.available && <Badge tone="orange">{text.recording}</Badge>}
        </p>
      </div>
      <h3 className="title-22">{course.title}</h3>
      <p className="academy-about">{course.description}</p>
      <p className="soft small">
        {[
          course.level,
          course.available ? course.duration : text.plannedLength(course.duration),
          text.lessons(course.lessons),
        ].join(' · ')}
      </p>
      <CardActions id={course.id} title={course.title} isPaper={!isVideo} />
    </li>
  )
}

function KitCard({ kit }: { kit: StarterKit }) {
  return (
    <li className="academy-card" data-kit={kit.id}>
      <div className="academy-card-top">
        <Tile seed={kit.id} category={kit.category} size={64} />
        <p className="academy-badges">
          <Badge>{kit.category}</Badge>
          <Badge tone="green">{text.free}</Badge>
        </p>
      </div>
      <h3 className="title-22">{kit.title}</h3>
      <p className="academy-about">{kit.description}</p>
      <p className="soft small">{[kit.difficulty, kit.setupTime].join(' · ')}</p>
      <CardActions id={kit.id} title={kit.title} isPaper />
    </li>
  )
}

function CardActions({ id, title, isPaper }: { id: string; title: string; isPaper: boolean }) {
  return (
    <div className="button-row">
      <ButtonLink
        size="small"
        variant={isPaper ? 'line' : 'primary'}
        href={`/academy/${id}`}
        aria-label={`${isPaper ? text.read : text.open}: ${title}`}
      >
        {isPaper ? text.read : text.open}
      </ButtonLink>
      {isPaper && (
        <ButtonLink
          size="small"
          href={`/functions/v1/academy/${id}/pdf`}
          download
          aria-label={`${text.download}: ${title}`}
        >
          {text.download}
        </ButtonLink>
      )}
    </div>
  )
}
