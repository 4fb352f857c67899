import { Link } from 'react-router'
import { useCan } from '#app/accounts/use-can.ts'
import { Select, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { SeatRing } from '#app/ui/seat-ring.tsx'
import { repeatedHour, type eventSchema } from './forms.ts'

type EventFields = SchemaFields<typeof eventSchema>
type Choice = { id: number; name: string }

/** `twice`: the clock shows the hour of the event twice that night. */
export function DateSheet({ fields, twice }: { fields: EventFields; twice: boolean }) {
  const hint = twice ? repeatedHour : undefined
  const number = { autoComplete: 'off' }
  return (
    <Sheet title="Fecha y plazas">
      <div className="form event-when">
        <TextInput field={fields.date} label="Fecha y hora" type="datetime-local" hint={hint} />
        <TextInput {...number} field={fields.price} label="Precio (€)" inputMode="decimal" />
        <TextInput {...number} field={fields.max_participants} label="Plazas" inputMode="numeric" />
      </div>
    </Sheet>
  )
}

type RelationsSheetProps = { fields: EventFields; restaurants: Choice[]; organizers: Choice[] }

export function RelationsSheet({ fields, restaurants, organizers }: RelationsSheetProps) {
  return (
    <Sheet title="Relaciones">
      <div className="form">
        <Select field={fields.restaurant_id} label="Restaurante">
          <Options choices={restaurants} />
        </Select>
        <Select field={fields.organizer_id} label="Organizador">
          <Options choices={organizers} />
        </Select>
      </div>
    </Sheet>
  )
}

function Options({ choices }: { choices: Choice[] }) {
  return (
    <>
      <option value="none">Ninguno</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  )
}

export function SeatsSheet({ id, registered, capacity }: { id: number; registered: number; capacity: number }) {
  const mayRead = useCan()('registrations', 'read')
  return (
    <Sheet>
      <div className="event-places">
        <SeatRing taken={registered} capacity={capacity} label={`de ${capacity}`} count="taken" />
        <div className="small muted">
          <p>
            Registros recibidos. No se puede bajar el aforo por debajo de esta cifra. Si cambias la fecha, la hora, el
            lugar o el precio, cada persona inscrita recibe un correo y puede cancelar con reembolso íntegro.
          </p>
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
