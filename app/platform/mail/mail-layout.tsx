import { Children, type ReactNode } from 'react'
import { demoNames } from '#app/club.ts'
import { useClub } from '#app/ui/club-context.tsx'
import type { Language } from '#app/i18n/language.ts'
import { splitParagraphs } from '#app/platform/split-paragraphs.ts'
import { mailColors as colors, mailFonts as fonts, darkMailStyles, mailStyles } from './mail-styles.ts'

type MailLayoutProps = {
  language: Language
  /** What a mailbox shows after the subject: it says more. */
  preview: string
  footer: string
  children: ReactNode
  /** Without a heading only the title of the page: a text that somebody has written begins with its greeting. */
} & ({ heading: string; title?: never } | { title: string; heading?: never })

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

const layoutTable = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const
const white = { bgcolor: colors.white } as object

/** Tables, because mail programs do not lay out anything else. */
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

function ContentRow({ heading, children }: { heading: string | undefined; children: ReactNode }) {
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

const titleStyle = {
  margin: '0 0 12px',
  color: colors.ampolla,
  fontFamily: fonts.display,
  fontWeight: 500,
  fontSize: 28,
  lineHeight: 1.12,
}

/** Of the event that a message is about. */
export function MailTitle({ lang, children }: { lang: Language | undefined; children: ReactNode }) {
  return (
    <h2 style={titleStyle} lang={lang}>
      {children}
    </h2>
  )
}

/** Begins a further part of a message. */
export function MailSection({ children }: { children: ReactNode }) {
  return <h2 style={{ ...titleStyle, margin: '8px 0' }}>{children}</h2>
}

export function MailParagraph({ children, muted = false }: { children: ReactNode; muted?: boolean }) {
  return <p style={{ margin: '0 0 18px', color: muted ? colors.muted : colors.text }}>{children}</p>
}

/** Of plain text that somebody has written. */
export function MailParagraphs({ text }: { text: string }) {
  return splitParagraphs(text).map((paragraph, index) => <MailParagraph key={index}>{paragraph}</MailParagraph>)
}

/** A coloured cell: Outlook shows a rectangle, not a bare link. */
export function MailButton({ href, label, quiet = false }: { href: string; label: ReactNode; quiet?: boolean }) {
  const ground = quiet ? colors.white : colors.gamba
  const ink = quiet ? colors.ampolla : colors.white
  const border = quiet ? colors.ampolla : colors.gamba
  const cell = { backgroundColor: ground, border: `2px solid ${border}`, borderRadius: 999 }
  return (
    <table {...layoutTable} className="bt" style={{ margin: '0 0 24px' }}>
      <tbody>
        <tr>
          <td {...({ bgcolor: ground } as object)} align="center" style={cell}>
            <a href={href} style={{ ...linkStyle, color: ink }}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Side by side, one below the other on phones. */
export function MailButtons({ children }: { children: ReactNode }) {
  return (
    <table {...layoutTable} className="bt">
      <tbody>
        <tr>
          {Children.map(children, (button) => (
            <td className="bc" style={{ padding: '0 12px 0 0' }}>
              {button}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

const linkStyle = {
  display: 'inline-block',
  padding: '13px 28px',
  lineHeight: '22px',
  fontWeight: 600,
  textDecoration: 'none',
}

/** Name, value, of a place the address of its map, and the value's language if it is not the message's. */
export type MailFact = readonly [name: string, value: string, href?: string | undefined, lang?: Language | undefined]

export function MailFacts({ facts }: { facts: readonly MailFact[] }) {
  const line = `1px solid ${colors.line}`
  const cell = {
    borderBottom: line,
    fontSize: 16,
    lineHeight: '24px',
    verticalAlign: 'top',
    textAlign: 'left',
  } as const
  const name = { ...cell, width: '34%', padding: '10px 16px 10px 0', color: colors.muted, fontWeight: 400 }
  const value = { ...cell, padding: '10px 0', fontWeight: 600 }
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 26px', borderTop: line }}>
      <tbody>
        {facts.map(([label, text, href, lang]) => (
          <tr key={label}>
            <th scope="row" className="fn" style={name}>
              {label}
            </th>
            <td className="fv" style={value} lang={lang}>
              {href ? (
                <a href={href} style={{ color: colors.ampolla, textDecoration: 'underline' }}>
                  {text}
                </a>
              ) : (
                text
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
