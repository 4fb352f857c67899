import { getFormProps, useForm } from '@conform-to/react'
import { parseWithValibot } from '@conform-to/valibot'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '#app/i18n/texts.tsx'
import { PictureField } from '#app/media/picture-field.tsx'
import { PicturesField } from '#app/media/pictures-field.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { textAttributes } from '#app/platform/forms/field-attributes.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { LanguageSwitch } from '#app/ui/panel/language-switch.tsx'
import { SaveBar } from '#app/ui/panel/save-bar.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { UnsavedChanges } from '#app/ui/panel/unsaved-changes.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { useTextLanguage } from '#app/ui/panel/use-text-language.ts'
import type { RestaurantFormValues } from './restaurants.server.ts'
import { DishRows } from './dish-rows.tsx'
import { emptyRestaurant } from './empty-restaurant.ts'
import { Line, Lines } from './form-line.tsx'
import { priceRanges, requiredForNew, restaurantErrors, restaurantSchema } from './forms.ts'

type RestaurantFormProps = {
  restaurant: RestaurantFormValues | null
  answer: Answer | undefined
  readOnly: boolean
}

export function RestaurantForm({ restaurant, answer, readOnly }: RestaurantFormProps) {
  const errorOf = useErrorTexts(restaurantErrors)
  const { problems } = useTexts().forms
  const busy = useNavigation().state === 'submitting'
  // Kept as opened: a reload must not replace the version that the form was filled from.
  const [start] = useState<Omit<RestaurantFormValues, 'id'>>(restaurant ?? emptyRestaurant)
  const [changed, setChanged] = useState(false)
  const [form, fields] = useForm({
    lastResult: answer?.result,
    defaultValue: start,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema: restaurantSchema }),
    defaultNoValidate: true,
  })
  useAnswer(answer)
  const wrong = Object.keys(form.allErrors).filter(Boolean)
  const [language, setLanguage] = useTextLanguage(wrong)
  const lacksBasics = !restaurant && Boolean(form.allErrors.nombre ?? form.allErrors.direccion)
  const change = () => setChanged(true)
  const networks = fields.redes_sociales.getFieldset()
  const ratings = fields.valoraciones.getFieldset()
  const es = { className: 'form', hidden: language !== 'es' }
  const ca = { className: 'form', hidden: language !== 'ca', lang: 'ca' }

  return (
    <Form {...getFormProps(form)} method="post" onInput={change}>
      <UnsavedChanges changed={changed && !busy} />
      <input type="hidden" name="version" value={start.version} />
      <ErrorSummary
        message={
          errorOf(form.errors) ?? (lacksBasics ? requiredForNew : wrong.length > 0 ? problems(wrong.length) : undefined)
        }
      />
      <div className="restaurant-language">
        <LanguageSwitch label="Idioma de los textos" value={language} onChange={setLanguage} />
        {language === 'ca' && <p className="small muted">Lo que quede vacío se muestra en español.</p>}
      </div>
      <fieldset disabled={readOnly} className="panel-form">
        <div className="sheets">
          <Sheet title="Contenido">
            <div {...es}>
              <Line field={fields.nombre} label="Nombre" required />
              <Line field={fields.direccion} label="Dirección" required />
              <Line field={fields.especialidad} label="Especialidad" />
              <Lines
                field={fields.description}
                label="Descripción"
                rows={7}
                hint="Una línea vacía separa los párrafos."
              />
              <Lines field={fields.historia} label="Historia" rows={5} />
              <Lines
                field={fields.horarios}
                label="Horarios"
                rows={4}
                hint="Una línea por tramo: «Martes a viernes: 13:00–15:30»."
              />
            </div>
            <div {...ca}>
              <Line field={fields.especialidad_ca} label="Especialitat" />
              <Lines field={fields.description_ca} label="Descripció" rows={7} />
              <Lines field={fields.historia_ca} label="Història" rows={5} />
              <Lines field={fields.horarios_ca} label="Horaris" rows={4} />
            </div>
          </Sheet>
          <DishRows
            form={form}
            field={fields.menu_degustacion}
            title="Menús degustación"
            noun="menú"
            language={language}
            onChanged={change}
          />
          <DishRows
            form={form}
            field={fields.platos_principales}
            title="Platos principales"
            noun="plato"
            language={language}
            onChanged={change}
          />
          <Sheet title="Chef">
            <div className="form">
              <Line
                field={fields.chef_name}
                label="Nombre del chef"
                hint="Sin nombre, la pestaña del chef no se muestra."
              />
              <div {...es}>
                <Lines field={fields.chef_bio} label="Biografía" rows={5} />
              </div>
              <div {...ca}>
                <Lines field={fields.chef_bio_ca} label="Biografia" rows={5} />
              </div>
              <PictureField name="chef_photo" value={start.chef_photo} purpose="chef" label="Foto del chef" />
            </div>
          </Sheet>
        </div>
        <div className="sheets">
          <Sheet title="Imágenes">
            <PicturesField name="images" value={start.images} purpose="restaurant" label="Imágenes del restaurante" />
          </Sheet>
          <Sheet title="Precio y estrellas">
            <div className="form">
              <Line field={fields.precio_medio} label="Precio medio (€)" inputMode="decimal" />
              <SelectField {...textAttributes(fields.price_range)} label="Rango de precios" optionalLabel="(opcional)">
                <option value="">Sin indicar</option>
                {[...new Set([...priceRanges, ...(start.price_range ? [start.price_range] : [])])].map((range) => (
                  <option key={range}>{range}</option>
                ))}
              </SelectField>
              <SelectField {...textAttributes(fields.estrellas_michelin)} label="Estrellas Michelin">
                {['0', '1', '2', '3'].map((stars) => (
                  <option key={stars}>{stars}</option>
                ))}
              </SelectField>
            </div>
          </Sheet>
          <Sheet title="Contacto y reservas">
            <div className="form">
              <Line field={fields.telefono} label="Teléfono" type="tel" />
              <Line field={fields.web} label="Web" inputMode="url" />
              <Line field={fields.reserva_url} label="Web de reservas" inputMode="url" />
              <Line
                field={fields.reserva_telefono}
                label="Teléfono de reservas"
                type="tel"
                hint="Si queda vacío, se usa el teléfono principal."
              />
              <Line field={fields.reserva_email} label="Email de reservas" inputMode="email" />
              <Lines
                field={fields.ubicacion_mapa}
                label="Mapa"
                rows={3}
                hint="El código que da OpenStreetMap en «Compartir», «HTML»."
              />
            </div>
          </Sheet>
          <Sheet title="Redes sociales">
            <div className="form">
              <Line field={networks.facebook} label="Facebook" inputMode="url" />
              <Line field={networks.twitter} label="Twitter" inputMode="url" />
              <Line field={networks.instagram} label="Instagram" inputMode="url" />
            </div>
          </Sheet>
          <Sheet title="Valoraciones">
            <div className="form">
              <p className="small muted">De 0 a 5.</p>
              <Line field={ratings.general} label="General" inputMode="decimal" />
              <Line field={ratings.comida} label="Comida" inputMode="decimal" />
              <Line field={ratings.servicio} label="Servicio" inputMode="decimal" />
              <Line field={ratings.ambiente} label="Ambiente" inputMode="decimal" />
              <Line field={ratings.calidadPrecio} label="Calidad-precio" inputMode="decimal" />
            </div>
          </Sheet>
        </div>
      </fieldset>
      {!readOnly && <SaveBar saveLabel="Guardar restaurante" busy={busy} backTo="/admin/restaurantes" />}
    </Form>
  )
}
