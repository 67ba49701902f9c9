import { type FormEvent, useState } from 'react'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { useOpenChoice } from '#ui/concurrent-save-notice.tsx'
import { Notice } from '#ui/notice.tsx'
import { toastNotice, toastSuccess } from '#ui/toast.ts'
import { usePressing } from '#ui/use-pressing.ts'
import type { Configuration, SavedConfiguration } from '../contract.ts'
import { formOf } from '../domain/configuration-schema.ts'
import { messageOr } from './activation-client.ts'
import { CloseChatDialog } from './close-chat-dialog.tsx'
import { ConfigurationInput } from './configuration-input.tsx'
import { configureText as text } from './configure.text.ts'
import { ConcurrentSaveNotice, IncompleteNotice, namesOf } from './configure-notices.tsx'
import { ResetConfiguration } from './reset-configuration.tsx'
import { useConfigurationForm } from './use-configuration-form.ts'
import { useConfigurationSave } from './use-configuration-save.ts'

type Props = {
  bot: BotDetail
  configuration: Configuration
  withStarter: boolean
  /** Called with the stored configuration, valid or not. */
  onStored: (saved: Configuration) => void
  /** Called when the saved configuration is valid; leads to step 2 (CONF-10). */
  onValid: () => void
}

/**
 * Shows step 1: the form of the category, checked by the schema that the server uses too. An incomplete form is saved all the same and stays here,
 * with its problems at the fields (CONF-03 to CONF-10); typed text stays when saving fails.
 */
export function ConfigureForm({ bot, configuration, withStarter, onStored, onValid }: Props) {
  const draft = useConfigurationForm(configuration, withStarter)
  const { form, fields, elsewhere } = draft
  const { onPointerDown, onMouseDown, afterPress } = usePressing()
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [wouldClose, setWouldClose] = useState(false)
  const { choiceRef, askChoice } = useOpenChoice()
  const onClash = () => {
    toastNotice(text.chooseFirst)
    askChoice()
  }
  const onSaved = (saved: SavedConfiguration, sent: Record<string, string>) => {
    draft.acceptSaved(saved, sent)
    onStored(saved)
    setIsIncomplete(!saved.config_valid)
    // A field that was fixed during this save has no problem any more.
    const unmended = saved.problems.filter(({ field }) => (form.getValues(field) ?? '') === (sent[field] ?? ''))
    for (const { field, message } of unmended) form.setError(field, { message })
    if (!saved.config_valid) return toastNotice(text.saved, text.missing(namesOf(saved.problems.map((it) => it.field))))
    toastSuccess(text.savedValid)
    onValid()
  }
  const save = useConfigurationSave({
    configuration,
    mergeStored: draft.mergeStored,
    texts: draft.texts,
    onSaved,
    onClash,
  })
  const store = () => save.mutate(draft.texts())
  const wrongFields = fields.flatMap(({ name }) => (form.formState.errors[name] ? [name] : []))
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    if (elsewhere && elsewhere.clashes.length > 0) return onClash()
    for (const field of fields) draft.complete(field)
    // Saving an incomplete form ends a working chat at once, also on the customer's site.
    void form.handleSubmit(store, configuration.config_valid ? () => setWouldClose(true) : store)()
  }
  return (
    <div onPointerDown={onPointerDown} onMouseDown={onMouseDown}>
      <form noValidate onSubmit={onSubmit} aria-label={text.step1}>
        <Card padded className="configure-form">
          <div>
            <p className="measure">{text.lead(bot.title)}</p>
            <p className="small soft">{text.requiredNote}</p>
          </div>
          {isGeneric(configuration, bot) && <Notice>{text.genericNote}</Notice>}
          {draft.isRestored && <Notice live>{text.restored}</Notice>}
          {draft.isStarted && <Notice live>{text.started}</Notice>}
          {elsewhere && (
            <div ref={choiceRef}>
              <ConcurrentSaveNotice
                elsewhere={elsewhere}
                mine={(name) => form.getValues(name) ?? ''}
                onChoose={draft.choose}
              />
            </div>
          )}
          {isIncomplete && !save.isPending && (
            <IncompleteNotice names={wrongFields} onGo={(name) => form.setFocus(name)} />
          )}
          {save.isError && <Notice tone="error">{text.saveFailed(messageOr(save.error, text.unknownProblem))}</Notice>}
          <ConfigurationFields draft={draft} afterPress={afterPress} />
        </Card>
        <div className="configure-actions">
          <ButtonLink href="/my-bots" variant="line">
            {text.toMyBots}
          </ButtonLink>
          <ResetConfiguration
            botId={bot.id}
            onReset={(saved) => {
              draft.acceptSaved(saved, null)
              onStored(saved)
              setIsIncomplete(false)
              save.reset()
            }}
          />
          <Button type="submit" pending={save.isPending} pendingLabel={text.saving}>
            {text.save}
          </Button>
        </div>
      </form>
      <CloseChatDialog
        open={wouldClose}
        botTitle={bot.title}
        wrongFields={wrongFields}
        onClose={() => setWouldClose(false)}
        onConfirm={() => {
          setWouldClose(false)
          store()
        }}
      />
    </div>
  )
}

/** Returns whether the generic form is used for a category without a form of its own (CONF-03). */
function isGeneric(configuration: Configuration, bot: BotDetail): boolean {
  return formOf(configuration.category) === 'generic' && bot.category.toLowerCase() !== 'generic'
}

type FieldsProps = {
  draft: ReturnType<typeof useConfigurationForm>
  afterPress: ReturnType<typeof usePressing>['afterPress']
}

/** Shows the fields of the category. */
function ConfigurationFields({ draft, afterPress }: FieldsProps) {
  const { form, fields } = draft
  return (
    <div className="configure-fields">
      {fields.map((field) => {
        const registration = form.register(field.name)
        return (
          <ConfigurationInput
            key={field.name}
            field={field}
            value={form.watch(field.name) ?? ''}
            onValue={(value) => form.setValue(field.name, value, { shouldDirty: true, shouldValidate: value !== '' })}
            error={form.formState.errors[field.name]?.message}
            registration={{
              ...registration,
              onBlur: async (event) =>
                afterPress(() => {
                  // The pressed button may have removed the field.
                  const left: unknown = event.target
                  if (left instanceof Node && !left.isConnected) return
                  draft.complete(field)
                  void registration.onBlur(event)
                }),
            }}
          />
        )
      })}
    </div>
  )
}
