import type { FieldMetadata } from '@conform-to/react'
import { textAttributes } from '#app/platform/forms/field-attributes.ts'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { LanguageSwitch } from '#app/ui/panel/language-switch.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useTextLanguage } from '#app/ui/panel/use-text-language.ts'
import type { listEventChoices } from './events.server.ts'

const textNames = [
  'title',
  'description',
  'location',
  'category',
  'title_ca',
  'description_ca',
  'location_ca',
  'category_ca',
] as const
type Name = (typeof textNames)[number]

type EventTextsProps = {
  fields: Record<Name, FieldMetadata>
  choices: Pick<Awaited<ReturnType<typeof listEventChoices>>, 'categories' | 'catalanCategories'>
  errorOf: (errors: string[] | undefined) => string | undefined
}

/** Both languages are always sent; an error in the hidden one switches to it. */
export function EventTexts({ fields, choices, errorOf }: EventTextsProps) {
  const [language, setLanguage] = useTextLanguage(textNames.filter((name) => fields[name].errors))
  const attributes = (name: Name) => ({ ...textAttributes(fields[name]), error: errorOf(fields[name].errors) })
  return (
    <Sheet title="Contenido" link={<LanguageSwitch value={language} onChange={setLanguage} />}>
      <div className="form" hidden={language !== 'es'}>
        <TextField {...attributes('title')} label="Título" />
        <TextAreaField
          {...attributes('description')}
          label="Descripción"
          hint="Una línea vacía empieza otro párrafo; el primero es la entradilla."
          rows={6}
        />
        <div className="form-row">
          <TextField {...attributes('location')} label="Ubicación" />
          <TextField
            {...attributes('category')}
            label="Categoría"
            optionalLabel="(opcional)"
            list="event-categories"
            autoComplete="off"
          />
        </div>
        <Suggestions id="event-categories" names={choices.categories} />
      </div>
      <div className="form" hidden={language !== 'ca'}>
        <p className="small muted">Lo que quede vacío se muestra en castellano.</p>
        <TextField {...attributes('title_ca')} label="Título en catalán" optionalLabel="(opcional)" lang="ca" />
        <TextAreaField
          {...attributes('description_ca')}
          label="Descripción en catalán"
          optionalLabel="(opcional)"
          rows={6}
          lang="ca"
        />
        <div className="form-row">
          <TextField {...attributes('location_ca')} label="Ubicación en catalán" optionalLabel="(opcional)" lang="ca" />
          <TextField
            {...attributes('category_ca')}
            label="Categoría en catalán"
            optionalLabel="(opcional)"
            lang="ca"
            list="event-categories-ca"
            autoComplete="off"
          />
        </div>
        <Suggestions id="event-categories-ca" names={choices.catalanCategories} />
      </div>
    </Sheet>
  )
}

function Suggestions({ id, names }: { id: string; names: string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
