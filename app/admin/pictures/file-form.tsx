import { Form } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { pictureTexts } from './picture-texts.ts'

type FileFormProps = {
  submit: string
  busy: boolean
  busyLabel?: string
  fields?: Record<string, string>
  answer: Answer | undefined
}

export function FileForm({ submit, busy, busyLabel, fields = {}, answer }: FileFormProps) {
  const t = usePanelTexts(pictureTexts)
  const error = answer && !answer.ok ? [answer.title, answer.text].filter(Boolean).join(': ') : undefined
  return (
    <Form method="post" encType="multipart/form-data" className="stack library-file">
      <HiddenFields fields={fields} />
      <TextField
        label={t.file}
        error={error}
        type="file"
        name="file"
        accept="image/png,image/jpeg,image/webp"
        required
      />
      <div className="cluster">
        <Button type="submit" icon="upload-simple" busy={busy} {...(busyLabel && { busyLabel })} label={submit} />
      </div>
    </Form>
  )
}
