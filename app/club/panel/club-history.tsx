import { useState, type ReactNode } from 'react'
import { isSecondFactorRule, type ClubField } from '#app/club.ts'
import type { ClubVersion } from '#app/club/club-versions.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { joinNames } from '#app/i18n/join-names.ts'
import { isLanguage } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChangeList } from '#app/ui/panel/change-list.tsx'
import { cutEqualEnds } from '#app/ui/panel/cut-equal-ends.ts'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { clubPanelTexts } from './panel-texts.ts'
import { clubHistoryTexts } from './history-texts.ts'
import { clubFieldTexts } from './field-texts.ts'

type ClubHistoryProps = {
  versions: ClubVersion[]
  /** The version where the next page begins. */
  older: number | null
  isOlder: boolean
  current: number
}

export function ClubHistory({ versions, older, isOlder, current }: ClubHistoryProps) {
  const t = usePanelTexts(clubHistoryTexts)
  const [restoring, setRestoring] = useState<ClubVersion | null>(null)
  return (
    <div className="club-versions" id="versiones">
      <Sheet title={t.title}>
        {versions.length === 0 && <p className="muted">{t.none}</p>}
        <ol className="version-list stack">
          {versions.map((version) => (
            <Version
              key={version.version}
              version={version}
              onRestore={version.version === current ? null : () => setRestoring(version)}
            />
          ))}
        </ol>
        {(older !== null || isOlder) && (
          <p className="version-pages flow">
            {isOlder && <PanelTextLink to="/admin/club#versiones" label={t.newest} />}
            {older !== null && <PanelTextLink to={`/admin/club?hasta=${older}#versiones`} label={t.older} />}
          </p>
        )}
      </Sheet>
      <RestorationDialog version={restoring} current={current} onClose={() => setRestoring(null)} />
    </div>
  )
}

function Version({ version, onRestore }: { version: ClubVersion; onRestore: (() => void) | null }) {
  const t = usePanelTexts(clubHistoryTexts)
  const language = useLanguage()
  return (
    <li>
      <div className="version-head cluster">
        <h3 className="d6">{t.version(version.version)}</h3>
        <p className="small muted">
          {formatDateTime(version.savedAt, language)} · {t.savedBy(version.savedBy ?? t.deletedAccount)}
          {version.restoredFrom !== null && ` · ${t.restoredFrom(version.restoredFrom)}`}
        </p>
        {onRestore ? (
          <Button
            variant="neutral"
            size="sm"
            aria-label={t.restoreNamed(version.version)}
            onClick={onRestore}
            label={t.restore}
          />
        ) : (
          <p className="small club-version-current">{t.current}</p>
        )}
      </div>
      <Changes version={version} />
    </li>
  )
}

/** Of pictures. */
const variants: Partial<Record<ClubField, string>> = { share_picture: '1200.jpg', icon: '192.png' }

function Changes({ version: { changes, confirmed } }: { version: ClubVersion }) {
  const t = usePanelTexts(clubHistoryTexts)
  const { secondFactorRules } = usePanelTexts(clubPanelTexts)
  const { fields } = usePanelTexts(clubFieldTexts)
  const { languages: languageNames } = usePanelTexts(sharedTexts)
  const language = useLanguage()
  const valueOf = (field: ClubField, value: string): ReactNode => {
    const variant = variants[field]
    if (variant && value)
      return <img className="club-change-picture" src={`${value}-${variant}`} alt={fields[field]} loading="lazy" />
    if (field === 'main_language' && isLanguage(value)) return languageNames[value]
    if (field === 'second_factor' && isSecondFactorRule(value)) return secondFactorRules[value]
    return value || t.empty
  }
  const names = confirmed.map((field: ClubField) => fields[field])
  return (
    <>
      <ChangeList
        to={t.to}
        changes={changes.map(({ field, before, after }) => {
          const cut = cutEqualEnds(before, after)
          return {
            key: field,
            label: fields[field],
            before: valueOf(field, cut.before),
            after: valueOf(field, cut.after),
          }
        })}
      />
      {names.length > 0 && <p className="small muted">{t.confirmed(joinNames(names, language))}</p>}
    </>
  )
}

type RestorationDialogProps = { version: ClubVersion | null; current: number; onClose: () => void }

function RestorationDialog({ version, current, onClose }: RestorationDialogProps) {
  const t = usePanelTexts(clubHistoryTexts)
  return (
    <RowConfirmDialog
      row={version}
      onClose={onClose}
      title={(row) => t.question(row.version)}
      texts={{ confirm: t.restore }}
      danger={false}
      action="/admin/club"
      fields={(row) => ({ act: 'restore', restored: String(row.version), version: String(current) })}
    >
      {() => <p>{t.explanation}</p>}
    </RowConfirmDialog>
  )
}
