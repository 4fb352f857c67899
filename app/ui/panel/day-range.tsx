import { useLocation } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { FilterForm } from './filter-form.tsx'
import { sharedTexts } from './panel-texts.ts'

export function DayRange({ label }: { label: string }) {
  const { days: t } = usePanelTexts(sharedTexts)
  return (
    <FilterForm names={['desde', 'hasta']} className="day-range">
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        <Day name="desde" label={t.from} />
        <Day name="hasta" label={t.to} />
      </fieldset>
    </FilterForm>
  )
}

function Day({ name, label }: { name: string; label: string }) {
  const day = new URLSearchParams(useLocation().search).get(name)
  return (
    <label>
      <span>{label}</span>
      <input key={day} type="date" name={name} className="input" defaultValue={day ?? ''} />
    </label>
  )
}
