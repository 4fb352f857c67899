import { useState, type MouseEvent, type ReactNode } from 'react'
import { useActionData, useFetcher, useLocation } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '../button.tsx'
import type { IconName } from '../icon.tsx'
import type { BulkAnswer } from './bulk-answer.ts'
import { sharedTexts } from './panel-texts.ts'
import { SelectionOutcome } from './selection-outcome.tsx'
import { QuestionDialog, QuestionSheet } from './selection-question.tsx'
import { useAnswer } from './use-answer.ts'
import { useExport } from './use-export.ts'
import { useTicks } from './use-ticks.ts'

/** `act`: as the page's action knows it. */
export type SelectionAct = { act: string; label: string; icon: IconName }

type SelectionProps = {
  /** Of its form, which the boxes of the rows name. */
  id: string
  /** The list's address. */
  to: string
  acts: readonly SelectionAct[]
  /** Without rows there is nothing to tick; what became of the last ones stays. */
  isEmpty: boolean
  /** Of the CSV of the ticked rows, for accounts that may have it. */
  exportTo?: string | undefined
  /** The field `choice` of the acts. */
  choice?: ReactNode
  children: ReactNode
}

/**
 * A list whose rows can be ticked, with what is done to the ticked ones: the server answers an act with its question,
 * and the yes with what became of each row. Without script both are pages.
 */
export function Selection({ id, to, acts, isEmpty, exportTo, choice, children }: SelectionProps) {
  const address = to + useLocation().search
  const asking = useFetcher<BulkAnswer>({ key: `${id}-question` })
  const acting = useFetcher<BulkAnswer>({ key: `${id}-act` })
  // Of a browser without script.
  const sent = useActionData<BulkAnswer>()
  const [closed, setClosed] = useState(asking.data)
  const { list, ticked, all, count, tickAll } = useTicks()
  useAnswer(asking.data)
  useAnswer(acting.data, () => {
    setClosed(asking.data)
    tickAll(false)
  })
  const question = asking.data?.question
  return (
    <div className="selection" ref={list} onChange={count}>
      <SelectionOutcome outcome={(acting.data ?? sent)?.outcome} address={address} Form={acting.Form} />
      {sent?.question && <QuestionSheet question={sent.question} address={address} />}
      <asking.Form method="post" action={address} id={id} className="selection-bar cluster" hidden={isEmpty}>
        <TickAll ticked={ticked} all={all} tickAll={tickAll} />
        <div className="selection-acts cluster">
          {choice}
          {acts.map(({ act, label, icon }) => (
            <Button
              key={act}
              type="submit"
              name="act"
              value={act}
              variant="secondary"
              size="sm"
              icon={icon}
              label={label}
            />
          ))}
          {exportTo && <ExportSelected to={exportTo} />}
        </div>
      </asking.Form>
      {children}
      <QuestionDialog
        open={question !== undefined && asking.data !== closed}
        question={question}
        address={address}
        fetcher={acting}
        onClose={() => setClosed(asking.data)}
      />
    </div>
  )
}

type TickAllProps = { ticked: number; all: number; tickAll: (on: boolean) => void }

function TickAll({ ticked, all, tickAll }: TickAllProps) {
  const { selection: t } = usePanelTexts(sharedTexts)
  return (
    <>
      <label className="checkbox selection-all">
        <input
          type="checkbox"
          className="checkbox-box"
          data-act="tick-all"
          checked={ticked > 0 && ticked === all}
          onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
        />
        <span>{t.all}</span>
      </label>
      <span role="status" className="small muted">
        {ticked > 0 && t.chosen(ticked)}
      </span>
    </>
  )
}

/** Without script the browser asks for the file with the boxes of the form. */
function ExportSelected({ to }: { to: string }) {
  const { selection: t } = usePanelTexts(sharedTexts)
  const { rows, save } = useExport()
  function saveSelected(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget
    if (!form) return
    event.preventDefault()
    const values = new FormData(form).getAll('rows').filter((value) => typeof value === 'string')
    const query = new URLSearchParams(values.map((value) => ['rows', value]))
    if (rows === null && values.length > 0) void save(`${to}?${query.toString()}`)
  }
  return (
    <Button
      type="submit"
      formMethod="get"
      formAction={to}
      variant="secondary"
      size="sm"
      icon="download-simple"
      busy={rows !== null}
      onClick={saveSelected}
      label={t.export}
    />
  )
}
