import type { ReactNode } from 'react'
import { club } from '#app/club.ts'
import type { Language } from '#app/i18n/language.ts'

/** Mail programs ignore stylesheets and our fonts: colours of `ui/tokens.css` as inline styles. */
const colors = {
  ampolla: '#0F2D25',
  gamba: '#C5371D',
  wall: '#F4F5F0',
  line: '#E2E6DE',
  text: '#1D2523',
  muted: '#566059',
}
const sans = "'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif"
const display = "Imbue,'Bodoni 72',Didot,Georgia,serif"

const bodyStyle = {
  margin: 0,
  backgroundColor: colors.wall,
  color: colors.text,
  fontFamily: sans,
  fontSize: 17,
  lineHeight: 1.55,
}

type MailLayoutProps = {
  language: Language
  heading: string
  preview: string
  footer: string
  children: ReactNode
}

export function MailLayout({ language, heading, preview, footer, children }: MailLayoutProps) {
  return (
    <html lang={language}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{heading}</title>
      </head>
      <body style={bodyStyle}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }} data-skip="text">
          {preview}
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

/** Tables, because mail programs do not lay out anything else. */
function CenteredColumn({ children }: { children: ReactNode }) {
  const table = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 }
  return (
    <table {...table}>
      <tbody>
        <tr>
          <td align="center" style={{ padding: '32px 16px' }}>
            <table {...table} style={{ maxWidth: 600 }}>
              <tbody>{children}</tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function ClubRow() {
  const title = { padding: '22px 32px', fontFamily: display, fontSize: 26 }
  return (
    <tr>
      <td style={{ backgroundColor: colors.ampolla, color: '#ffffff', ...title }}>{club.formalName}</td>
    </tr>
  )
}

const headingStyle = {
  margin: '0 0 20px',
  color: colors.ampolla,
  fontFamily: display,
  fontWeight: 500,
  fontSize: 34,
  lineHeight: 1.1,
}

function ContentRow({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <tr>
      <td style={{ backgroundColor: '#ffffff', border: `1px solid ${colors.line}`, padding: 32 }}>
        <h1 style={headingStyle}>{heading}</h1>
        {children}
      </td>
    </tr>
  )
}

function FooterRow({ text }: { text: string }) {
  return (
    <tr>
      <td style={{ padding: '20px 32px', color: colors.muted, fontSize: 14 }}>
        <p style={{ margin: '0 0 6px' }}>{text}</p>
        <p style={{ margin: 0 }}>
          {club.formalName} · {club.street}, {club.postalCode} {club.city} · {club.phone}
        </p>
      </td>
    </tr>
  )
}

export function MailParagraph({ children, muted = false }: { children: ReactNode; muted?: boolean }) {
  return <p style={{ margin: '0 0 18px', color: muted ? colors.muted : colors.text }}>{children}</p>
}

export function MailButton({ href, children, quiet = false }: { href: string; children: ReactNode; quiet?: boolean }) {
  const look = quiet
    ? { border: `1.5px solid ${colors.ampolla}`, color: colors.ampolla }
    : { border: `1.5px solid ${colors.gamba}`, backgroundColor: colors.gamba, color: '#ffffff' }
  return (
    <p style={{ margin: '0 0 24px' }}>
      <a href={href} style={{ ...look, ...buttonStyle }}>
        {children}
      </a>
    </p>
  )
}

const buttonStyle = {
  display: 'inline-block',
  padding: '14px 26px',
  borderRadius: 999,
  fontWeight: 600,
  textDecoration: 'none',
}

export function MailFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  const line = `1px solid ${colors.line}`
  const nameStyle = { padding: '9px 16px 9px 0', borderBottom: line, color: colors.muted, verticalAlign: 'top' }
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 24px', borderTop: line }}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <td style={nameStyle}>{name}</td>
            <td style={{ padding: '9px 0', borderBottom: line, fontWeight: 600 }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
