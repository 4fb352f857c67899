import { getFormProps } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { PictureField } from '#app/media/picture-field.tsx'
import { PicturesField } from '#app/media/pictures-field.tsx'
import { languagesOf } from '#app/platform/forms/bilingual-fields.ts'
import { VersionedForm, type VersionedFields } from '#app/platform/forms/conflict/versioned-form.tsx'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { OwnErrorTexts, useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { LanguageSwitch } from '#app/ui/panel/language-switch.tsx'
import { SaveBar } from '#app/ui/panel/save-bar.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { UnsavedChanges } from '#app/ui/panel/unsaved-changes.tsx'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { useTextLanguage } from '#app/ui/panel/use-text-language.ts'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import type { AskedChange } from '#app/bookings/panel/change-notices/change-previews.server.ts'
import { ChangeQuestion } from '#app/bookings/panel/change-notices/change-question.tsx'
import type { listEventChoices } from '#app/events/panel/editor/event-choices.server.ts'
import type { copyEventForForm, findEventForForm } from '#app/events/panel/editor/edited-event.server.ts'
import { eventSchemas, eventTextFields, type EventSchema } from '#app/events/panel/editor/forms.ts'
import { MenuSheets } from '#app/events/panel/editor/menu-sheets.tsx'
import { DateSheet, PaymentTexts, RelationsSheet, SeatsSheet } from '#app/events/panel/editor/event-sheets.tsx'
import { EventTexts } from '#app/events/panel/editor/event-texts.tsx'
import { LifeSheet } from '#app/events/panel/editor/life-sheet.tsx'
import { eventEditorTexts } from '#app/events/panel/editor/editor-texts.ts'
import { eventErrorTexts } from '#app/events/panel/editor/event-error-texts.ts'

type EventEditorProps = {
  event: Awaited<ReturnType<typeof findEventForForm>>
  /** What a new event starts with. */
  copied: Awaited<ReturnType<typeof copyEventForForm>>
  choices: Awaited<ReturnType<typeof listEventChoices>>
  answer:
    | (Answer & {
        taken?: number | undefined
        pastDate?: string | undefined
        dropped?: { ids: string; options: readonly { name: string; guests: number }[] } | undefined
        question?: AskedChange | undefined
      })
    | undefined
  readOnly: boolean
}

type EventValues = Partial<NonNullable<EventEditorProps['event']>['fields']> & { version: string }

const emptyEvent: EventValues = {
  version: '',
  courses: [],
  menu_options: [],
  pictures: [],
  status: 'now',
  party_limit: '10',
  restaurant_id: 'none',
  organizer_id: 'none',
}

export function EventEditor(props: EventEditorProps) {
  const { event, copied, answer, readOnly } = props
  const { editor: t } = usePanelTexts(eventEditorTexts)
  const opened: EventValues = event?.fields ?? copied?.fields ?? emptyEvent
  useAnswer(answer)
  return (
    <VersionedForm
      schema={eventSchemas[useMainLanguage()]}
      draft={readOnly ? null : { name: `event:${event?.id ?? nameOfNew(copied)}`, impersonal: true }}
      opened={opened}
      answer={answer}
      noun={t.noun}
    >
      {(form) => <EventForm {...props} {...form} />}
    </VersionedForm>
  )
}

/** A copy keeps its draft apart from that of an empty event. */
function nameOfNew(copied: EventEditorProps['copied']): string {
  return copied ? `copy-${copied.id}` : 'new'
}

type EventFormProps = EventEditorProps & Omit<VersionedFields<EventSchema, EventValues>, 'answer'>

function EventForm(props: EventFormProps) {
  const { event, choices, answer, readOnly, start, form, fields, wrong, draft } = props
  const { problems } = useTexts().forms
  const { editor: t } = usePanelTexts(eventEditorTexts)
  const [shown, setShown, refused] = useTextLanguage(languagesOf(wrong, eventTextFields))
  const busy = useNavigation().formMethod === 'POST'
  const ownErrors = useOwnErrors(answer)
  const errorOf = useErrorTexts(ownErrors)
  return (
    <OwnErrorTexts value={ownErrors}>
      <Form {...getFormProps(form)} method="post">
        <UnsavedChanges changed={draft.changed && !busy} />
        <DraftBanner draft={draft} formId={form.id} />
        {event && <HiddenFields fields={{ version: start.version }} />}
        <Confirmed answer={answer} reason={fields.quiet_reason.value ?? ''} />
        <fieldset className="panel-fieldset" disabled={readOnly}>
          <ErrorSummary
            focusOn={answer}
            message={errorOf(form.errors) ?? refused ?? (wrong.length > 1 ? problems(wrong.length) : undefined)}
          />
          <div className="panel-form">
            <div className="sheets">
              <Sheet title={t.content} link={<LanguageSwitch value={shown} onChange={setShown} />}>
                <EventTexts fields={fields} shown={shown} readOnly={readOnly} categories={choices.categories} />
              </Sheet>
              <DateSheet fields={fields}>
                <PaymentTexts fields={fields} shown={shown} />
              </DateSheet>
              <LifeSheet fields={fields} event={event} />
              <MenuSheets form={form} fields={fields} language={shown} onLanguage={setShown} />
            </div>
            <div className="sheets">
              <Sheet title={t.picture}>
                <PictureField field={fields.image_url} purpose="event" label={t.picture} />
              </Sheet>
              <Sheet title={t.pictures}>
                <p className="sheet-note">{t.picturesHint}</p>
                <PicturesField field={fields.pictures} purpose="event" label={t.pictures} equal />
              </Sheet>
              <RelationsSheet fields={fields} restaurants={choices.restaurants} organizers={choices.organizers} />
              {event && event.capacity > 0 && <SeatsSheet {...event} />}
            </div>
          </div>
        </fieldset>
        {!readOnly && <SaveBar changed={draft.changed} saveLabel={t.save} busy={busy} backTo="/admin/eventos" />}
        <ChangeQuestion asked={answer?.question} reason={fields.quiet_reason} busy={busy} />
      </Form>
    </OwnErrorTexts>
  )
}

type EditorAnswer = EventEditorProps['answer']

function useOwnErrors(answer: EditorAnswer) {
  const { errors, seatsTaken, optionsChosen } = usePanelTexts(eventErrorTexts)
  return {
    ...errors,
    seatsTaken: seatsTaken(answer?.taken ?? 0),
    optionsChosen: optionsChosen(answer?.dropped?.options ?? []),
  }
}

/** What was asked about: saving again confirms it. */
function Confirmed({ answer, reason }: { answer: EditorAnswer; reason: string }) {
  const confirmed = { past_date: answer?.pastDate ?? '', dropped_options: answer?.dropped?.ids ?? '' }
  // The question has an input for it.
  return <HiddenFields fields={answer?.question ? confirmed : { ...confirmed, quiet_reason: reason }} />
}
