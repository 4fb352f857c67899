import type { MailTexts } from '#app/i18n/texts.server.ts'
import { mailColors as colors } from '#app/platform/mail/mail-styles.ts'

/** `fullName` is empty when it may not be in a mail, `named` says whether the guest has one. `ticket`: its picture. */
export type MailedGuest = { fullName: string; named: boolean; ticket: string }

type GuestListProps = { guests: readonly MailedGuest[]; t: MailTexts['party'] }

export function GuestList({ guests, t }: GuestListProps) {
  const line = `1px solid ${colors.line}`
  const cell = {
    padding: '10px 0',
    borderBottom: line,
    fontSize: 16,
    lineHeight: '30px',
    verticalAlign: 'top',
  } as const
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 14px', borderTop: line }}
    >
      <tbody>
        {guests.map(({ fullName, named }, index) => (
          <tr key={index}>
            <td width={44} style={{ ...cell, width: 44 }}>
              <span style={seatStyle(named)}>{index + 1}</span>
            </td>
            <td style={cell}>
              <b style={{ fontWeight: 600 }}>{fullName || t.companion(index + 1)}</b>
              <span style={{ color: colors.muted }}>
                {index === 0 && ` · ${t.you}`}
                {!named && ` · ${t.nameless}`}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Filled for a guest with a name, an open ring without. */
function seatStyle(named: boolean) {
  return {
    display: 'inline-block',
    width: 26,
    height: 26,
    border: `2px solid ${named ? colors.ampolla : colors.gamba}`,
    borderRadius: 15,
    backgroundColor: named ? colors.ampolla : colors.white,
    color: named ? colors.white : colors.ampolla,
    fontSize: 15,
    lineHeight: '26px',
    fontWeight: 600,
    textAlign: 'center',
  } as const
}
