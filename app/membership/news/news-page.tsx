import { data, redirect } from 'react-router'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { MailLinkOutcome } from '#app/bookings/site/mail-links/mail-link-outcome.tsx'
import { WriteUs } from '#app/bookings/site/mail-links/write-us.tsx'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { actByToken, findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { newsSchema } from './forms.ts'
import { chooseNewsByToken, findNewsChoice } from './news-choice.server.ts'
import type { Route } from './+types/news-page.ts'

export const headers = () => linkPageHeaders

/** GET /novedades?token=…: changes nothing, because mail scanners follow links. */
export async function loader({ url, request }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const choice = await findByToken(token, () => findNewsChoice(token))
  const saved = request.method === 'GET' && url.searchParams.get('hecho') === 'saved'
  return data({ token, choice, saved }, { status: choice ? 200 : 404 })
}

/** POST: 303 when chosen, 404 for an unknown link. What mail programs send is answered by `server/unsubscribe.ts`. */
export async function action({ request, url }: Route.ActionArgs) {
  return answerForm(
    request,
    newsSchema,
    async ({ token, act }, _reply, refuse) => {
      const outcome = await actByToken(token, () => chooseNewsByToken(token, act === 'accept'))
      if (!outcome.ok) return refuse(outcome.reason)
      const address = `${localPath('/novedades', languageOf(url.pathname))}?${new URLSearchParams({ token, hecho: 'saved' })}`
      return redirect(address, { status: 303, headers: linkPageHeaders })
    },
    { failure: 'page' },
  )
}

export default function NewsPage({ loaderData: { token, choice, saved } }: Route.ComponentProps) {
  const { news: t } = useTexts().members
  return (
    <div className="wrap section">
      <PageHead title={t.title} index={false} />
      {choice ? (
        <PlainForm draft={null} className="mail-link">
          <h1 className="d2">{t.title}</h1>
          <p className="lead" role={saved ? 'status' : undefined}>
            {choice.wantsNews ? t.wanted : t.refused}
          </p>
          <p>{t.service}</p>
          <input type="hidden" name="token" value={token} />
          <Button
            type="submit"
            name="act"
            value={choice.wantsNews ? 'refuse' : 'accept'}
            label={choice.wantsNews ? t.refuse : t.accept}
          />
        </PlainForm>
      ) : (
        <MailLinkOutcome title={t.unknown} text={t.unknownText} ended>
          <WriteUs />
          <LocalButtonLink to="/mis-cenas" label={t.toOwnData} />
        </MailLinkOutcome>
      )}
    </div>
  )
}
