import { data, redirect } from 'react-router'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { MandatePaper } from '#app/mandates/mandate-paper.tsx'
import { ownPaperOf } from '#app/mandates/mandate-paper.server.ts'
import { findOwnSheet } from '#app/mandates/own-mandate.server.ts'
import { findSigner } from '#app/mandates/signer.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { LinkEnd } from './link-end.tsx'
import type { Route } from './+types/own-paper-page.ts'

export const headers = () => linkPageHeaders

/** GET /mis-cenas/cuenta/orden/hoja: the sheet, to be printed. 404 without an order. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const signer = await findSigner(context, token)
  if (!signer && token === '')
    throw redirect(localPath('/mis-cenas', languageOf(url.pathname)), { headers: linkPageHeaders })
  if (!signer) return data({ token, sheet: null }, { status: 404 })
  const document = await findOwnSheet(signer.id)
  if (!document) throw data(null, { status: 404 })
  return data({ token, sheet: ownPaperOf(document, signer.link) })
}

export default function OwnPaperPage({ loaderData: { token, sheet } }: Route.ComponentProps) {
  const { own: t } = useTexts().mandates
  if (!sheet) return <LinkEnd done={null} />
  const back = `/mis-cenas/cuenta/orden${token && `?${new URLSearchParams({ token })}`}`
  return (
    <div className="wrap section">
      <PageHead title={t.printed.title} index={false} />
      <div className="mandate-print stack">
        <p>{t.printed.print}</p>
        {sheet.isBlank && <p>{t.printed.blank}</p>}
        <p>
          <LocalTextLink to={back} label={t.printed.back} />
        </p>
      </div>
      <MandatePaper paper={sheet.paper} />
    </div>
  )
}
