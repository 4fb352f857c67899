/** Structured data for search engines (schema.org as JSON-LD). `<` is escaped, so that no text in it can end the script. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
}
