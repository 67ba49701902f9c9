import { useEffect, useRef } from 'react'
import { ButtonLink } from '#ui/button-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { Switch } from '#ui/switch.tsx'
import { ChecksPart } from './checks-part.tsx'
import { editorText, fieldLabel } from './editor.text.ts'
import { useEditorForm } from './editor-form.ts'
import { stepPath } from './editor-step.ts'
import { InputsPreview } from './inputs-preview.tsx'
import { LimitBanner } from './limit-banner.tsx'
import { publishText as text } from './publish.text.ts'
import { SampleCompany } from './sample-company.tsx'
import { SummaryPart } from './summary-part.tsx'
import type { Submission } from './use-submission.ts'

type Props = { botId: string | null; isLive: boolean; isWaiting: boolean; path: string; submission: Submission }

/** Shows step 4: the submission, the sample company, the form as a customer gets it, the checks, and whether to publish (AMB-109). */
export function PublishStep({ botId, isLive, isWaiting, path, submission }: Props) {
  const { form, change } = useEditorForm()
  return (
    <div className="editor-publish">
      <Refusal submission={submission} path={path} />
      <div className="stack">
        <SummaryPart path={path} />
        <SampleCompany />
        <ChecksPart submission={submission} path={path} />
      </div>
      <div className="stack">
        <InputsPreview botId={botId} />
        <section className="card card-padded editor-fields" aria-labelledby="editor-publishing">
          <h2 id="editor-publishing" className="title-22">
            {text.publishTitle}
          </h2>
          {isLive ? (
            <p>{text.publishLive}</p>
          ) : (
            <>
              {!isWaiting && <LimitBanner />}
              <Switch
                name="publish"
                checked={form.publish}
                label={fieldLabel.publish}
                hint={text.publishHint}
                onChange={(event) => change({ publish: event.target.checked })}
              />
            </>
          )}
          <p className="small soft">{editorText.submitHint}</p>
        </section>
      </div>
    </div>
  )
}

/** Shows why the last submission was refused and what to do next; takes the focus, because the button that was pressed is far below. */
function Refusal({ submission: { refusal }, path }: Pick<Props, 'submission' | 'path'>) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal === null) return
    part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block: 'center' })
  }, [refusal])
  return (
    <div className="refusal" ref={part} tabIndex={-1} hidden={refusal === null}>
      {refusal && <RefusalNotice refusal={refusal} path={path} />}
    </div>
  )
}

function RefusalNotice({ refusal, path }: { refusal: NonNullable<Submission['refusal']>; path: string }) {
  if (refusal.kind === 'profile') {
    const back = encodeURIComponent(stepPath(path, 4))
    return (
      <Notice
        tone="attention"
        live
        title={text.profileTitle}
        action={<ButtonLink href={`/vendor/profile?redirect=${back}`}>{text.toProfile}</ButtonLink>}
      >
        {text.profileText}
      </Notice>
    )
  }
  if (refusal.kind === 'limit') {
    return (
      <Notice tone="error" live action={<a href="/developer/pricing">{text.upgrade}</a>}>
        {text.limitReachedToast} {text.limitEnds}
      </Notice>
    )
  }
  if (refusal.kind === 'plan')
    return (
      <Notice tone="error" live action={<a href="/developer/pricing">{text.upgrade}</a>}>
        {refusal.message} {text.planFull}
      </Notice>
    )
  return (
    <Notice
      tone="error"
      live
      title={`${refusal.kind === 'checks' ? text.blocked : editorText.saveFailed}.`}
      action={refusal.kind === 'checks' && <a href="#editor-checks">{text.seeChecks}</a>}
    >
      {refusal.message}
    </Notice>
  )
}
