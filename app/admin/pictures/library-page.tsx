import { Link, useRevalidator } from 'react-router'
import { panelAction } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { formatShortDate } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { altText, variantWidths } from '#app/media/picture.ts'
import { UploadButton } from '#app/media/upload-button.tsx'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { useAnswer } from '#app/ui/panel/use-answer.ts'
import { useMainLanguage } from '#app/ui/panel/use-main-language.ts'
import { FileForm } from './file-form.tsx'
import { uploading } from './picture-acts.server.ts'
import { pictureTexts, type PictureTexts } from './picture-texts.ts'
import { PictureUses } from './picture-uses.tsx'
import { listPictures, readLibraryFilter, type LibraryPicture } from './pictures.server.ts'
import type { Route } from './+types/library-page.ts'

/** GET /admin/biblioteca: administrators and editors. */
export function loader({ url }: Route.LoaderArgs) {
  return loadList(readLibraryFilter(url), listPictures)
}

/** POST, multipart `file`: the same accounts. For browsers without script. */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => uploading(language))
}

export default function LibraryPage({ loaderData: list, actionData }: Route.ComponentProps) {
  const t = usePanelTexts(pictureTexts)
  const { revalidate } = useRevalidator()
  const mayEdit = useCan()('media.edit')
  const language = useMainLanguage()
  useAnswer(actionData)
  return (
    <>
      <PanelHead title={t.title} />
      <p className="panel-lead">{t.lead}</p>
      {mayEdit && (
        <div className="picture-field library-upload">
          <div className="picture-field-foot spread gap-3">
            <p className="small muted">{t.uploadHint}</p>
            <UploadButton label={t.upload} purpose="blog" multiple onUploaded={() => void revalidate()} />
          </div>
          <noscript>
            <FileForm submit={t.upload} busy={false} answer={actionData} />
          </noscript>
        </div>
      )}
      <div className="panel-tools">
        <SearchBox label={t.list.search} placeholder={t.list.searchExample} />
        <FilterChips
          label={t.list.use}
          name="uso"
          current={list.use}
          options={[
            [null, t.list.all],
            ['ninguno', t.list.unused],
          ]}
        />
      </div>
      <ListSheet
        label={t.list.label}
        list={list}
        failure={t.list.failed}
        emptyTitle={list.search || list.use ? t.list.noneFound : t.list.none}
        columns={columns(t, (picture) => altText(picture, language).text || t.list.noAlt)}
        rowKey={({ id }) => id}
        noun={t.list.noun}
      />
    </>
  )
}

/** The smallest variant. */
function thumbnailOf({ purpose, width }: LibraryPicture): string {
  return purpose === 'icon' ? '192.png' : `${variantWidths(width)[0]}.webp`
}

function columns(t: PictureTexts, nameOf: (picture: LibraryPicture) => string): Column<LibraryPicture>[] {
  return [
    {
      head: t.list.heads.picture,
      kind: 'name',
      cell: (picture) => (
        <Link to={`/admin/biblioteca/${picture.id}`} className="library-picture">
          <img src={`/media/${picture.id}-${thumbnailOf(picture)}`} width={96} height={50} alt="" loading="lazy" />
          <span>{nameOf(picture)}</span>
        </Link>
      ),
    },
    { head: t.list.heads.uses, kind: 'text', cell: ({ uses }) => <PictureUses uses={uses} max={3} /> },
    { head: t.list.heads.uploaded, kind: 'meta', cell: ({ createdAt }) => formatShortDate(createdAt) },
  ]
}
