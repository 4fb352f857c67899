import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import { Button } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { Line } from './form-line.tsx'
import type { RestaurantForm } from './forms.ts'

type DishFields = RestaurantForm['menu_degustacion'][number]

type DishRowsProps<Schema extends Record<string, unknown>> = {
  form: FormMetadata<Schema>
  field: FieldMetadata<DishFields[], Schema>
  title: string
  noun: string
  language: 'es' | 'ca'
  onChanged: () => void
}

export function DishRows<Schema extends Record<string, unknown>>({
  form,
  field,
  title,
  noun,
  language,
  onChanged,
}: DishRowsProps<Schema>) {
  const rows = field.getFieldList()
  const spanish = language === 'es'
  return (
    <Sheet title={title}>
      <ol className="dish-rows">
        {rows.map((row, index) => {
          const dish = row.getFieldset()
          return (
            <li key={row.key} className="dish-row" aria-label={`${noun} ${index + 1}`}>
              <div className="form" hidden={!spanish}>
                <div className="dish-row-main">
                  <Line field={dish.nombre} label="Nombre" required />
                  <Line field={dish.precio} label="Precio (€)" optionalLabel="" inputMode="decimal" />
                </div>
                <Line field={dish.descripcion} label="Descripción" />
              </div>
              <div className="form" hidden={spanish} lang="ca">
                <p className="small muted" lang="es">
                  {typeof dish.nombre.value === 'string' && dish.nombre.value}
                </p>
                <Line field={dish.nombre_ca} label="Nom" />
                <Line field={dish.descripcion_ca} label="Descripció" />
              </div>
              <div className="dish-row-buttons">
                {index > 0 && (
                  <button
                    {...form.reorder.getButtonProps({ name: field.name, from: index, to: index - 1 })}
                    className="text-link small"
                    onClickCapture={onChanged}
                  >
                    Subir
                    <span className="visually-hidden">
                      {' '}
                      {noun} {index + 1}
                    </span>
                  </button>
                )}
                <button
                  {...form.remove.getButtonProps({ name: field.name, index })}
                  className="text-link small"
                  onClickCapture={onChanged}
                >
                  Quitar
                  <span className="visually-hidden">
                    {' '}
                    {noun} {index + 1}
                  </span>
                </button>
              </div>
            </li>
          )
        })}
      </ol>
      <Button
        {...form.insert.getButtonProps({ name: field.name })}
        type="submit"
        variant="secondary"
        size="sm"
        icon="plus"
        onClickCapture={onChanged}
      >
        Añadir {noun}
      </Button>
    </Sheet>
  )
}
