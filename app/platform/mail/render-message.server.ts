import { compile } from 'html-to-text'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { currentClub } from '#app/platform/club.server.ts'
import { ClubProvider } from '#app/ui/club-context.tsx'
import type { MailMessage } from './message.ts'
import { outlookStyles } from './mail-styles.ts'
import divider from './divider.png?inline'
import logo from './logo.png?inline'

/** Renders HTML and plain text. Line breaks in the subject become spaces: they would begin another header. */
export function renderMessage(
  subject: string,
  body: ReactElement,
  calendar?: MailMessage['calendar'],
  pictures: NonNullable<MailMessage['attachments']> = [],
): MailMessage {
  const page = renderToStaticMarkup(createElement(ClubProvider, { club: currentClub() }, body))
  const html = `<!doctype html>${page.replace('</head>', `${outlookStyles}</head>`)}`
  const attachments = [...mailPictures, ...pictures].filter(({ cid }) => html.includes(`cid:${cid}"`))
  return {
    subject: subject.replace(/\s+/g, ' ').trim(),
    html,
    text: plainText(html, 'wrapped'),
    attachments,
    ...(calendar && { calendar }),
  }
}

/** @param lines whole: a paragraph is one line */
export function plainText(html: string, lines: keyof typeof converters): string {
  const text = converters[lines](html)
  // What the cells of layout tables leave.
  return text
    .replace(/ +$/gm, '')
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
