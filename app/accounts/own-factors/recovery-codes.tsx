import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { factorTexts } from './panel-texts.ts'

/** Shown once: only their hashes are stored. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { codes: t } = usePanelTexts(factorTexts)
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${t.fileHead}\n\n${codes.join('\n')}\n`)}`
  return (
    <Sheet title={t.title}>
      <div className="form" role="status">
        <p>{t.keep}</p>
        <ul className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="form-actions">
          <ButtonLink href={file} download={t.file} variant="secondary" icon="download-simple" label={t.download} />
        </div>
      </div>
    </Sheet>
  )
}
