import { useLocation, useRouteLoaderData } from 'react-router'
import { club } from '#app/club.ts'
import { twinPath } from '#app/i18n/language.ts'
import { useLanguage } from '#app/i18n/texts.tsx'

type PageHeadProps = {
  title: string
  description?: string
  /** Path of the picture for sharing, 1200 x 630. */
  image?: string | undefined
  /** False keeps the page out of search engines. */
  index?: boolean
  /** The query that belongs to the page's identity (`?categoria=cena`); the rest is not part of the canonical address. */
  query?: string
}

/** What search engines and sharing read (React moves it into the document's head). The other language is named with `hreflang`. */
export function PageHead({ title, description, image, index = true, query = '' }: PageHeadProps) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const baseUrl = useBaseUrl()
  const full = title === club.formalName ? title : `${title} · ${club.formalName}`
  const here = `${baseUrl}${pathname}${query}`
  const there = `${baseUrl}${twinPath(pathname)}${query}`
  const spanish = language === 'es' ? here : there
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {!index && <meta name="robots" content="noindex" />}
      {index && (
        <>
          <link rel="canonical" href={here} />
          <link rel="alternate" hrefLang="es" href={spanish} />
          <link rel="alternate" hrefLang="ca" href={language === 'ca' ? here : there} />
          <link rel="alternate" hrefLang="x-default" href={spanish} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={club.formalName} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={here} />
          <meta property="og:locale" content={language === 'es' ? 'es_ES' : 'ca_ES'} />
          {image && <meta property="og:image" content={baseUrl + image} />}
          <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
        </>
      )}
    </>
  )
}

/** Origin of the site, for absolute links; the root's loader knows it, and an error page without it has no absolute links. */
export function useBaseUrl(): string {
  return useRouteLoaderData<{ baseUrl: string }>('root')?.baseUrl ?? ''
}
