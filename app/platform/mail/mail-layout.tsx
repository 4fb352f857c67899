import type { ReactNode } from 'react'
import { demoNames } from '#app/club.ts'
import { useClub } from '#app/ui/club-context.tsx'
import type { Language } from '#app/i18n/language.ts'
import { darkMailStyles, layoutTable, mailColors as colors, mailFonts as fonts, mailStyles } from './mail-styles.ts'

type MailLayoutProps = {
  language: Language
  /** What a mailbox shows after the subject: it says more. */
  preview: string
  footer: string
  children: ReactNode
  /** Of the page, unless there is a heading. */
  title: string
  heading: string | null
}

const darkStyles = darkMailStyles()

/** More than any mailbox shows. */
const PREVIEW_CHARACTERS = 200

const bodyStyle = {
  margin: 0,
  padding: 0,
  backgroundColor: colors.wall,
  color: colors.text,
  fontFamily: fonts.sans,
  fontSize: 17,
  lineHeight: 1.55,
  // See `:lang(ca)` in `ui/base.css`.
  fontFeatureSettings: "'locl' 0",
}

export function MailLayout({ language, heading, title, preview, footer, children }: MailLayoutProps) {
  return (
    <html lang={language}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{heading ?? title}</title>
        <style dangerouslySetInnerHTML={{ __html: mailStyles }} />
        <style dangerouslySetInnerHTML={{ __html: darkStyles }} />
      </head>
      <body style={bodyStyle}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }} data-skip="text">
          {Array.from(preview).slice(0, PREVIEW_CHARACTERS).join('')}
        </div>
        <CenteredColumn>
          <ClubRow />
          <ContentRow heading={heading}>{children}</ContentRow>
          <FooterRow text={footer} />
        </CenteredColumn>
      </body>
    </html>
  )
}

const white = { bgcolor: colors.white } as object

function CenteredColumn({ children }: { children: ReactNode }) {
  return (
    <table {...layoutTable} width="100%">
      <tbody>
        <tr>
          <td className="out" align="center" style={{ padding: '24px 12px 4px' }}>
            <table {...layoutTable} className="column" width="100%" style={{ maxWidth: 576 }}>
              <tbody>{children}</tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** White in a dark scheme, too, which would hide the ink of the logo. The pictures are parts of the message. */
function ClubRow() {
  const { formalName } = useClub()
  const cell = { backgroundColor: colors.white }
  const brand = { display: 'block', border: 0, color: colors.ampolla, fontFamily: fonts.display, fontSize: 26 }
  return (
    <>
      <tr>
        <td {...white} className="pad brand" style={{ ...cell, padding: '26px 36px 20px' }}>
          {formalName === demoNames.formal_name ? (
            <img src="cid:logo" width={151} height={50} alt={formalName} style={brand} />
          ) : (
            <span style={brand}>{formalName}</span>
          )}
        </td>
      </tr>
      <tr>
        <td {...white} style={{ ...cell, fontSize: 0, lineHeight: 0 }}>
          <img
            src="cid:divider"
            width={576}
            alt=""
            style={{ display: 'block', border: 0, width: '100%', height: 'auto' }}
          />
        </td>
      </tr>
    </>
  )
}

const headingStyle = {
  margin: '0 0 16px',
  color: colors.ampolla,
  fontFamily: fonts.display,
  fontWeight: 500,
  fontSize: 44,
  lineHeight: 1.05,
}

function ContentRow({ heading, children }: { heading: string | null; children: ReactNode }) {
  return (
    <tr>
      <td {...white} className="pad" style={{ backgroundColor: colors.white, padding: '14px 36px 16px' }}>
        {heading && (
          <h1 className="h1" style={headingStyle}>
            {heading}
          </h1>
        )}
        {children}
      </td>
    </tr>
  )
}

const NO_BREAK_SPACE = '\u00a0'

function FooterRow({ text }: { text: string }) {
  const { formalName, street, postalCode, city, phone } = useClub()
  return (
    <tr>
      <td className="pad" style={{ padding: '22px 36px 28px', color: colors.muted, fontSize: 14 }}>
        <p style={{ margin: '0 0 6px' }}>{text}</p>
        <p style={{ margin: 0 }}>
          {formalName} · {street}, {postalCode} {city} · {phone.replaceAll(' ', NO_BREAK_SPACE)}
        </p>
      </td>
    </tr>
  )
}
