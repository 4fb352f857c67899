import { htmlToText } from 'html-to-text'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { currentClub } from '#app/platform/club.server.ts'
import { ClubProvider } from '#app/ui/club-context.tsx'
import { mailPictures } from './mail-pictures.server.ts'
import type { MailMessage } from './message.ts'

/** Renders HTML and plain text. Line breaks in the subject become spaces: they would begin another header. */
export function renderMessage(subject: string, body: ReactElement, calendar?: MailMessage['calendar']): MailMessage {
  const html = `<!doctype html>${renderToStaticMarkup(createElement(ClubProvider, { club: currentClub() }, body))}`
  const pictures = mailPictures.filter(({ cid }) => html.includes(`cid:${cid}`))
  return {
    subject: subject.replace(/\s+/g, ' ').trim(),
    html,
    text: plainText(html, 78),
    attachments: pictures,
    ...(calendar && { calendar }),
  }
}

/** @param lineLength false: a paragraph is one line */
export function plainText(html: string, lineLength: number | false): string {
  return htmlToText(html, {
    wordwrap: lineLength,
    selectors: [
      { selector: '[data-skip=text]', format: 'skip' },
      { selector: 'img', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      { selector: 'table[role=presentation]', format: 'block' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ],
  })
}
