import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { RowList } from '#app/platform/forms/row-list.tsx'
import { LanguageParts } from '#app/ui/panel/language-parts.tsx'
import { MainLanguageText } from '#app/ui/panel/main-language-text.tsx'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { RestaurantForm } from './forms.ts'
import { MAX_DISHES } from './dish-forms.ts'
import { restaurantTexts, type RestaurantTexts } from './panel-texts.ts'

type DishFields = RestaurantForm['menu_degustacion'][number]

type DishRowsProps<Schema extends Record<string, unknown>> = {
  form: FormMetadata<Schema>
  field: FieldMetadata<DishFields[], Schema>
  texts: RestaurantTexts['dishes']
  language: Language
}

export function DishRows<Schema extends Record<string, unknown>>(props: DishRowsProps<Schema>) {
  const { form, field, texts, language } = props
  return (
    <Sheet title={texts.title}>
      <RowList {...{ form, field, texts }} maxRows={MAX_DISHES} nameOf={(dish) => dish.nombre || dish.nombre_ca}>
        {(row) => <DishTexts row={row} language={language} />}
      </RowList>
    </Sheet>
  )
}

function DishTexts({ row, language }: { row: FieldMetadata<DishFields>; language: Language }) {
  const dish = row.getFieldset()
  const { dish: t } = usePanelTexts(restaurantTexts)
  const main = useMainLanguage()
  return (
    <div className="form">
      <MainLanguageText text={dish[nameIn('nombre', main)].value} shown={language} />
      <div className="dish-row-main">
        <LanguageParts shown={language} bare>
          {(part) => (
            <TextInput
              field={dish[nameIn('nombre', part.language)]}
              label={part.labelOf(t.name)}
              lang={part.language}
              optional={!part.main}
            />
          )}
        </LanguageParts>
        <TextInput field={dish.precio} label={t.price} inputMode="decimal" />
      </div>
      <LanguageParts shown={language} bare>
        {(part) => (
          <TextInput
            field={dish[nameIn('descripcion', part.language)]}
            label={part.labelOf(t.description)}
            lang={part.language}
            optional
          />
        )}
      </LanguageParts>
    </div>
  )
}
