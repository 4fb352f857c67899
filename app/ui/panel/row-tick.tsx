import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { sharedTexts } from './panel-texts.ts'

export type RowSelection<Row> = {
  /** The id of the form of the `Selection`. */
  form: string
  value: (row: Row) => string
  name: (row: Row) => string
  /** Which rows are ticked at first. */
  ticked?: (row: Row) => boolean
}

type RowTickProps = { form: string; value: string; name: string; ticked?: boolean | undefined }

/** The box of one row: it belongs to the form of the list's `Selection`, wherever it stands. */
export function RowTick({ form, value, name, ticked }: RowTickProps) {
  const { selection: t } = usePanelTexts(sharedTexts)
  return (
    <label className="row-tick center" title={t.pick(name)}>
      <input
        type="checkbox"
        className="checkbox-box"
        form={form}
        name="rows"
        value={value}
        defaultChecked={ticked}
        aria-label={t.pick(name)}
      />
    </label>
  )
}
