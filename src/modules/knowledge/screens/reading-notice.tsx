import { Notice } from '#ui/notice.tsx'
import type { Knowledge } from '../contract.ts'
import { knowledgeText as text } from './knowledge.text.ts'
import type { ShownPage } from './page-list.tsx'
import { pageName } from './page-state.ts'

type Props = {
  knowledge: Pick<Knowledge, 'reading' | 'queued'>
  isExpected: boolean
  pages: readonly ShownPage[]
  botTitle: string
  onFix: () => void
}

/** Shows the state of the reading in one sentence; at its end all failures as one warning. It never blocks the user. */
export function ReadingNotice({ knowledge, isExpected, pages, botTitle, onFix }: Props) {
  const { state } = text
  const isEmpty = pages.length === 0
  if (knowledge.queued || (isEmpty && isExpected)) return <Notice title={state.queued}>{state.queuedText}</Notice>
  if (knowledge.reading) return <Notice title={state.reading}>{state.readingText(botTitle)}</Notice>
  if (isEmpty) return <Notice title={state.nothing}>{state.nothingText(botTitle)}</Notice>
  const total = pages.filter(({ page }) => !page.is_text).length
  const problems = pages.filter((shown) => shown.state.problem !== null)
  if (problems.length === 0) {
    return (
      <Notice tone="success" title={total === 0 ? state.readTexts : state.read(total)} live>
        {state.readText(botTitle)}
      </Notice>
    )
  }
  const { title, note, action } = warningOf(problems, botTitle)
  return (
    <Notice tone="attention" title={title} live>
      {note}{' '}
      <button type="button" className="text-button" onClick={onFix}>
        {action}
      </button>{' '}
      {text.orContinue}
    </Notice>
  )
}

/** Returns the warning about failures. Pages come first, because own texts are not fetched; an own text is fixed where it was typed. */
function warningOf(problems: readonly ShownPage[], botTitle: string) {
  const ofPages = problems.filter(({ page }) => !page.is_text)
  const [first, ...others] = ofPages.length > 0 ? ofPages : problems
  const name = first ? pageName(first.page, false) : ''
  if (ofPages.length === 0) {
    const title = others.length > 0 ? text.manyTextProblems(others.length + 1) : text.textProblem(name)
    return { title, note: text.textNote(botTitle, others.length + 1), action: text.changeText }
  }
  const one = first?.state.problem === 'thin' ? text.thinProblem(name) : text.oneProblem(name)
  const title = others.length > 0 ? text.manyProblems(others.length + 1) : one
  return { title, note: text.fixNote(botTitle), action: text.chooseOtherPage }
}
