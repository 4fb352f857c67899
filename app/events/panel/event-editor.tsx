import { getFormProps } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { PictureField } from '#app/media/picture-field.tsx'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { OwnErrorTexts, useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { SaveBar } from '#app/ui/panel/save-bar.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { UnsavedChanges } from '#app/ui/panel/unsaved-changes.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import type { findEventForForm, listEventChoices } from './events.server.ts'
import { eventErrorTexts, eventSchema } from './forms.ts'
import { DateSheet, RelationsSheet, SeatsSheet } from './event-sheets.tsx'
import { EventTexts } from './event-texts.tsx'

type EventEditorProps = {
  event: Awaited<ReturnType<typeof findEventForForm>>
  choices: Awaited<ReturnType<typeof listEventChoices>>
  answer: (Answer & { taken?: number | undefined }) | undefined
  readOnly: boolean
}

const emptyEvent = { restaurant_id: 'none', organizer_id: 'none' }

export function EventEditor({ event, choices, answer, readOnly }: EventEditorProps) {
  const { problems } = useTexts().forms
  const { form, fields, wrong, draft } = useSchemaForm(eventSchema, {
    draft: readOnly ? null : draftOf(event),
    lastResult: answer?.result,
    defaultValue: event?.fields ?? emptyEvent,
  })
  const busy = useNavigation().formMethod === 'POST'
  const ownErrors = eventErrorTexts(answer?.taken)
  const errorOf = useErrorTexts(ownErrors)
  useAnswer(answer)
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (answer) summary.current?.focus()
  }, [answer])
  return (
    <OwnErrorTexts value={ownErrors}>
      <Form {...getFormProps(form)} method="post">
        <UnsavedChanges changed={draft.changed && !busy} />
        <DraftBanner draft={draft} formId={form.id} />
        {event && <HiddenFields fields={{ version: fields.version.initialValue ?? '' }} />}
        <fieldset className="panel-fieldset" disabled={readOnly}>
          <ErrorSummary
            ref={summary}
            message={errorOf(form.errors) ?? (wrong.length > 1 ? problems(wrong.length) : undefined)}
          />
          {form.errors?.includes('conflict') && event && <StoredVersionLink id={event.id} />}
          <div className="panel-form">
            <div className="sheets">
              <EventTexts fields={fields} wrong={wrong} choices={choices} />
              <DateSheet fields={fields} twice={event?.twice === true} />
            </div>
            <div className="sheets">
              <Sheet title="Imagen">
                <PictureField field={fields.image_url} purpose="event" label="Imagen" />
              </Sheet>
              <RelationsSheet fields={fields} restaurants={choices.restaurants} organizers={choices.organizers} />
              {event && event.capacity > 0 && <SeatsSheet {...event} />}
            </div>
          </div>
        </fieldset>
        {!readOnly && (
          <SaveBar changed={draft.changed} saveLabel="Guardar evento" busy={busy} backTo="/admin/eventos" />
        )}
      </Form>
    </OwnErrorTexts>
  )
}

function draftOf(event: EventEditorProps['event']) {
  return { name: `event:${event?.id ?? 'new'}`, version: event?.fields.version }
}

function StoredVersionLink({ id }: { id: number }) {
  return (
    <p className="panel-form-note">
      <Link to={`/admin/eventos/${id}`} target="_blank" className="text-link">
        Abrir la versión guardada en otra pestaña
      </Link>
    </p>
  )
}
