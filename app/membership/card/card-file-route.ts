import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { redirect } from 'react-router'
import { currentMember } from '#app/accounts/member-session/current-member.server.ts'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { CardDocument } from './card-document.tsx'
import type { Route } from './+types/card-file-route.ts'

/** GET /mis-cenas/carnet.html: the card as a file for the member's phone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const member = await currentMember(context)
  const language = languageOf(url.pathname)
  if (!member) throw redirect(localPath('/mis-cenas', language), { headers: linkPageHeaders })
  const { fullName, membershipNumber: number } = member
  const texts = textsOf[language]
  const html = renderToStaticMarkup(
    createElement(CardDocument, { language, texts, club: currentClub().formalName, fullName, number }),
  )
  const headers = {
    ...linkPageHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Disposition': `attachment; filename="${texts.members.cardPage.file}-${number}.html"`,
  }
  return new Response(`<!doctype html>${html}`, { headers })
}
