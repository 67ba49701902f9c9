import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { usePressing } from '#ui/use-pressing.ts'
import { type Configuration, type SavedConfiguration, saveConfiguration } from '../contract.ts'
import { formOf } from '../domain/configuration-schema.ts'
import { messageOr } from './activation-client.ts'
import { ConfigurationInput } from './configuration-input.tsx'
import { configureText as text } from './configure.text.ts'
import { ResetConfiguration } from './reset-configuration.tsx'
import { useConfigurationForm } from './use-configuration-form.ts'

type Props = {
  bot: BotDetail
  configuration: Configuration
  withStarter: boolean
  /** Told of what is stored now, valid or not. */
  onStored: (saved: Configuration) => void
  /** The saved configuration is valid: on to step 2 (CONF-10). */
  onValid: () => void
}

/**
 * Step 1: the form of the category, checked by the schema that the server uses too. An incomplete form is saved all the same and stays here,
 * with its problems at the fields (CONF-03 to CONF-10); what was typed is kept when saving fails.
 */
export function ConfigureForm({ bot, configuration, withStarter, onStored, onValid }: Props) {
  const { form, fields, isRestored, isStarted, takeOver, texts } = useConfigurationForm(configuration, withStarter)
  const { isPressing, onPointerDown } = usePressing()
  const [isIncomplete, setIsIncomplete] = useState(false)
  const save = useSaving(bot.id, (saved, sent) => {
    takeOver(saved, sent)
    onStored(saved)
    setIsIncomplete(!saved.config_valid)
    for (const { field, message } of saved.problems) form.setError(field, { message })
    toastSuccess(saved.config_valid ? text.savedValid : text.saved)
    if (saved.config_valid) onValid()
  })
  const submit = form.handleSubmit(
    (values) => save.mutate(values),
    () => save.mutate(texts()),
  )
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!save.isPending) void submit()
  }
  return (
    <form noValidate onSubmit={onSubmit} aria-label={text.step1}>
      <Card padded className="configure-form">
        <div>
          <p className="measure">{text.lead(bot.title)}</p>
          <p className="small soft">{text.requiredNote}</p>
        </div>
        {isGeneric(configuration, bot) && <Notice>{text.genericNote}</Notice>}
        {isRestored && <Notice live>{text.restored}</Notice>}
        {isStarted && <Notice live>{text.started}</Notice>}
        {isIncomplete && !save.isPending && (
          <Notice tone="attention" live>
            {text.savedInvalid}
          </Notice>
        )}
        {save.isError && (
          <Notice tone="error" live>
            {text.saveFailed(messageOr(save.error, text.unknownProblem))}
          </Notice>
        )}
        <div className="configure-fields">
          {fields.map((field) => {
            const registration = form.register(field.name)
            return (
              <ConfigurationInput
                key={field.name}
                field={field}
                error={form.formState.errors[field.name]?.message}
                registration={{
                  ...registration,
                  onBlur: async (event) => (isPressing.current ? undefined : registration.onBlur(event)),
                }}
              />
            )
          })}
        </div>
      </Card>
      <div className="configure-actions" onPointerDown={onPointerDown}>
        <ButtonLink href="/my-bots" variant="line">
          {text.toMyBots}
        </ButtonLink>
        <ResetConfiguration
          botId={bot.id}
          onReset={(saved) => {
            takeOver(saved, null)
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
  )
}

function useSaving(botId: string, onSaved: (saved: SavedConfiguration, sent: Record<string, string>) => void) {
  const api = useApi()
  return useMutation({
    mutationFn: (values: Record<string, string>) =>
      api.call(saveConfiguration, { body: { bot_id: botId, config_data: values } }),
    onSuccess: onSaved,
    onError: (error) => toastError(text.saveFailed(messageOr(error, text.unknownProblem))),
  })
}

/** The generic form stands in for every category without a form of its own (CONF-03). */
function isGeneric(configuration: Configuration, bot: BotDetail): boolean {
  return formOf(configuration.category) === 'generic' && bot.category.toLowerCase() !== 'generic'
}
