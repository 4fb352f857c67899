import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { factorTexts } from './panel-texts.ca.ts'

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
          <a href={file} download={t.file} className={buttonClass({ variant: 'secondary' })}>
            {buttonContent({ icon: 'download-simple', children: t.download })}
          </a>
        </div>
      </div>
    </Sheet>
  )
}
