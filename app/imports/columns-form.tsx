import { Form } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, Options, SelectField } from '#app/ui/field.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { importFields, requiredFields, type ImportKind } from './import-fields.ts'
import type { ShownImport } from './imports.server.ts'
import { importTexts } from './panel-texts.ts'

/** What each column of the file is, with the value of its first row. */
export function ColumnsForm({ kind, shown }: { kind: ImportKind; shown: ShownImport }) {
  const t = usePanelTexts(importTexts)
  const { headings, columns, sharesEmail, first } = shown
  const [example] = first
  const required = requiredFields[kind].map((field) => t.fields[field]).join(', ')
  return (
    <Sheet title={t.columns}>
      <Form method="post" className="stack">
        <HiddenFields fields={{ act: 'columns' }} />
        <p className="muted">{t.columnsText(required)}</p>
        <div className="import-columns">
          {columns.map((field, index) => (
            <SelectField
              // The columns of a file do not change.
              key={index}
              name={`columns[${index}]`}
              label={headings[index] || t.columnOf(index + 1)}
              hint={example?.cells[index] ? t.example(example.cells[index].slice(0, 60)) : undefined}
              defaultValue={field}
            >
              <option value="">{t.notImported}</option>
              <Options of={importFields[kind]} label={(known) => t.fields[known]} />
            </SelectField>
          ))}
        </div>
        {kind === 'members' && (
          <CheckboxField
            name="shares_email"
            value="on"
            label={t.sharesEmail}
            hint={t.sharesEmailHint}
            defaultChecked={sharesEmail}
          />
        )}
        <div className="cluster">
          <Button type="submit" variant="secondary" label={t.checkAgain} />
        </div>
      </Form>
    </Sheet>
  )
}
