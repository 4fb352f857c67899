import { data, redirect } from 'react-router'
import * as v from 'valibot'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { shortMoment } from '#app/kitchen/difference-words.ts'
import { KitchenPaper } from '#app/kitchen/kitchen-paper.tsx'
import { confirmSheet, findKitchenView } from '#app/kitchen/kitchen-view.server.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { linkSchema, sentText } from '#app/platform/forms/fields.ts'
import { actByToken, findByToken } from '#app/platform/rate-limit/token-attempts.server.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { EndedPlate } from '#app/bookings/site/mail-links/ended-plate.tsx'
import { WriteUs } from '#app/bookings/site/mail-links/write-us.tsx'
import type { Route } from './+types/kitchen-page.ts'

export const headers = () => linkPageHeaders

/** Changes nothing: mail scanners follow links. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const view = await findByToken(token, () => findKitchenView(token, languageOf(url.pathname)))
  return data({ view, token }, { status: view ? 200 : 404 })
}

const receiptSchema = v.object({ ...linkSchema.entries, number: v.pipe(sentText, v.transform(Number)) })

/** 303 when noted, 404 unknown, 409 when a newer version has been sent since the page was opened. */
export async function action({ request, url }: Route.ActionArgs) {
  return answerForm(
    request,
    receiptSchema,
    async ({ token, number }, _reply, refuse) => {
      const outcome = await actByToken(token, () => confirmSheet(token, number))
      if (!outcome.ok) return refuse(outcome.reason)
      const page = localPath('/cocina', languageOf(url.pathname))
      return redirect(`${page}?${new URLSearchParams({ token })}`, 303)
    },
    { failure: 'page' },
  )
}

export default function KitchenPage({ loaderData: { view, token }, actionData }: Route.ComponentProps) {
  const { kitchen: t } = useTexts()
  const language = useLanguage()
  if (!view) {
    return (
      <div className="wrap section">
        <PageHead title={t.unknown} index={false} />
        <div className="mail-link" role="status">
          <EndedPlate />
          <h1 className="d2">{t.unknown}</h1>
          <p className="lead">{t.unknownText}</p>
          <WriteUs />
        </div>
      </div>
    )
  }
  const { latest } = view.state
  return (
    <div className="wrap section kitchen-page">
      <PageHead title={t.pageTitle(view.event.title.text)} index={false} />
      {actionData?.state === 'refused' && (
        <p className="kitchen-receipt" role="alert">
          {t.conflict}
        </p>
      )}
      <PlainForm draft={null} className="kitchen-receipt no-print">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="number" value={latest?.number} />
        <p>
          {latest?.confirmedAt
            ? `${t.receivedAt(shortMoment(latest.confirmedAt, language))}.`
            : t.receivedText(latest?.number ?? 0)}{' '}
          {t.live}
        </p>
        {!latest?.confirmedAt && <Button type="submit" label={t.received} />}
      </PlainForm>
      <KitchenPaper {...view} language={language} />
    </div>
  )
}
