type JsonLdValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonLdValue[]
  | { readonly [key: string]: JsonLdValue }

export function JsonLd({ data }: { data: { readonly '@type': string; readonly [key: string]: JsonLdValue } }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}

/** `<` is escaped, so that no text ends the script element. */
export function jsonLdText(data: { readonly [key: string]: JsonLdValue }): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

/** From the top page down, with absolute addresses. */
export function BreadcrumbJsonLd({ items }: { items: readonly { name: string; url: string }[] }) {
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: items.map(({ name, url }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: url,
        })),
      }}
    />
  )
}
