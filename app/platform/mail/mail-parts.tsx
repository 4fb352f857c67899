import { Children, type ReactNode } from 'react'
import type { Language } from '#app/i18n/language.ts'
import { splitParagraphs } from '#app/platform/split-paragraphs.ts'
import { layoutTable, mailColors as colors, mailFonts as fonts } from './mail-styles.ts'

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
