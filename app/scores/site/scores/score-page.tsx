import { data, redirect } from 'react-router'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { languageOf, localPath, type Language } from '#app/i18n/language.ts'
import { localText } from '#app/i18n/localized.ts'
import { useTexts, useLanguage } from '#app/i18n/texts.tsx'
import { legalVersions } from '#app/legal-versions.ts'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { actByToken, findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { findScoring, giveScore, type Scoring } from '#app/scores/scores.server.ts'
import { firstName } from '#app/scores/first-name.ts'
import { NO_WINE, scoreSchema } from '#app/scores/score-forms.ts'
import { MailLinkOutcome } from '#app/bookings/site/mail-links/mail-link-outcome.tsx'
import { WriteUs } from '#app/bookings/site/mail-links/write-us.tsx'
import { ScoreForm } from './score-form.tsx'
import type { ShownScoring } from './shown-scoring.ts'
import type { Route } from './+types/score-page.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'

export const headers = () => linkPageHeaders

/** Changes nothing: mail scanners follow links. */
export async function loader({ url, request }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const found = await findByToken(token, () => findScoring(token))
  if (!found) return data({ refusal: 'unknown' as const }, { status: 404 })
  if (found.refusal) return { refusal: found.refusal }
  return {
    refusal: null,
    scoring: toShown(found, token, languageOf(url.pathname)),
    saved: request.method === 'GET' && url.searchParams.get('hecho') === 'saved',
  }
}

function toShown(found: Scoring, token: string, language: Language): ShownScoring {
  const { eventId, fullName, title, titleCa, date, score, until } = found
  return {
    token,
    eventId,
    firstName: firstName(fullName),
    title: localText(language, title, titleCa),
    date: date.toISOString(),
    given: score && toFields(score),
    hasComment: score !== null && score.comment !== '',
    until: until?.toISOString() ?? null,
  }
}

function toFields({ kitchen, wine, place, pace, showsName }: NonNullable<Scoring['score']>) {
  return {
    kitchen: String(kitchen),
    wine: wine === null ? NO_WINE : String(wine),
    place: String(place),
    pace: String(pace),
    shows_name: showsName ? 'on' : '',
  }
}

/** 303 when saved, 404 unknown, 409 refused, 422 wrong fields; what was typed stays. */
export async function action({ request, url }: Route.ActionArgs) {
  const language = languageOf(url.pathname)
  return answerForm(request, scoreSchema, async ({ token, ...fields }, _reply, refuse) => {
    const outcome = await actByToken(token, () =>
      giveScore(token, fields, { language, privacyVersion: legalVersions.privacy }),
    )
    if (outcome.ok) {
      const address = `${localPath('/valorar', language)}?${new URLSearchParams({ token: outcome.token, hecho: 'saved' })}`
      return redirect(address, { status: 303, headers: linkPageHeaders })
    }
    return refuse(outcome.reason)
  })
}

export default function ScorePage({ loaderData, actionData }: Route.ComponentProps) {
  const { memory } = useTexts()
  const { score: t } = memory
  const refusal = (actionData?.state === 'refused' && actionData.reason) || loaderData.refusal
  return (
    <div className="wrap section">
      <PageHead title={t.title} index={false} />
      {refusal || loaderData.refusal !== null ? (
        <MailLinkOutcome {...t.refusals[refusal || 'unknown']} ended>
          <WriteUs />
        </MailLinkOutcome>
      ) : loaderData.saved && !actionData ? (
        <ScoreThanks scoring={loaderData.scoring} />
      ) : (
        <ScoreForm scoring={loaderData.scoring} answer={actionData} />
      )}
    </div>
  )
}

function ScoreThanks({ scoring: { token, eventId, until } }: { scoring: ShownScoring }) {
  const { score: t } = useTexts().memory
  const language = useLanguage()
  return (
    <div className="mail-link" role="status">
      <h1 className="d2">{t.done}</h1>
      <p className="lead">{t.doneText}</p>
      {until && (
        <p>
          {t.until(formatDate(until, language))} <LocalTextLink to={`/valorar?token=${token}`} label={t.change} />
        </p>
      )}
      <LocalButtonLink to={`/eventos/${eventId}`} variant="secondary" label={t.toEvent} />
    </div>
  )
}
