import { useActionData, useLocation, useRouteLoaderData } from 'react-router'
import { useClub } from '../club-context.tsx'
import { sharePicturePath } from '#app/club.ts'
import { localPath, otherLanguage, alternateLanguagePath, type Language } from '#app/i18n/language.ts'
import { useLanguage } from '#app/i18n/texts.tsx'

/** 1200 x 630. */
export type ShareImage = { path: string; alt: Record<Language, string> }

type PageHeadProps = {
  title: string
  description?: string
  /** By default the club's. */
  image?: ShareImage | undefined
  /** Moments as ISO strings. */
  article?: { publishedAt: string; modifiedAt: string }
  index?: boolean
  /** The part of the query that belongs to the canonical address (`?categoria=cena`). */
  query?: string
}

const locales: Record<Language, string> = { es: 'es_ES', ca: 'ca_ES' }

/** React moves it into the document's head. */
export function PageHead({ title, description, image, article, index = true, query = '' }: PageHeadProps) {
  const club = useClub()
  const { formalName } = club
  const language = useLanguage()
  const { pathname } = useLocation()
  const baseUrl = useBaseUrl()
  const named = title.startsWith(formalName) ? title : `${title} · ${formalName}`
  const full = useIsErrorPage() ? `Error: ${named}` : named
  const here = `${baseUrl}${pathname}${query}`
  const there = `${baseUrl}${alternateLanguagePath(pathname)}${query}`
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
          <meta property="og:type" content={article ? 'article' : 'website'} />
          {article && <meta property="article:published_time" content={article.publishedAt} />}
          {article && <meta property="article:modified_time" content={article.modifiedAt} />}
          <meta property="og:site_name" content={formalName} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={here} />
          <meta property="og:locale" content={locales[language]} />
          <meta property="og:locale:alternate" content={locales[otherLanguage(language)]} />
          <meta property="og:image" content={baseUrl + (image?.path ?? sharePicturePath(club))} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta
            property="og:image:alt"
            content={image?.alt[language] ?? (club.sharePictureAlt[language].text || formalName)}
          />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

/** Whether the page shows a form again that was sent without script: the first words say so to screen readers. */
function useIsErrorPage(): boolean {
  const state = useActionData<{ state?: string }>()?.state
  return state === 'wrong' || state === 'failed' || state === 'refused'
}

/** Empty on an error page without the root's data. */
export function useBaseUrl(): string {
  return useRouteLoaderData<{ baseUrl: string }>('root')?.baseUrl ?? ''
}

export function useAbsoluteUrl(): (path: string) => string {
  const baseUrl = useBaseUrl()
  const language = useLanguage()
  return (path) => baseUrl + localPath(path, language)
}
