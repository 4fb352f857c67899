import { useState } from 'react'
import { Form } from 'react-router'
import { Allowed } from '#app/accounts/allowed.tsx'
import { formatCents } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { feeTexts } from './fee-texts.ts'
import type { FeePreview } from './generate.server.ts'

/** What generating the fees of a year would do, and the way to do it. */
export function FeeGeneration({ year, preview }: { year: number; preview: FeePreview }) {
  const { generation: t } = usePanelTexts(feeTexts)
  const [asked, setAsked] = useState<FeePreview | null>(null)
  const { toMake, cents, made, members, exempt, without } = preview
  return (
    <Sheet title={t.title}>
      <Form className="fee-year cluster gap-3">
        <TextField label={t.year} name="ano" defaultValue={String(year)} inputMode="numeric" pattern="20[0-9]{2}" />
        <Button type="submit" variant="secondary" label={t.show} />
      </Form>
      <p className="d5">{toMake === 0 ? t.nothing : t.toMake(toMake, formatCents(cents))}</p>
      <ul className="small muted">
        <li>{t.members(members)}</li>
        {made > 0 && <li>{t.made(made)}</li>}
        {exempt > 0 && <li>{t.exempt(exempt)}</li>}
        {without.map(({ type, members: count }) => (
          <li key={type}>{t.without(type, count)}</li>
        ))}
      </ul>
      {toMake > 0 && (
        <Allowed to="treasury.edit">
          <Button onClick={() => setAsked(preview)} label={t.start(year)} />
        </Allowed>
      )}
      <RowConfirmDialog
        row={asked}
        onClose={() => setAsked(null)}
        title={t.question(year)}
        texts={{ confirm: t.start(year), busy: t.busy }}
        danger={false}
        focused
        action="/admin/tesoreria/cuotas"
        fields={() => ({ act: 'generate', year: String(year) })}
      >
        {(shown) => (
          <>
            <p>{t.text(shown.toMake, formatCents(shown.cents))}</p>
            <p className="small muted">{t.again}</p>
          </>
        )}
      </RowConfirmDialog>
    </Sheet>
  )
}
