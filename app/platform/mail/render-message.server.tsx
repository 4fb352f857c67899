import { compile } from 'html-to-text'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { ClubProvider } from '#app/ui/club-context.tsx'
import { MailLayout } from './mail-layout.tsx'
import { MailParagraph } from './mail-parts.tsx'
import type { MailMessage } from './message.ts'
import { outlookStyles } from './mail-styles.ts'
import { nameInMessage } from './name-in-message.ts'
import divider from './divider.png?inline'
import logo from './logo.png?inline'

type Mail = {
  language: Language
  subject: string
  /** The subject by default. Null: none, because a text that somebody has written begins with its greeting. */
  heading?: string | null
  footer: string
  /** Whom it greets by name, as they typed it. */
  to?: string
  /** Instead, without a name. */
  greeting?: string
  /** To the club itself. */
  isUnsigned?: boolean
  /** After the signature. */
  postscript?: ReactNode
  calendar?: MailMessage['calendar']
  pictures?: MailMessage['attachments']
  /** The first paragraph, and by default the preview: what a mailbox shows after the subject. */
} & ({ intro: string; preview?: string } | { intro?: never; preview: string })

/**
 * A message in the layout of all, as HTML and plain text: greeting and intro first, the signature last. Line breaks in
 * the subject become spaces: they would begin another header.
 */
export function renderMail(mail: Mail, body: ReactNode): MailMessage {
  const { language, subject, heading = subject, to, intro, preview = intro ?? '', postscript, calendar } = mail
  const texts = mailTextsOf[language]
  const greeting = to === undefined ? mail.greeting : texts.greeting(nameInMessage(to))
  const page = renderToStaticMarkup(
    <ClubProvider club={currentClub()}>
      <MailLayout language={language} title={subject} heading={heading} preview={preview} footer={mail.footer}>
        {greeting && <MailParagraph>{greeting}</MailParagraph>}
        {intro && <MailParagraph>{intro}</MailParagraph>}
        {body}
        {!mail.isUnsigned && <MailParagraph>{texts.signature}</MailParagraph>}
        {postscript && <MailParagraph muted>{postscript}</MailParagraph>}
      </MailLayout>
    </ClubProvider>,
  )
  const html = `<!doctype html>${page.replace('</head>', `${outlookStyles}</head>`)}`
  return {
    subject: subject.replace(/\s+/g, ' ').trim(),
    html,
    text: plainText(html, 'wrapped'),
    attachments: [...mailPictures, ...(mail.pictures ?? [])].filter(({ cid }) => html.includes(`cid:${cid}"`)),
    ...(calendar && { calendar }),
  }
}

/** @param lines whole: a paragraph is one line */
export function plainText(html: string, lines: keyof typeof converters): string {
  const text = converters[lines](html)
  // What the cells of layout tables leave.
  return text
    .replace(/(?<! ) +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Compiled once: that takes most of the time of a short text. */
const converters = { wrapped: compileConverter(78), whole: compileConverter(false) }

function compileConverter(wordwrap: number | false) {
  return compile({
    wordwrap,
    selectors: [
      { selector: '[data-skip=text]', format: 'skip' },
      { selector: 'img', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      { selector: 'table[role=presentation]', format: 'block' },
      { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'td', format: 'inlineSurround', options: { suffix: ' ' } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ],
  })
}

/** Parts of each message, because mail programs do not load pictures of a website unasked. Drawn at twice the size. */
const mailPictures: NonNullable<MailMessage['attachments']> = [picture('logo', logo), picture('divider', divider)]

function picture(name: string, dataUrl: string) {
  const content = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  return { filename: `${name}.png`, contentType: 'image/png', content, cid: name }
}
