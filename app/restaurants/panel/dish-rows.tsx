import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import type { ComponentProps } from 'react'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { RestaurantForm } from './forms.ts'

type DishFields = RestaurantForm['menu_degustacion'][number]

type DishRowsProps<Schema extends Record<string, unknown>> = {
  form: FormMetadata<Schema>
  field: FieldMetadata<DishFields[], Schema>
  title: string
  noun: string
  language: 'es' | 'ca'
}

export function DishRows<Schema extends Record<string, unknown>>(props: DishRowsProps<Schema>) {
  const { form, field, title, noun, language } = props
  return (
    <Sheet title={title}>
      <ol className="dish-rows" data-field={field.name}>
        {field.getFieldList().map((row, index) => (
          <li key={row.key} className="dish-row" aria-label={`${noun} ${index + 1}`}>
            <DishTexts row={row} language={language} />
            <DishButtons {...props} index={index} />
          </li>
        ))}
      </ol>
      <Button
        {...form.insert.getButtonProps({ name: field.name })}
        type="submit"
        variant="secondary"
        size="sm"
        icon="plus"
      >
        Añadir {noun}
      </Button>
    </Sheet>
  )
}

function DishTexts({ row, language }: { row: FieldMetadata<DishFields>; language: 'es' | 'ca' }) {
  const dish = row.getFieldset()
  return (
    <>
      <div className="form" hidden={language !== 'es'}>
        <div className="dish-row-main">
          <TextInput field={dish.nombre} label="Nombre" />
          <TextInput field={dish.precio} label="Precio (€)" inputMode="decimal" />
        </div>
        <TextInput field={dish.descripcion} label="Descripción" optional />
      </div>
      <div className="form" hidden={language === 'es'} lang="ca">
        <p className="small muted" lang="es">
          {typeof dish.nombre.value === 'string' && dish.nombre.value}
        </p>
        <TextInput field={dish.nombre_ca} label="Nom" optional />
        <TextInput field={dish.descripcion_ca} label="Descripció" optional />
      </div>
    </>
  )
}

type DishButtonsProps<Schema extends Record<string, unknown>> = Pick<
  DishRowsProps<Schema>,
  'form' | 'field' | 'noun'
> & { index: number }

function DishButtons<Schema extends Record<string, unknown>>(props: DishButtonsProps<Schema>) {
  const { form, field, noun, index } = props
  const shared = { dish: `${noun} ${index + 1}` }
  const up = form.reorder.getButtonProps({ name: field.name, from: index, to: index - 1 })
  const remove = form.remove.getButtonProps({ name: field.name, index })
  return (
    <div className="dish-row-buttons">
      {index > 0 && <DishButton {...up} {...shared} label="Subir" />}
      <DishButton {...remove} {...shared} label="Quitar" />
    </div>
  )
}

function DishButton({ label, dish, ...button }: ComponentProps<'button'> & { label: string; dish: string }) {
  return (
    <button {...button} className="text-link small">
      {label}
      <span className="visually-hidden"> {dish}</span>
    </button>
  )
}
