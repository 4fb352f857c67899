import sanitizeHtml from 'sanitize-html'
import type { Language } from '#app/i18n/language.ts'
import { keptWidths, type Picture } from '#app/media/picture.ts'
import type { ArticleHtml } from './article-html.ts'
import { asHtml } from './article-text.ts'
import { ownPicture } from './own-picture.ts'

type Surroundings = {
  /** Our pictures by address (`/media/{hash}`); any other picture is left out: pages ask nothing of third parties. */
  pictures: ReadonlyMap<string, Picture>
  language: Language
  /** Put before addresses inside the site, where the text is read elsewhere (feeds); empty on our own pages. */
  origin?: string
}

/**
 * What an article may hold; everything else goes, its words stay. The editor's own marks, and what pasted text brings
 * that means the same.
 */
const allowedTags = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'strong',
  'em',
  'br',
  'img',
  'figure',
  'figcaption',
]
const sameMeaning = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' }

/** Stored content as HTML that is safe to show, whoever wrote it. Text without any tags becomes paragraphs. */
export function cleanArticle(content: string, { pictures, language, origin = '' }: Surroundings): ArticleHtml {
  const html = sanitizeHtml(asHtml(content), {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'rel'],
      ol: ['start'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      ...sameMeaning,
      a: (tagName, { href = '' }) => ({ tagName, attribs: link(href, origin) }),
      img: (tagName, { src = '', alt }) => ({
        tagName,
        attribs: image(pictures.get(ownPicture(src) ?? ''), alt, language, origin),
      }),
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      tag === 'img'
        ? !attribs.src
        : ['h2', 'h3', 'a', 'figure', 'figcaption'].includes(tag) && !text.trim() && mediaChildren.length === 0,
  })
  return html as ArticleHtml
}

/** The addresses of our pictures that the content shows. */
export function pictureAddresses(content: string): string[] {
  return [...content.matchAll(/\/media\/[0-9a-f]{64}/g)].map(([address]) => address)
}

/** The words alone, without marks. */
export function plainText(content: string): string {
  const apart = asHtml(content).replace(/<\/(p|h\d|li|blockquote|figcaption)>|<br\s*\/?>/gi, '$& ')
  return sanitizeHtml(apart, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(amp|lt|gt|quot);/g,
    (_, name: keyof typeof entities) => entities[name],
  )
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Addresses of other sites are not told where the reader came from, nor given a hold on our page. */
function link(href: string, origin: string): sanitizeHtml.Attributes {
  if (/^https?:/i.test(href)) return { href, rel: 'noopener noreferrer' }
  return { href: inside(href) ? origin + href : href }
}

function inside(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}

/** Our picture in the widths that are kept of it, with its measures, so that nothing moves when it arrives. */
function image(
  picture: Picture | undefined,
  alt: string | undefined,
  language: Language,
  origin: string,
): sanitizeHtml.Attributes {
  if (!picture) return {}
  const widths = keptWidths(picture.width)
  const address = (width: number) => `${origin}/media/${picture.hash}-${width}.webp`
  return {
    src: address(widths.find((width) => width >= 960) ?? (widths.at(-1) as number)),
    srcset: widths.map((width) => `${address(width)} ${width}w`).join(', '),
    sizes: '(min-width: 48rem) 44rem, 92vw',
    alt: alt ?? (language === 'ca' ? picture.altCa || picture.altEs : picture.altEs),
    width: String(picture.width),
    height: String(picture.height),
    loading: 'lazy',
    decoding: 'async',
  }
}
