import type { Language } from '#app/i18n/language.ts'
import { PictureField } from '#app/media/picture-field.tsx'
import { nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { Select, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { LanguageParts, type LanguagePart } from '#app/ui/panel/language-parts.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { priceRanges, type RestaurantSchema } from './forms.ts'

type SheetProps = { fields: SchemaFields<RestaurantSchema> }
type TextSheetProps = SheetProps & { language: Language }

export function ContentSheet({ fields, language }: TextSheetProps) {
  return (
    <Sheet title="Contenido">
      <div className="form">
        <TextInput field={fields.nombre} label="Nombre" />
        <TextInput field={fields.direccion} label="Dirección" />
        <LanguageParts shown={language} bare>
          {(part) => <ContentTexts {...part} fields={fields} />}
        </LanguageParts>
      </div>
    </Sheet>
  )
}

const hoursHint = 'Una línea por tramo: «Martes a viernes: 13:00–15:30».'
const descriptionHint = 'Una línea vacía separa los párrafos.'

function ContentTexts({ fields, language, labelOf }: LanguagePart & SheetProps) {
  const field = (name: 'especialidad' | 'description' | 'historia' | 'horarios') => fields[nameIn(name, language)]
  const input = { lang: language, optional: true }
  return (
    <>
      <TextInput {...input} field={field('especialidad')} label={labelOf('Especialidad')} />
      <TextArea
        {...input}
        field={field('description')}
        label={labelOf('Descripción')}
        rows={7}
        hint={descriptionHint}
      />
      <TextArea {...input} field={field('historia')} label={labelOf('Historia')} rows={5} />
      <TextArea {...input} field={field('horarios')} label={labelOf('Horarios')} rows={4} hint={hoursHint} />
    </>
  )
}

export function ChefSheet({ fields, language }: TextSheetProps) {
  const nameHint = 'Sin nombre, la pestaña del chef no se muestra.'
  return (
    <Sheet title="Chef">
      <div className="form">
        <TextInput field={fields.chef_name} label="Nombre del chef" hint={nameHint} optional />
        <LanguageParts shown={language} bare>
          {({ language, labelOf }) => (
            <TextArea
              field={fields[nameIn('chef_bio', language)]}
              label={labelOf('Biografía')}
              rows={5}
              lang={language}
              optional
            />
          )}
        </LanguageParts>
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
