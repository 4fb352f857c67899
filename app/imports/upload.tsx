import { Form, useNavigation } from 'react-router'
import { formatDateTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { importFields, PLACES, type ImportKind } from './import-fields.ts'
import type { ImportLine } from './imports.server.ts'
import { importTexts } from './panel-texts.ts'

type UploadProps = { kind: ImportKind; recent: ImportLine[]; answer: Answer | undefined }

export function Upload({ kind, recent, answer }: UploadProps) {
  const t = usePanelTexts(importTexts)
  const sends = useNavigation().state === 'submitting'
  useAnswer(answer)
  const error = answer && !answer.ok ? [answer.title, answer.text].filter(Boolean).join(': ') : undefined
  return (
    <>
      <PanelHead title={t.titles[kind]}>
        <BackLink to={PLACES[kind]}>{t.back[kind]}</BackLink>
      </PanelHead>
      <p className="panel-lead">{t.lead}</p>
      <div className="sheets">
        <Sheet title={t.file}>
          <Form method="post" encType="multipart/form-data" className="stack">
            <TextField
              label={t.fileLabel}
              hint={t.fileHint}
              error={error}
              type="file"
              name="file"
              data-act="file"
              accept=".csv,.txt,.xlsx"
              required
            />
            <div className="cluster">
              <Button type="submit" icon="upload-simple" busy={sends} busyLabel={t.uploading} label={t.upload} />
            </div>
          </Form>
        </Sheet>
        <Sheet title={t.known}>
          <p>{t.knownText[kind]}</p>
          <p className="muted">{importFields[kind].map((field) => t.fields[field]).join(' · ')}</p>
        </Sheet>
        {recent.length > 0 && <Recent kind={kind} recent={recent} />}
      </div>
    </>
  )
}

function Recent({ kind, recent }: { kind: ImportKind; recent: ImportLine[] }) {
  const t = usePanelTexts(importTexts)
  const language = useLanguage()
  return (
    <Sheet title={t.recent}>
      <ul className="import-recent">
        {recent.map(({ id, state, total, createdAt }) => (
          <li key={id}>
            <PanelTextLink
              to={`${PLACES[kind]}/importar/${id}`}
              label={t.recentOf(formatDateTime(createdAt, language), t.rows(total))}
            />{' '}
            <span className="muted">{t.states[state]}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
