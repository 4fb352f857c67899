import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { formatDateTime } from '#app/i18n/dates.ts'
import { formatNumber } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { Notice } from '#app/ui/panel/notice.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { PLACES, STEPS_THAT_RUN, type ImportKind } from './import-fields.ts'
import type { ShownImport } from './imports.server.ts'
import { importTexts } from './panel-texts.ts'
import { RowTable } from './row-table.tsx'
import { useProgress } from './use-progress.ts'

type ImportViewProps = { kind: ImportKind; shown: ShownImport; answer: Answer | undefined }
type Part = { kind: ImportKind; shown: ShownImport }

export function ImportView({ kind, shown, answer }: ImportViewProps) {
  const t = usePanelTexts(importTexts)
  const runs = STEPS_THAT_RUN.includes(shown.state)
  useProgress(runs)
  useAnswer(answer)
  return (
    <>
      <PanelHead title={t.titles[kind]}>
        <BackLink to={`${PLACES[kind]}/importar`}>{t.otherFile}</BackLink>
      </PanelHead>
      <div className="sheets">
        {answer && !answer.ok && <Notice text={[answer.title, answer.text].filter(Boolean).join(': ')} />}
        {runs && <Progress shown={shown} />}
        {shown.state === 'failed' && <Notice text={t.failed} />}
        {(shown.state === 'checked' || shown.state === 'failed') && <Checked kind={kind} shown={shown} />}
        {shown.state === 'done' && <Done kind={kind} shown={shown} />}
        {shown.state === 'undone' && <Undone kind={kind} shown={shown} />}
      </div>
    </>
  )
}

function Progress({ shown: { state, done, total } }: { shown: ShownImport }) {
  const t = usePanelTexts(importTexts)
  const { pathname } = useLocation()
  return (
    <Sheet title={t.states[state]}>
      <p role="status">{t.progress(formatNumber(done), t.rows(total))}</p>
      <progress className="import-progress" value={done} max={total} aria-label={t.states[state]} />
      <p className="muted">
        {t.progressText} <PanelTextLink to={pathname} reloadDocument label={t.reload} />
      </p>
    </Sheet>
  )
}

function Checked({ kind, shown }: Part) {
  const t = usePanelTexts(importTexts)
  const { counts, refused, first, state } = shown
  return (
    <>
      {state === 'checked' && (
        <Sheet title={t.preview}>
          <div className="stack">
            <Counts counts={counts} heads={t.counts} />
            <p className="muted">{t.previewText[kind]}</p>
            <div className="cluster gap-3">
              {counts.new > 0 && (
                <ActForm act="start">
                  <Button type="submit" icon="check" label={t.start[kind](counts.new, formatNumber(counts.new))} />
                </ActForm>
              )}
              <ActForm act="discard">
                <Button type="submit" variant="secondary" icon="trash" label={t.discard} />
              </ActForm>
              {refused.length > 0 && (
                <ExportLink
                  to={`${PLACES[kind]}/importar/rechazadas.csv?importacion=${shown.id}`}
                  label={t.exportRefused}
                />
              )}
            </div>
          </div>
        </Sheet>
      )}
      <ColumnsForm key={shown.columns.join()} kind={kind} shown={shown} />
      {refused.length > 0 && <RowTable title={t.refusedRows} rows={refused} kind={kind} />}
      {state === 'checked' && <RowTable title={t.firstRows} rows={first} kind={kind} />}
    </>
  )
}

function Done({ kind, shown }: Part) {
  const t = usePanelTexts(importTexts)
  const language = useLanguage()
  const { counts, refused, undoUntil } = shown
  return (
    <>
      <Sheet title={t.states.done}>
        <div className="stack">
          <Counts counts={counts} heads={t.results} />
          <div className="cluster gap-3">
            <PanelTextLink to={PLACES[kind]} label={t.back[kind]} />
            {refused.length > 0 && (
              <ExportLink
                to={`${PLACES[kind]}/importar/rechazadas.csv?importacion=${shown.id}`}
                label={t.exportRefused}
              />
            )}
          </div>
          {undoUntil && (
            <details className="import-undo">
              <summary className="text-link">{t.undo}</summary>
              <p>{t.undoText(formatDateTime(undoUntil, language))}</p>
              <ActForm act="undo">
                <Button type="submit" variant="danger" icon="arrow-counter-clockwise" label={t.undoNow} />
              </ActForm>
            </details>
          )}
        </div>
      </Sheet>
      {refused.length > 0 && <RowTable title={t.refusedRows} rows={refused} kind={kind} />}
    </>
  )
}

function Undone({ kind, shown: { counts, kept } }: Part) {
  const t = usePanelTexts(importTexts)
  const { removed = 0, kept: left = 0 } = counts as Record<string, number>
  return (
    <Sheet title={t.states.undone}>
      <Facts
        facts={[
          [t.removed, formatNumber(removed)],
          [t.kept, formatNumber(left)],
        ]}
      />
      <p className="import-onward">
        <PanelTextLink to={PLACES[kind]} label={t.back[kind]} />
      </p>
      {kept.length > 0 && (
        <ul className="import-recent">
          {kept.map(({ id, name, kept: why }) => (
            <li key={id}>
              <PanelTextLink to={`${PLACES[kind]}/${id}`} label={name} />{' '}
              <span className="muted">{why && t.keptReasons[kind][why]}</span>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}

type CountName = 'new' | 'already' | 'refused'

function Counts({ counts, heads }: { counts: ShownImport['counts']; heads: Record<CountName, string> }) {
  const names: CountName[] = ['new', 'already', 'refused']
  return <Facts facts={names.map((name) => [heads[name], formatNumber(counts[name])] as const)} />
}

/** The page itself answers, with and without script. */
function ActForm({ act, children }: { act: string; children: ReactNode }) {
  return (
    <Form method="post">
      <HiddenFields fields={{ act }} />
      {children}
    </Form>
  )
}
