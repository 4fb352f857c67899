import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import { useRef } from 'react'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { readFormValues } from '#app/platform/forms/conflict/form-values.ts'
import { nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { Button } from '#app/ui/button.tsx'
import { LanguageParts } from '#app/ui/panel/language-parts.tsx'
import { RemovedRows, useRemovedRows } from '#app/ui/panel/removed-rows.tsx'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { RestaurantForm } from './forms.ts'
import { restaurantTexts, type RestaurantTexts } from './panel-texts.ts'

type DishFields = RestaurantForm['menu_degustacion'][number]

type DishRowsProps<Schema extends Record<string, unknown>> = {
  form: FormMetadata<Schema>
  field: FieldMetadata<DishFields[], Schema>
  texts: RestaurantTexts['dishes']
  language: Language
}

export function DishRows<Schema extends Record<string, unknown>>(props: DishRowsProps<Schema>) {
  const { form, field, texts: t, language } = props
  const { name } = field
  const list = useRef<HTMLOListElement>(null)
  const removed = useRemovedRows<DishTexts>()
  const remove = (index: number) => {
    const dish = readDishes(list.current, name)[index]
    if (dish) removed.add({ row: dish, index, label: dish.nombre || dish.nombre_ca || t.row(index + 1) })
    form.remove({ name, index })
  }
  const moveUp = (index: number) => {
    form.reorder({ name, from: index, to: index - 1 })
  }
  const insert = (index: number, dish?: DishTexts) => {
    form.insert({ name, index, ...(dish && { defaultValue: dish }) })
  }
  const rows = field.getFieldList()
  return (
    <Sheet title={t.title}>
      <ol className="dish-rows" ref={list} data-field={name} aria-label={t.title}>
        {rows.map((row, index) => (
          <li key={row.key} className="dish-row" aria-label={t.row(index + 1)}>
            <DishTexts row={row} language={language} />
            <DishButtons
              dish={t.row(index + 1)}
              onUp={index > 0 ? () => moveUp(index) : null}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <RemovedRows removed={removed} onRestore={({ row, index }) => insert(Math.min(index, rows.length), row)} />
      <Button variant="secondary" size="sm" icon="plus" onClick={() => insert(rows.length)}>
        {t.add}
      </Button>
    </Sheet>
  )
}

type DishTexts = Record<string, string>

/** As they are typed now. */
function readDishes(list: HTMLElement | null, name: string): DishTexts[] {
  const form = list?.closest('form')
  return form ? (readFormValues(new FormData(form), { [name]: [] })[name] as DishTexts[]) : []
}

function DishTexts({ row, language }: { row: FieldMetadata<DishFields>; language: Language }) {
  const dish = row.getFieldset()
  const { dish: t } = usePanelTexts(restaurantTexts)
  const main = useMainLanguage()
  const mainName = dish[nameIn('nombre', main)].value
  return (
    <div className="form">
      {language !== main && typeof mainName === 'string' && (
        <p className="small muted" lang={main}>
          {mainName}
        </p>
      )}
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

type DishButtonsProps = {
  dish: string
  /** Null for the first. */
  onUp: (() => void) | null
  onRemove: () => void
}

function DishButtons({ dish, onUp, onRemove }: DishButtonsProps) {
  const { dish: t } = usePanelTexts(restaurantTexts)
  return (
    <div className="dish-row-buttons">
      {onUp && <DishButton label={t.up} dish={dish} onClick={onUp} />}
      <DishButton label={t.remove} dish={dish} onClick={onRemove} />
    </div>
  )
}

/** Never a submit button: Enter in a field would press the first of the form. */
function DishButton({ label, dish, onClick }: { label: string; dish: string; onClick: () => void }) {
  return (
    <button type="button" className="text-link small" onClick={onClick}>
      {label}
      <span className="visually-hidden"> {dish}</span>
    </button>
  )
}
