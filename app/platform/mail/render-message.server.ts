import { htmlToText } from 'html-to-text'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailMessage } from './message.ts'

/**
 * A message as HTML and, from the same words, as plain text. Line breaks in the subject would be a second header: they
 * become spaces.
 */
export function renderMessage(
  subject: string,
  body: ReactElement,
  attachments?: MailMessage['attachments'],
): MailMessage {
  const html = `<!doctype html>${renderToStaticMarkup(body)}`
  const text = htmlToText(html, {
    wordwrap: 78,
    selectors: [
      { selector: '[data-skip=text]', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      { selector: 'table[role=presentation]', format: 'block' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ],
  })
  return { subject: subject.replace(/\s+/g, ' ').trim(), html, text, ...(attachments && { attachments }) }
}
