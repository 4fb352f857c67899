import { getFormProps, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useCan } from '#app/accounts/use-can.ts'
import { PictureField } from '#app/media/picture-field.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { textAttributes } from '#app/platform/forms/field-attributes.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { SaveBar } from '#app/ui/panel/save-bar.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { UnsavedChanges } from '#app/ui/panel/unsaved-changes.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { SeatRing } from '#app/ui/seat-ring.tsx'
import type { findEventForForm, listEventChoices } from './events.server.ts'
import { eventErrorTexts, eventSchema, repeatedHour, type EventFields } from './forms.ts'
import { EventTexts } from './event-texts.tsx'

type EventEditorProps = {
  event: Awaited<ReturnType<typeof findEventForForm>>
  choices: Awaited<ReturnType<typeof listEventChoices>>
  answer: (Answer & { taken?: number | undefined }) | undefined
  readOnly: boolean
}

const emptyEvent = { restaurant_id: 'none', organizer_id: 'none' }

export function EventEditor({ event, choices, answer, readOnly }: EventEditorProps) {
  const errorOf = useErrorTexts(eventErrorTexts(answer?.taken))
  const [form, fields] = useForm<Record<keyof NonNullable<typeof event>['fields'], string>, EventFields>({
    lastResult: answer?.result,
    defaultValue: event?.fields ?? emptyEvent,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: eventSchema }),
    defaultNoValidate: true,
  })
  const busy = useNavigation().formMethod === 'POST'
  const [changed, setChanged] = useState(false)
  const summary = useRef<HTMLParagraphElement>(null)
  useAnswer(answer)
  useEffect(() => {
    if (answer) summary.current?.focus()
  }, [answer])
  const wrong = Object.keys(form.allErrors).filter(Boolean).length
  const { resetKey, ...version } = textAttributes(fields.version)
  return (
    <Form {...getFormProps(form)} method="post" onInput={() => setChanged(true)}>
      <UnsavedChanges changed={changed && !busy && !readOnly} />
      {event && <input key={resetKey} type="hidden" {...version} />}
      <fieldset className="panel-fieldset" disabled={readOnly}>
        <ErrorSummary
          ref={summary}
          message={errorOf(form.errors) ?? (wrong > 1 ? `Hay ${wrong} campos por revisar.` : undefined)}
        />
        {form.errors?.includes('conflict') && event && (
          <p className="panel-form-note">
            <Link to={`/admin/eventos/${event.id}`} target="_blank" className="text-link">
              Abrir la versión guardada en otra pestaña
            </Link>
          </p>
        )}
        <div className="panel-form">
          <div className="sheets">
            <EventTexts fields={fields} choices={choices} errorOf={errorOf} />
            <Sheet title="Fecha y plazas">
              <div className="form event-when">
                <TextField
                  {...textAttributes(fields.date)}
                  label="Fecha y hora"
                  type="datetime-local"
                  hint={event?.twice ? repeatedHour : undefined}
                  error={errorOf(fields.date.errors)}
                />
                <TextField
                  {...textAttributes(fields.price)}
                  label="Precio (€)"
                  inputMode="decimal"
                  autoComplete="off"
                  error={errorOf(fields.price.errors)}
                />
                <TextField
                  {...textAttributes(fields.max_participants)}
                  label="Plazas"
                  inputMode="numeric"
                  autoComplete="off"
                  error={errorOf(fields.max_participants.errors)}
                />
              </div>
            </Sheet>
          </div>
          <div className="sheets">
            <Sheet title="Imagen">
              <PictureField
                name={fields.image_url.name}
                value={fields.image_url.initialValue}
                purpose="event"
                label="Imagen"
              />
            </Sheet>
            <Sheet title="Relaciones">
              <div className="form">
                <SelectField
                  {...textAttributes(fields.restaurant_id)}
                  label="Restaurante"
                  error={errorOf(fields.restaurant_id.errors)}
                >
                  <option value="none">Ninguno</option>
                  {choices.restaurants.map(renderOption)}
                </SelectField>
                <SelectField
                  {...textAttributes(fields.organizer_id)}
                  label="Organizador"
                  error={errorOf(fields.organizer_id.errors)}
                >
                  <option value="none">Ninguno</option>
                  {choices.organizers.map(renderOption)}
                </SelectField>
              </div>
            </Sheet>
            {event && event.capacity > 0 && <SeatsTaken {...event} />}
          </div>
        </div>
      </fieldset>
      {!readOnly && <SaveBar saveLabel="Guardar evento" busy={busy} backTo="/admin/eventos" />}
    </Form>
  )
}

function renderOption({ id, name }: { id: number; name: string }) {
  return (
    <option key={id} value={id}>
      {name}
    </option>
  )
}

function SeatsTaken({ id, registered, capacity }: { id: number; registered: number; capacity: number }) {
  const mayRead = useCan()('registrations', 'read')
  return (
    <Sheet>
      <div className="event-places">
        <SeatRing taken={registered} capacity={capacity} label={`de ${capacity}`} count="taken" />
        <div className="small muted">
          <p>Registros recibidos. No se puede bajar el aforo por debajo de esta cifra.</p>
          {mayRead && (
            <p>
              <Link to={`/admin/eventos/${id}/inscripciones`} className="text-link">
                Ver inscripciones
              </Link>
            </p>
          )}
        </div>
      </div>
    </Sheet>
  )
}
