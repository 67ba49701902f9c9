import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useEditorForm } from './editor-form.ts'
import { publishText as text } from './publish.text.ts'
import { useFocusOnAdded } from './use-focus-on-added.ts'

const PAGES_MAX = 20

/** Edits the pages of the sample company, from which the trial bench, the free trial and the daily tests answer. */
export function SamplePages() {
  const { form, change, problem, leave } = useEditorForm()
  const pages = form.sample_pages
  const list = useRef<HTMLDivElement>(null)
  const focusAdded = useFocusOnAdded(list, pages.length)
  const put = (next: typeof pages) => change({ sample_pages: next })
  const [removed, setRemoved] = useState<{ at: number; page: (typeof pages)[number] } | null>(null)
  return (
    <div className="stack" ref={list}>
      {pages.map((page, at) => {
        const name = page.title.trim() || text.page(at + 1)
        const edit = (part: Partial<typeof page>) =>
          put(pages.map((one, index) => (index === at ? { ...one, ...part } : one)))
        return (
          <div key={at} className="sample-item" role="group" aria-label={name}>
            <div className="sample-item-head">
              <Field label={text.pageTitle} error={problem('sample_pages', at)}>
                <TextInput
                  value={page.title}
                  placeholder={text.pageTitlePlaceholder}
                  autoComplete="off"
                  onChange={(event) => edit({ title: event.target.value })}
                  onBlur={() => leave('sample_pages')}
                />
              </Field>
              <IconButton
                icon="trash"
                label={text.removePage(name)}
                onClick={() => {
                  setRemoved({ at, page })
                  put(pages.filter((_, index) => index !== at))
                }}
              />
            </div>
            <Field label={text.pageText} hint={at === 0 ? text.pageTextHint : undefined}>
              <TextArea
                value={page.text}
                rows={5}
                onChange={(event) => edit({ text: event.target.value })}
                onBlur={() => leave('sample_pages')}
              />
            </Field>
          </div>
        )
      })}
      <div className="button-row">
        <Button
          variant="line"
          disabled={pages.length >= PAGES_MAX}
          onClick={() => {
            put([...pages, { title: '', text: '' }])
            focusAdded()
          }}
        >
          <Icon name="plus" />
          {text.addPage}
        </Button>
        {removed && (
          <Button
            variant="quiet"
            onClick={() => {
              put([...pages.slice(0, removed.at), removed.page, ...pages.slice(removed.at)])
              setRemoved(null)
            }}
          >
            {text.undoRemove(removed.page.title.trim() || text.page(removed.at + 1))}
          </Button>
        )}
      </div>
    </div>
  )
}
