import { Fragment, type ReactNode } from 'react'
import { MailParagraph } from '#app/platform/mail/mail-parts.tsx'
import { mailColors as colors } from '#app/platform/mail/mail-styles.ts'
import { splitParagraphs } from '#app/platform/split-paragraphs.ts'
import { fillText, type PlaceholderValues, type Segment } from './placeholders.ts'

type FilledTextProps = { text: string; values: PlaceholderValues; link?: string }

/** Somebody's plain text in a mail. @param link where the placeholder of that name leads */
export function FilledText({ text, values, link }: FilledTextProps) {
  return splitParagraphs(text).map((paragraph, index) => (
    <MailParagraph key={index}>
      {fillText(paragraph, values).map((segment, number) => (
        <Fragment key={number}>{shown(segment, link)}</Fragment>
      ))}
    </MailParagraph>
  ))
}

function shown({ text, url, placeholder }: Segment, link: string | undefined): ReactNode {
  const href = placeholder === 'link' ? link : url
  if (href)
    return (
      <a href={href} style={{ color: colors.ampolla, textDecoration: 'underline' }}>
        {text}
      </a>
    )
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
