/** What can stand in JSON-LD; `undefined` leaves its key out. */
export type JsonLdValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonLdValue[]
  | { readonly [key: string]: JsonLdValue }

/**
 * Structured data (schema.org) of a page. It stands in the document as a data block: never executed, but hashed for the
 * security policy like every inline script (see `document.server.ts`).
 */
export function JsonLd({ data }: { data: { readonly '@type': string; readonly [key: string]: JsonLdValue } }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
}

/** `<` is escaped: no text of ours or of an editor can end the script or begin a comment in it. */
export function jsonLdText(data: { readonly [key: string]: JsonLdValue }): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

/** Where a page stands in the site, from the top down; addresses are absolute. */
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
