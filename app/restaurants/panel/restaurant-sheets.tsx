import { PictureField } from '#app/media/picture-field.tsx'
import { Select, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { TextLanguage } from '#app/ui/panel/use-text-language.ts'
import { priceRanges, type restaurantSchema } from './forms.ts'

type SheetProps = { fields: SchemaFields<typeof restaurantSchema> }
type TextSheetProps = SheetProps & { language: TextLanguage }

export function ContentSheet({ fields, language }: TextSheetProps) {
  const hoursHint = 'Una línea por tramo: «Martes a viernes: 13:00–15:30».'
  return (
    <Sheet title="Contenido">
      <div className="form" hidden={language !== 'es'}>
        <TextInput field={fields.nombre} label="Nombre" />
        <TextInput field={fields.direccion} label="Dirección" />
        <TextInput field={fields.especialidad} label="Especialidad" optional />
        <TextArea
          field={fields.description}
          label="Descripción"
          rows={7}
          hint="Una línea vacía separa los párrafos."
          optional
        />
        <TextArea field={fields.historia} label="Historia" rows={5} optional />
        <TextArea field={fields.horarios} label="Horarios" rows={4} hint={hoursHint} optional />
      </div>
      <div className="form" hidden={language !== 'ca'} lang="ca">
        <TextInput field={fields.especialidad_ca} label="Especialitat" optional />
        <TextArea field={fields.description_ca} label="Descripció" rows={7} optional />
        <TextArea field={fields.historia_ca} label="Història" rows={5} optional />
        <TextArea field={fields.horarios_ca} label="Horaris" rows={4} optional />
      </div>
    </Sheet>
  )
}

export function ChefSheet({ fields, language }: TextSheetProps) {
  const nameHint = 'Sin nombre, la pestaña del chef no se muestra.'
  return (
    <Sheet title="Chef">
      <div className="form">
        <TextInput field={fields.chef_name} label="Nombre del chef" hint={nameHint} optional />
        <div className="form" hidden={language !== 'es'}>
          <TextArea field={fields.chef_bio} label="Biografía" rows={5} optional />
        </div>
        <div className="form" hidden={language !== 'ca'} lang="ca">
          <TextArea field={fields.chef_bio_ca} label="Biografia" rows={5} optional />
        </div>
        <PictureField field={fields.chef_photo} purpose="chef" label="Foto del chef" />
      </div>
    </Sheet>
  )
}

export function PriceSheet({ fields, storedRange }: SheetProps & { storedRange: string }) {
  const ranges = new Set([...priceRanges, ...(storedRange ? [storedRange] : [])])
  return (
    <Sheet title="Precio y estrellas">
      <div className="form">
        <TextInput field={fields.precio_medio} label="Precio medio (€)" inputMode="decimal" optional />
        <Select field={fields.price_range} label="Rango de precios" optional>
          <option value="">Sin indicar</option>
          {Array.from(ranges, (range) => (
            <option key={range}>{range}</option>
          ))}
        </Select>
        <Select field={fields.estrellas_michelin} label="Estrellas Michelin">
          {['0', '1', '2', '3'].map((stars) => (
            <option key={stars}>{stars}</option>
          ))}
        </Select>
      </div>
    </Sheet>
  )
}

export function ContactSheet({ fields }: SheetProps) {
  const phoneHint = 'Si queda vacío, se usa el teléfono principal.'
  const mapHint = 'El código para insertar el mapa que dan OpenStreetMap («Compartir», «HTML»), Google Maps o Mapbox.'
  return (
    <Sheet title="Contacto y reservas">
      <div className="form">
        <TextInput field={fields.telefono} label="Teléfono" type="tel" optional />
        <TextInput field={fields.web} label="Web" inputMode="url" optional />
        <TextInput field={fields.reserva_url} label="Web de reservas" inputMode="url" optional />
        <TextInput field={fields.reserva_telefono} label="Teléfono de reservas" type="tel" hint={phoneHint} optional />
        <TextInput field={fields.reserva_email} label="Email de reservas" inputMode="email" optional />
        <TextArea field={fields.ubicacion_mapa} label="Mapa" rows={3} hint={mapHint} optional />
      </div>
    </Sheet>
  )
}

export function NetworksSheet({ fields }: SheetProps) {
  const networks = fields.redes_sociales.getFieldset()
  return (
    <Sheet title="Redes sociales">
      <div className="form">
        <TextInput field={networks.facebook} label="Facebook" inputMode="url" optional />
        <TextInput field={networks.twitter} label="X (Twitter)" inputMode="url" optional />
        <TextInput field={networks.instagram} label="Instagram" inputMode="url" optional />
      </div>
    </Sheet>
  )
}

export function RatingsSheet({ fields }: SheetProps) {
  const ratings = fields.valoraciones.getFieldset()
  return (
    <Sheet title="Valoraciones">
      <div className="form">
        <p className="small muted">De 0 a 5.</p>
        <TextInput field={ratings.general} label="General" inputMode="decimal" optional />
        <TextInput field={ratings.comida} label="Comida" inputMode="decimal" optional />
        <TextInput field={ratings.servicio} label="Servicio" inputMode="decimal" optional />
        <TextInput field={ratings.ambiente} label="Ambiente" inputMode="decimal" optional />
        <TextInput field={ratings.calidadPrecio} label="Calidad-precio" inputMode="decimal" optional />
      </div>
    </Sheet>
  )
}
