import { parseWithValibot } from '@conform-to/valibot'
import { data, redirect } from 'react-router'
import { linkPageHeaders } from '#app/accounts/signup/link-page-headers.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { NO_DIET, readDiet, writeDiet } from '#app/diets/diet.ts'
import { toDiet } from '#app/diets/diet-forms.ts'
import { changeOwnContact, changeOwnDiet, findOwnData } from '#app/membership/own-data/own-data.server.ts'
import { ownContactSchema } from '#app/membership/own-data/forms.ts'
import { currentMember } from '#app/accounts/member-session/current-member.server.ts'
import { readForm, textIn } from '#app/platform/forms/read-form.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { currentRequestId, currentRoute } from '#app/platform/request/request-scope.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { OwnContactForm } from './own-contact-form.tsx'
import { OwnDietForm } from './own-diet-form.tsx'
import { ownDietSchema, type OwnAnswer } from './own-diet.ts'
import type { Route } from './+types/own-data-page.ts'

export function headers() {
  return linkPageHeaders
}

/** GET /mis-cenas/datos: what a member corrects alone. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const member = await currentMember(context)
  const own = member && (await findOwnData(member.id))
  if (!own) throw redirect(localPath('/mis-cenas', languageOf(url.pathname)), { headers: linkPageHeaders })
  const saved = request.method === 'GET' && url.searchParams.get('hecho') === 'saved'
  return { own: { ...own, diet: own.diet === null ? NO_DIET : readDiet(own.diet), hasDiet: own.diet !== null }, saved }
}

const statuses = { unknown: 404, stale: 409 } as const

/** 303 when saved, 409 changed meanwhile, 422 wrong fields, 503 failed; without a session it leads to the sign-in. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const member = await currentMember(context)
  const form = await readForm(request)
  const language = languageOf(url.pathname)
  if (!member) throw redirect(localPath('/mis-cenas', language), 303)
  const sent = textIn(form, 'act')
  const act = isAct(sent) ? sent : 'contact'
  const { result, change } = acts[act](form)
  if (!change) return data<OwnAnswer>({ act, result }, { status: 422 })
  try {
    const outcome = await change(member.id, Number(textIn(form, 'version')))
    if (!outcome.ok)
      return data<OwnAnswer>({ act, result, reason: outcome.reason }, { status: statuses[outcome.reason] })
  } catch (error) {
    log.error({ err: error, route: currentRoute(), requestId: currentRequestId() }, 'own data form failed')
    return data<OwnAnswer>({ act, result, reason: 'failed' }, { status: 503 })
  }
  return redirect(localPath('/mis-cenas/datos?hecho=saved', language), 303)
}

/** Each reads its form; no change where fields are wrong. */
const acts = {
  contact(form: FormData) {
    const submission = parseWithValibot(form, { schema: ownContactSchema })
    const result = submission.reply()
    if (submission.status !== 'success') return { result }
    return { result, change: (id: string, version: number) => changeOwnContact(id, version, submission.value) }
  },
  diet(form: FormData) {
    const submission = parseWithValibot(form, { schema: ownDietSchema })
    const result = submission.reply()
    if (submission.status !== 'success') return { result }
    const diet = writeDiet(toDiet(submission.value))
    return { result, change: (id: string, version: number) => changeOwnDiet(id, version, diet) }
  },
  forget: () => ({ result: undefined, change: (id: string, version: number) => changeOwnDiet(id, version, null) }),
}

const isAct = (sent: string): sent is keyof typeof acts => Object.hasOwn(acts, sent)

export default function OwnDataPage({ loaderData: { own, saved }, actionData }: Route.ComponentProps) {
  const { members } = useTexts()
  const t = members.own
  return (
    <div className="ground-wall booking-page">
      <PageHead title={t.title} index={false} />
      <div className="wrap booking-head">
        <p className="kicker punt">
          <LocalLink to="/mis-cenas">{members.title}</LocalLink>
        </p>
        <h1 className="d1">{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </div>
      <div className="wrap own-data">
        {saved && (
          <p className="booking-done" role="status">
            <Icon name="check-circle" />
            {t.saved}
          </p>
        )}
        <OwnContactForm own={own} answer={actionData?.act === 'contact' ? actionData : undefined} />
        <OwnDietForm own={own} answer={actionData && actionData.act !== 'contact' ? actionData : undefined} />
      </div>
    </div>
  )
}
