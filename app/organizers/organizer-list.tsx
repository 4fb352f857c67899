import { Allowed } from '#app/accounts/allowed.tsx'
import { useLocation } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { webLabel } from '#app/i18n/web-label.ts'
import { variantWidths } from '#app/media/picture.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Language } from '#app/i18n/language.ts'
import type { Column, ColumnSort } from '#app/ui/panel/data-table.tsx'
import { listHref } from '#app/ui/panel/list-href.ts'
import { LacksLanguage } from '#app/ui/panel/lacks-language.tsx'
import { ListSheet, type ListRows } from '#app/ui/panel/list-sheet.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { organizerTexts, type OrganizerTexts } from './panel-texts.ts'
import type { OrganizerRow } from './organizer-list.server.ts'

type Act = (organizer: OrganizerRow) => void

type OrganizerListProps = {
  list: ListRows<OrganizerRow> & { lacks: Language | null }
  onEdit: (organizer: OrganizerRow | null) => void
  onDelete: Act
}

export function OrganizerList({ list, onEdit, onDelete }: OrganizerListProps) {
  const { title, list: t } = usePanelTexts(organizerTexts)
  const { search } = useLocation()
  const sort: ColumnSort = {
    href: listHref(search, { orden: list.order === 'nombre' ? '-nombre' : null }),
    direction: list.order === 'nombre' ? 'ascending' : 'descending',
  }
  const filtered = list.search !== '' || list.lacks !== null
  const create = (
    <Allowed to="organizers.edit">
      <Button variant="secondary" icon="plus" onClick={() => onEdit(null)} label={t.createFirst} />
    </Allowed>
  )
  return (
    <ListSheet
      label={title}
      list={list}
      failure={t.notLoaded}
      emptyTitle={filtered ? t.noneFound : t.none}
      emptyAction={!filtered && create}
      columns={columns(t, sort, onEdit, onDelete)}
      rowKey={({ id }) => id}
      noun={t.noun}
    />
  )
}

function columns(t: OrganizerTexts['list'], sort: ColumnSort, edit: Act, remove: Act): Column<OrganizerRow>[] {
  return [
    { head: t.heads.organizer, kind: 'name', cell: (organizer) => <Identity {...organizer} />, sort },
    { head: t.heads.contact, kind: 'mail', cell: ({ fields }) => <Contact {...fields} /> },
    {
      head: t.heads.place,
      kind: 'meta',
      cell: ({ city, fields: { country } }) => [city, country].filter(Boolean).join(', ') || t.noPlace,
    },
    {
      kind: 'actions',
      cell: (organizer) => <OrganizerActions organizer={organizer} onEdit={edit} onRemove={remove} />,
    },
  ]
}

function Identity(organizer: OrganizerRow) {
  const { logo, name, description } = organizer
  const { website } = organizer.fields
  return (
    <span className="organizer-identity row">
      {logo ? <Logo {...logo} /> : <Avatar name={name} />}
      <span className="organizer-identity-text">
        <span>
          {name} <LacksLanguage {...organizer} />
        </span>
        {description && <span className="organizer-description small muted">{description}</span>}
        {/* Imported rows may hold other schemes. */}
        {/^https?:\/\//i.test(website) && (
          <TextLink href={website} target="_blank" rel="noreferrer" className="small" label={webLabel(website)} />
        )}
      </span>
    </span>
  )
}

function Logo({ hash, width }: NonNullable<OrganizerRow['logo']>) {
  const src = `/media/${hash}-${variantWidths(width)[0]}.webp`
  return <img className="organizer-logo" src={src} width={44} height={44} alt="" />
}

function Contact({ email, phone }: OrganizerRow['fields']) {
  const { list: t } = usePanelTexts(organizerTexts)
  if (!email && !phone) return <span className="muted">{t.noContact}</span>
  return (
    <span className="organizer-contact">
      {email && <span title={email}>{email}</span>}
      {phone && <span className="muted">{phone}</span>}
    </span>
  )
}

function OrganizerActions({ organizer, onEdit, onRemove }: { organizer: OrganizerRow; onEdit: Act; onRemove: Act }) {
  const { list: t } = usePanelTexts(organizerTexts)
  const { name } = organizer
  return (
    <Allowed to="organizers.edit">
      <RowAction icon="pencil-simple" label={t.edit(name)} onClick={() => onEdit(organizer)} />
      <RowLink icon="clock" label={t.history(name)} to={`/admin/historial/organizers/${organizer.id}`} />
      <RowAction icon="trash" label={t.remove(name)} onClick={() => onRemove(organizer)} />
    </Allowed>
  )
}
