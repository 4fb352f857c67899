import { Allowed } from '#app/accounts/allowed.tsx'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { typedTexts, type TextFields as Texts } from '#app/messages/panel/forms.ts'
import { MessagePreview } from '#app/messages/panel/message-preview.tsx'
import { messageTexts } from '#app/messages/panel/message-texts.ts'
import type { PreviewReader } from '#app/messages/preview-reader.ts'
import { TextFields } from '#app/messages/panel/text-fields.tsx'
import { placeholders } from '#app/messages/placeholders.ts'
import { VersionedForm, type VersionedFields } from '#app/platform/forms/conflict/versioned-form.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { useAct, type Act } from '#app/ui/panel/use-act.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { automaticTextSchema } from './forms.ts'
import { guestMessageTexts } from './guest-message-texts.ts'

type Values = Texts & { version: number }

type AutomaticFormProps = {
  action: string
  kind: 'reminder' | 'thanks'
  title: string
  opened: Values
  /** What is sent where a text is empty. */
  inForce: Texts
  readers: readonly PreviewReader[]
  /** Names the draft in the browser. */
  draftName: string
  children?: ReactNode
}

/** The text of an automatic message, of one event or of the club. */
export function AutomaticForm({ opened, draftName, ...shown }: AutomaticFormProps) {
  const { noun } = usePanelTexts(messageTexts)
  const fetcher = useAct()
  return (
    <VersionedForm
      schema={automaticTextSchema}
      draft={{ name: draftName }}
      opened={{ ...opened, kind: shown.kind }}
      answer={fetcher.data}
      noun={noun}
    >
      {(form) => <AutomaticTexts {...shown} {...form} fetcher={fetcher} />}
    </VersionedForm>
  )
}

type AutomaticTextsProps = Omit<AutomaticFormProps, 'opened' | 'draftName'> &
  VersionedFields<typeof automaticTextSchema, Values> & { fetcher: Act }

function AutomaticTexts(props: AutomaticTextsProps) {
  const { action, kind, title, inForce, readers, children, fetcher, fields, start, form, draft, wrong } = props
  const { errors } = usePanelTexts(messageTexts)
  const { automatic: t } = usePanelTexts(guestMessageTexts)
  const typed = typedTexts(fields)
  const sent = (name: keyof Texts) => typed[name].trim() || inForce[name]
  return (
    <SchemaForm
      of={{ form, draft, wrong }}
      by={fetcher.Form}
      action={action}
      errors={errors}
      hidden={{ act: 'text', kind, version: start.version }}
      className="message-stack"
    >
      <TextFields title={title} fields={fields} offered={placeholders} automatic={inForce}>
        <p className="field-hint">{children}</p>
        <div className="form-actions">
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={t.saving} label={t.save} />
        </div>
      </TextFields>
      {readers.length > 0 && (
        <MessagePreview
          readers={readers}
          beneath={t.beneath[kind]}
          typed={{
            subject: sent('subject'),
            body: sent('body'),
            subject_ca: sent('subject_ca'),
            body_ca: sent('body_ca'),
          }}
        />
      )}
    </SchemaForm>
  )
}

export function TextLinks({ to }: { to: string }) {
  const { automatic: t } = usePanelTexts(guestMessageTexts)
  return (
    <>
      {t.own}{' '}
      <Allowed to="club-texts.edit">
        <PanelTextLink to="/admin/eventos/textos" label={t.clubTexts} />
      </Allowed>{' '}
      <PanelTextLink to={to} preventScrollReset label={t.back} />
    </>
  )
}
