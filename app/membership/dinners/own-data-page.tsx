import { redirect } from 'react-router'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { NO_DIET, readDiet, writeDiet } from '#app/diets/diet.ts'
import { toDiet } from '#app/diets/diet-forms.ts'
import { changeOwnContact, changeOwnDiet, findOwnData } from '#app/membership/own-data/own-data.server.ts'
import { chooseNews } from '#app/membership/news/news-choice.server.ts'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { listMemberSessions } from '#app/accounts/member-session/member-sessions.server.ts'
import { OpenSessions } from '#app/membership/sign-in/open-sessions.tsx'
import { currentMember } from '#app/accounts/member-session/current-member.server.ts'
import { DoneLine } from '#app/ui/site/done-line.tsx'
import { MemberFrame } from '#app/ui/site/member-frame.tsx'
import { OwnContactForm } from './own-contact-form.tsx'
import { OwnDietForm } from './own-diet-form.tsx'
import { OwnNewsForm } from './own-news-form.tsx'
import { ownDataSchema, type OwnFields } from './own-diet.ts'
import type { Route } from './+types/own-data-page.ts'

export const headers = () => linkPageHeaders

/** GET /mis-cenas/datos: what a member corrects alone. */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const member = await currentMember(context)
  const own = member && (await findOwnData(member.id))
  if (!own) throw redirect(localPath('/mis-cenas', languageOf(url.pathname)), { headers: linkPageHeaders })
  const saved = request.method === 'GET' && url.searchParams.get('hecho') === 'saved'
  const shown = { ...own, diet: own.diet === null ? NO_DIET : readDiet(own.diet), hasDiet: own.diet !== null }
  return { own: shown, saved, sessions: await listMemberSessions(member.id, request) }
}

/** 303 when saved, 409 changed meanwhile, 422 wrong fields, 503 failed; without a session it leads to the sign-in. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const member = await currentMember(context)
  const language = languageOf(url.pathname)
  return answerForm(request, ownDataSchema, async (fields, _reply, refuse) => {
    if (!member) throw redirect(localPath('/mis-cenas', language), 303)
    const outcome = await change(member.id, fields)
    if (!outcome.ok) return refuse(outcome.reason)
    return redirect(localPath('/mis-cenas/datos?hecho=saved', language), 303)
  })
}

function change(id: string, fields: OwnFields) {
  if (fields.act === 'refuse-news' || fields.act === 'accept-news') return chooseNews(id, fields.act === 'accept-news')
  if (fields.act === 'contact') return changeOwnContact(id, fields.version, fields)
  return changeOwnDiet(id, fields.version, fields.act === 'diet' ? writeDiet(toDiet(fields)) : null)
}

const formOfAct: Record<string, 'diet' | 'news'> = {
  diet: 'diet',
  forget: 'diet',
  'refuse-news': 'news',
  'accept-news': 'news',
}

export default function OwnDataPage({ loaderData: { own, saved, sessions }, actionData }: Route.ComponentProps) {
  const { members } = useTexts()
  const t = members.own
  const act = actionData?.result?.initialValue?.act
  const answered = (typeof act === 'string' && formOfAct[act]) || 'contact'
  return (
    <MemberFrame back={{ to: '/mis-cenas', label: members.title }} title={t.title} lead={t.lead}>
      {saved && <DoneLine text={t.saved} />}
      <OwnContactForm own={own} answer={answered === 'contact' ? actionData : undefined} />
      <OwnDietForm own={own} answer={answered === 'diet' ? actionData : undefined} />
      <OwnNewsForm own={own} answer={answered === 'news' ? actionData : undefined} />
      <section className="sheet">
        <h2 className="d3">{members.sessions.title}</h2>
        <OpenSessions sessions={sessions} />
        {sessions.length > 1 && <p className="muted">{members.sessions.endText}</p>}
      </section>
    </MemberFrame>
  )
}
