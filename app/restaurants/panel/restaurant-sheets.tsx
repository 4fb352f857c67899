import { ArticleEditor } from '#app/articles/editor/article-editor.tsx'
import { longTextLength } from '#app/articles/forms.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { PictureField } from '#app/media/picture-field.tsx'
import { nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { Select, TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import type { SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { LanguageParts, type LanguagePart } from '#app/ui/panel/language-parts.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { priceRanges } from '#app/restaurants/price-ranges.ts'
import { MAX_BIOGRAPHY_LENGTH, MAX_LONG_TEXT_LENGTH, type RestaurantSchema } from './forms.ts'
import { restaurantTexts } from './panel-texts.ts'

type SheetProps = { fields: SchemaFields<RestaurantSchema> }
type TextSheetProps = SheetProps & { language: Language }

export function ContentSheet({ fields, language, readOnly }: TextSheetProps & { readOnly: boolean }) {
  const { form: t } = usePanelTexts(restaurantTexts)
  return (
    <Sheet title={t.content}>
      <div className="form">
        <TextInput field={fields.nombre} label={t.name} />
        <TextInput field={fields.direccion} label={t.address} />
        <LanguageParts shown={language} bare>
          {(part) => <ContentTexts {...part} fields={fields} readOnly={readOnly} />}
        </LanguageParts>
      </div>
    </Sheet>
  )
}

function ContentTexts({ fields, readOnly, language, labelOf }: LanguagePart & SheetProps & { readOnly: boolean }) {
  const { form: t } = usePanelTexts(restaurantTexts)
  const field = (name: 'especialidad' | 'description' | 'historia' | 'horarios') => fields[nameIn(name, language)]
  const input = { lang: language, optional: true }
  const long = { language, readOnly, maxLength: longTextLength(MAX_LONG_TEXT_LENGTH), optional: true }
  return (
    <>
      <TextInput {...input} field={field('especialidad')} label={labelOf(t.speciality)} />
      <ArticleEditor
        {...long}
        key={field('description').key}
        field={field('description')}
        label={labelOf(t.description)}
      />
      <ArticleEditor {...long} key={field('historia').key} field={field('historia')} label={labelOf(t.history)} />
      <TextArea {...input} field={field('horarios')} label={labelOf(t.hours)} rows={4} hint={t.hoursHint} />
    </>
  )
}

export function ChefSheet({ fields, language, readOnly }: TextSheetProps & { readOnly: boolean }) {
  const { chef: t } = usePanelTexts(restaurantTexts)
  return (
    <Sheet title={t.title}>
      <div className="form">
        <TextInput field={fields.chef_name} label={t.name} hint={t.nameHint} optional />
        <LanguageParts shown={language} bare>
          {({ language, labelOf }) => (
            <ArticleEditor
              key={fields[nameIn('chef_bio', language)].key}
              field={fields[nameIn('chef_bio', language)]}
              label={labelOf(t.biography)}
              language={language}
              readOnly={readOnly}
              maxLength={longTextLength(MAX_BIOGRAPHY_LENGTH)}
              optional
            />
          )}
        </LanguageParts>
        <PictureField field={fields.chef_photo} purpose="chef" label={t.photo} />
      </div>
    </Sheet>
  )
}

export function PriceSheet({ fields, storedRange }: SheetProps & { storedRange: string }) {
  const { price: t } = usePanelTexts(restaurantTexts)
  const ranges = new Set([...priceRanges, ...(storedRange ? [storedRange] : [])])
  return (
    <Sheet title={t.title}>
      <div className="form">
        <TextInput field={fields.precio_medio} label={t.average} inputMode="decimal" optional />
        <Select field={fields.price_range} label={t.range} optional>
          <option value="">{t.noRange}</option>
          {Array.from(ranges, (range) => (
            <option key={range}>{range}</option>
          ))}
        </Select>
        <Select field={fields.estrellas_michelin} label={t.stars}>
          {['0', '1', '2', '3'].map((stars) => (
            <option key={stars}>{stars}</option>
          ))}
        </Select>
      </div>
    </Sheet>
  )
}

export function ContactSheet({ fields }: SheetProps) {
  const { contact: t } = usePanelTexts(restaurantTexts)
  return (
    <Sheet title={t.title}>
      <div className="form">
        <TextInput field={fields.telefono} label={t.phone} type="tel" optional />
        <TextInput field={fields.web} label={t.web} inputMode="url" optional />
        <TextInput field={fields.reserva_url} label={t.bookingWeb} inputMode="url" optional />
        <TextInput
          field={fields.reserva_telefono}
          label={t.bookingPhone}
          type="tel"
          hint={t.bookingPhoneHint}
          optional
        />
        <TextInput field={fields.reserva_email} label={t.bookingEmail} inputMode="email" optional />
        <TextArea field={fields.ubicacion_mapa} label={t.map} rows={3} hint={t.mapHint} optional />
      </div>
    </Sheet>
  )
}

export function NetworksSheet({ fields }: SheetProps) {
  const { networks: t } = usePanelTexts(restaurantTexts)
  const networks = fields.redes_sociales.getFieldset()
  return (
    <Sheet title={t.title}>
      <div className="form">
        <TextInput field={networks.facebook} label={t.facebook} inputMode="url" optional />
        <TextInput field={networks.twitter} label={t.twitter} inputMode="url" optional />
        <TextInput field={networks.instagram} label={t.instagram} inputMode="url" optional />
      </div>
    </Sheet>
  )
}

export function RatingsSheet({ fields }: SheetProps) {
  const { ratings: t } = usePanelTexts(restaurantTexts)
  const ratings = fields.valoraciones.getFieldset()
  return (
    <Sheet title={t.title}>
      <div className="form">
        <p className="small muted">{t.hint}</p>
        <TextInput field={ratings.general} label={t.overall} inputMode="decimal" optional />
        <TextInput field={ratings.comida} label={t.food} inputMode="decimal" optional />
        <TextInput field={ratings.servicio} label={t.service} inputMode="decimal" optional />
        <TextInput field={ratings.ambiente} label={t.atmosphere} inputMode="decimal" optional />
        <TextInput field={ratings.calidadPrecio} label={t.value} inputMode="decimal" optional />
      </div>
    </Sheet>
  )
}
