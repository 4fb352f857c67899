import { useState } from 'react'
import { useNavigation } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { PictureFacts } from '#app/media/picture-facts.tsx'
import { requireHash, requireRow } from '#app/platform/forms/require-id.server.ts'
import { Button } from '#app/ui/button.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'
import { FileForm } from './file-form.tsx'
import { deleting, replacing } from './picture-acts.server.ts'
import { pictureTexts } from './picture-texts.ts'
import { PictureUses } from './picture-uses.tsx'
import { findLibraryPicture, mayReplace, type LibraryPicture } from './pictures.server.ts'
import type { Route } from './+types/picture-page.ts'

/** GET /admin/biblioteca/{hash}: administrators and editors. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const { role } = await panelAccount(context, request, url)
  const picture = requireRow(await findLibraryPicture(requireHash(params.hash)))
  return { picture, replaceable: mayReplace(role, picture) }
}

/** POST: the same accounts. `replace`, multipart with `file`; `delete`. */
export async function action(args: Route.ActionArgs) {
  const hash = requireHash(args.params.hash)
  return panelActions(args, (language) => ({ replace: replacing(hash, language), delete: deleting(hash, language) }))
}

export default function PicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const { picture, replaceable } = loaderData
  const { picture: t } = usePanelTexts(pictureTexts)
  const mayEdit = useCan()('media.edit')
  const sends = useNavigation().state === 'submitting'
  useAnswer(actionData)
  return (
    <>
      <PanelHead title={t.title}>
        <BackLink to="/admin/biblioteca">{t.back}</BackLink>
      </PanelHead>
      <div className="panel-form">
        <div className="sheets">
          <Sheet title={t.title}>
            {picture.purpose === 'icon' ? (
              <img src={`/media/${picture.id}-192.png`} width={192} height={192} alt={picture.altEs} />
            ) : (
              <div className="picture-field">
                <PictureFacts key={picture.id} url={`/media/${picture.id}`} />
              </div>
            )}
          </Sheet>
        </div>
        <div className="sheets">
          <Sheet title={t.uses}>
            <PictureUses uses={picture.uses} />
          </Sheet>
          {mayEdit && (
            <>
              <Sheet title={t.replacement}>
                <p className="sheet-note">{replaceable ? t.replacementHint : t.notYours}</p>
                {replaceable && (
                  <FileForm
                    submit={t.replace}
                    busy={sends}
                    busyLabel={t.replacing}
                    fields={{ act: 'replace' }}
                    answer={actionData}
                  />
                )}
              </Sheet>
              <Deletion picture={picture} />
            </>
          )}
        </div>
      </div>
    </>
  )
}

function Deletion({ picture }: { picture: LibraryPicture }) {
  const { picture: t, question } = usePanelTexts(pictureTexts)
  const [asked, setAsked] = useState<LibraryPicture | null>(null)
  return (
    <Sheet title={t.deletion}>
      <p className="sheet-note">{t.deletionHint}</p>
      <Button variant="danger" disabled={picture.uses.length > 0} onClick={() => setAsked(picture)} label={t.remove} />
      <RowConfirmDialog
        row={asked}
        onClose={() => setAsked(null)}
        title={question.title}
        texts={question}
        action={({ id }) => `/admin/biblioteca/${id}`}
        fields={() => ({ act: 'delete' })}
      >
        {() => <p>{question.text}</p>}
      </RowConfirmDialog>
    </Sheet>
  )
}
