import { useTexts } from '#app/i18n/texts.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import plate from '../ui/illustrations/plate-finished.svg?no-inline'

/** The English text is specified. */
export function NotFound() {
  const { notFound } = useTexts().shell
  return (
    <section className="not-found on-dark center">
      <PageHead title="404" index={false} />
      <div>
        <div className="not-found-number row" role="img" aria-label="404">
          <span>4</span>
          <img src={plate} alt="" width="300" height="300" />
          <span>4</span>
        </div>
        <h1 className="d2" lang="en">
          Oops! Page not found
        </h1>
        <p className="lead">{notFound.explanation}</p>
        <LocalButtonLink to="/" arrow label={notFound.backHome} />
        <div className="not-found-ways flow">
          <NavigationLinks section={null} className="text-link" />
        </div>
      </div>
    </section>
  )
}
