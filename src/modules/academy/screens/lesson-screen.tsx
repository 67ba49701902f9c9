import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Tile } from '#ui/tile.tsx'
import type { Lesson } from '../contract.ts'
import './academy.css'
import { academyText as text } from './academy.text.ts'
import '#ui/styles/prose.css'

/** The reader of a lesson: `checking` until it is known whether the account opens it. */
export type Reader = 'visitor' | 'member' | 'checking' | 'failed'

type Props = { lesson: Lesson; reader: Reader; signInHref: string; onRetry: () => void }

/** Shows one course or starter kit: a text for anyone to read, of a video course for developers only (PAGE-04, PAGE-05). */
export function LessonScreen({ lesson, reader, signInHref, onRetry }: Props) {
  const isOpen = lesson.content !== null
  return (
    <article className="container lesson" data-open={isOpen}>
      <header className="lesson-head">
        <a className="soft small" href="/academy">
          {text.back}
        </a>
        <Tile seed={lesson.id} category={lesson.tile} size={104} />
        <p className="academy-badges">
          <Badge tone="blue">{text.kindNames[lesson.kind]}</Badge>
          <Badge>{lesson.level}</Badge>
          {!lesson.available && <Badge tone="orange">{text.recording}</Badge>}
        </p>
        <h1>{lesson.title}</h1>
        <p className="lesson-lead">{lesson.description}</p>
        <p className="soft small">{lesson.available ? lesson.duration : text.plannedLength(lesson.duration)}</p>
        {lesson.download && (
          <div className="button-row">
            <ButtonLink href={lesson.download} download>
              {text.download}
            </ButtonLink>
          </div>
        )}
        {!isOpen && <Closed reader={reader} signInHref={signInHref} onRetry={onRetry} />}
        {isOpen && !lesson.available && <Notice title={text.noVideoTitle}>{text.noVideo}</Notice>}
      </header>
      <Chapters lesson={lesson} />
      {lesson.content !== null && (
        // oxlint-disable-next-line react/no-danger -- our own text, with every `<` in it as text
        <div className="prose measure" dangerouslySetInnerHTML={{ __html: lesson.content }} />
      )}
    </article>
  )
}

function Chapters({ lesson }: { lesson: Lesson }) {
  const isOpen = lesson.content !== null
  return (
    <nav className="lesson-chapters" aria-labelledby="lesson-chapters">
      <h2 id="lesson-chapters">{text.chapters}</h2>
      <ol>
        {lesson.chapters.map(({ title, anchor, minutes }) => (
          <li key={anchor}>
            {isOpen ? <a href={`#${anchor}`}>{title}</a> : <span>{title}</span>}
            {minutes !== null && <span className="soft small">{text.minutes(minutes)}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Says why the course is closed and how to open it (PAGE-04); nothing about an account before it is known. */
function Closed({ reader, signInHref, onRetry }: Omit<Props, 'lesson'>) {
  if (reader === 'failed') return <ErrorState message={text.failed} retryLabel={text.retry} onRetry={onRetry} />
  if (reader === 'checking')
    return (
      <SkeletonGroup label={text.checking}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    )
  const action = (
    <div className="button-row">
      <ButtonLink href="/developer/pricing">{text.lockedPlans}</ButtonLink>
      {reader === 'visitor' && (
        <ButtonLink variant="line" href={signInHref}>
          {text.lockedSignIn}
        </ButtonLink>
      )}
    </div>
  )
  return (
    <Notice tone="attention" title={text.lockedTitle} action={action}>
      {reader === 'visitor' ? text.lockedOut : text.lockedIn}
    </Notice>
  )
}
