import { Fragment, useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { inLanguage, type LocalText } from '#app/i18n/localized.ts'
import type { LegalBlock, LegalDocument, LegalLink, LegalProse } from './legal-document.ts'

type LegalTextProps = { document: LegalDocument; updated: string; contents: string; toTop: string }

export function LegalText(props: LegalTextProps) {
  const { version, title, sections } = props.document
  const contentsId = useId()
  return (
    <article className="legal-text stack">
      <header className="legal-text-header stack gap-4">
        <h1 className="d1">{title}</h1>
        <p className="muted">
          <time dateTime={version}>{props.updated}</time>
        </p>
      </header>
      <nav className="legal-text-contents no-print" aria-labelledby={contentsId}>
        <p className="kicker" id={contentsId}>
          {props.contents}
        </p>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-text-body stack">
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} className="legal-text-section prose">
            <h2 id={id}>{heading}</h2>
            {blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
        <a href="#content" className="legal-text-top no-print">
          <Icon name="arrow-left" />
          {props.toTop}
        </a>
      </div>
    </article>
  )
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Prose text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Prose text={item} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <Table {...block} />
  }
}

function Table({ caption, columns, rows }: Extract<LegalBlock, { kind: 'table' }>) {
  return (
    <table className="legal-text-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = [], ...rest], row) => (
          <tr key={row}>
            <th scope="row">
              <Prose text={first} />
            </th>
            {rest.map((cell, index) => (
              <td key={index} data-column={columns[index + 1]}>
                <Prose text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Prose({ text }: { text: LegalProse }) {
  return text.map((part, index) => (
    <Fragment key={index}>{typeof part === 'string' ? part : <Part part={part} />}</Fragment>
  ))
}

function Part({ part }: { part: LegalLink | LocalText }) {
  if ('href' in part) return <a href={part.href}>{part.text}</a>
  return part.lang ? <span {...inLanguage(part)} /> : part.text
}
