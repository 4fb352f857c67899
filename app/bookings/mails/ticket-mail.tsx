import { MailSection } from '#app/platform/mail/mail-parts.tsx'
import { mailColors as colors } from '#app/platform/mail/mail-styles.ts'
import type { MailTexts } from '#app/i18n/texts.server.ts'

/** `cid`: the picture, which is a part of the message. */
type MailedTicket = { cid: string; name: string }

const SIDE_PX = 112

/** One code for each guest, to be shown at the door. */
export function MailTickets({ tickets, t }: { tickets: readonly MailedTicket[]; t: MailTexts['tickets'] }) {
  const cell = { padding: 12, backgroundColor: colors.wall, verticalAlign: 'middle' } as const
  const alone = tickets.length === 1
  return (
    <>
      <MailSection>{alone ? t.titleAlone : t.title}</MailSection>
      <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 26px' }}>
        <tbody>
          {tickets.map(({ cid, name }) => (
            <tr key={cid}>
              <td width={SIDE_PX} style={{ ...cell, width: SIDE_PX, paddingRight: 0 }}>
                <img
                  src={`cid:${cid}`}
                  width={SIDE_PX}
                  height={SIDE_PX}
                  alt={t.of(name)}
                  style={{ display: 'block' }}
                />
              </td>
              <td style={{ ...cell, wordBreak: 'break-word' }}>
                <b style={{ fontWeight: 600, color: colors.ampolla }}>{name}</b>
              </td>
            </tr>
          ))}
          <tr>
            <td colSpan={2} style={{ ...cell, fontSize: 16 }}>
              {alone ? t.introAlone : t.intro}
            </td>
          </tr>
        </tbody>
      </table>
    </>
  )
}
