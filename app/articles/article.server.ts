import sanitizeHtml from 'sanitize-html'
import type { Language } from '#app/i18n/language.ts'
import { altText, variantWidths, type Picture } from '#app/media/picture.ts'
import type { ArticleHtml } from './article-html.ts'
import { toHtml } from '#app/platform/html-text.ts'
import { ownPicture } from './own-picture.ts'

type ArticleContext = {
  /** By address (`/media/{hash}`). Other pictures are removed: pages load nothing from third parties. */
  pictures: ReadonlyMap<string, Picture>
  /** Of the content. */
  language: Language
  /** Prefix of internal addresses, for feeds. */
  origin?: string
}

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

/** Sanitises stored content of any author; text without tags becomes paragraphs. */
export function cleanArticle(content: string, { pictures, language, origin = '' }: ArticleContext): ArticleHtml {
  const html = sanitizeHtml(toHtml(content), {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'rel'],
      ol: ['start'],
      img: ['src', 'srcset', 'sizes', 'alt', 'lang', 'width', 'height', 'loading', 'decoding'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      ...sameMeaning,
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href, origin) }),
      img: (tagName, { src = '', alt }) => ({
        tagName,
        attribs: imageAttributes(pictures.get(ownPicture(src) ?? ''), alt, language, origin),
      }),
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      tag === 'img'
        ? !attribs.src
        : ['h2', 'h3', 'a', 'figure', 'figcaption'].includes(tag) && !text.trim() && mediaChildren.length === 0,
  })
  return html as ArticleHtml
}

export function pictureAddresses(content: string): string[] {
  return [...content.matchAll(/\/media\/[0-9a-f]{64}/g)].map(([address]) => address)
}

/** The words of HTML: an empty line between its blocks. */
export function plainText(content: string): string {
  const apart = toHtml(content)
    .replace(/<br\s*\/?>/gi, '$&\n')
    .replace(/<\/(p|h\d|li|ul|ol|blockquote|figcaption)>/gi, '$&\n\n')
  return sanitizeHtml(apart, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\n\s*\n/g, '\n\n')
    .trim()
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** External links send no referrer and give no access to our window. */
function linkAttributes(href: string, origin: string): sanitizeHtml.Attributes {
  if (/^https?:/i.test(href)) return { href, rel: 'noopener noreferrer' }
  return { href: isInternal(href) ? origin + href : href }
}

function isInternal(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}

function imageAttributes(
  picture: Picture | undefined,
  alt: string | undefined,
  language: Language,
  origin: string,
): sanitizeHtml.Attributes {
  if (!picture) return {}
  const widths = variantWidths(picture.width)
  const described = alt === undefined ? altText(picture, language) : { text: alt }
  const address = (width: number) => `${origin}/media/${picture.hash}-${width}.webp`
  return {
    src: address(widths.find((width) => width >= 960) ?? (widths.at(-1) as number)),
    srcset: widths.map((width) => `${address(width)} ${width}w`).join(', '),
    sizes: '(min-width: 48rem) 44rem, 92vw',
    alt: described.text,
    ...(described.lang && { lang: described.lang }),
    width: String(picture.width),
    height: String(picture.height),
    loading: 'lazy',
    decoding: 'async',
  }
}
