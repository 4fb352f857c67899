import { useId, type ChangeEvent } from 'react'
import { useFetcher } from 'react-router'
import { useCan } from '#app/accounts/use-can.ts'
import { formatShortDate } from '#app/i18n/dates.ts'
import { formatCents, formatFigure } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { accountTexts } from '#app/treasury/accounts/account-texts.ts'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { Credit, Proposal } from '../import/match-credits.server.ts'
import { creditTexts, type CreditTexts } from './credit-texts.ts'

/** Money that has come, each with the account that it is noted on if its row is ticked. @param form its id */
export function CreditList({ credits, form }: { credits: Credit[]; form: string }) {
  const t = usePanelTexts(creditTexts)
  const members = useMemberNames()
  return (
    <Sheet title={t.title}>
      <div className="stack">
        <p className="muted">{t.note}</p>
        <DataTable
          label={t.title}
          rows={credits}
          rowKey={({ key }) => key}
          selection={{
            form,
            value: ({ key }) => `credit:${key}`,
            name: ({ payer, cents }) => t.row(payer || t.noPayer, formatCents(cents)),
            ticked: ({ proposal }) => proposal?.isCertain ?? false,
          }}
          columns={columns(t, { form, members })}
        />
        <datalist id={members.id}>
          {members.found.map(({ number, fullName }) => (
            <option key={number} value={number} label={fullName} />
          ))}
        </datalist>
      </div>
    </Sheet>
  )
}

type Inputs = { form: string; members: ReturnType<typeof useMemberNames> }

function columns(t: CreditTexts, inputs: Inputs): Column<Credit>[] {
  return [
    {
      head: t.heads.payer,
      kind: 'name',
      cell: ({ payer, text }) => <NameAndNote name={payer || t.noPayer} note={text} />,
    },
    { head: t.heads.day, kind: 'date', cell: ({ day }) => formatShortDate(day) },
    { head: t.heads.amount, kind: 'number', cell: ({ cents }) => formatCents(cents) },
    { head: t.heads.account, kind: 'text', cell: (credit) => <AccountInput credit={credit} {...inputs} /> },
    { head: t.heads.why, kind: 'text', cell: ({ proposal }) => <Reasons proposal={proposal} /> },
  ]
}

function AccountInput({ credit, form, members }: Inputs & { credit: Credit }) {
  const t = usePanelTexts(creditTexts)
  return (
    <input
      className="input credit-account"
      form={form}
      name={`accounts.${credit.key}`}
      aria-label={t.account(credit.payer || t.noPayer)}
      defaultValue={credit.proposal?.number}
      list={members.id}
      maxLength={20}
      autoComplete="off"
      onChange={(event) => {
        tickRow(event)
        members.search(event.currentTarget.value)
      }}
    />
  )
}

function Reasons({ proposal }: { proposal: Proposal | null }) {
  const t = usePanelTexts(creditTexts)
  const { refused } = usePanelTexts(accountTexts)
  if (proposal === null) return <span className="muted">{t.noProposal}</span>
  const { name, number, grounds, notedOn, isRepeated, remittance } = proposal
  const words = [
    ...grounds.map((ground) => t.grounds[ground]),
    ...(notedOn === null ? [] : [t.notedOn(formatShortDate(notedOn))]),
    ...(isRepeated ? [t.repeated] : []),
    ...(remittance === null ? [] : [refused['at-the-bank'](formatFigure(remittance))]),
  ]
  return <NameAndNote name={name ?? number} note={words.join(' · ')} />
}

function NameAndNote({ name, note }: { name: string; note: string }) {
  return (
    <>
      {name} <span className="small muted">{note}</span>
    </>
  )
}

/** Whoever changes the account of a row means to note it. */
function tickRow({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  const box = currentTarget.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')
  if (box) box.checked = true
}

const FEWEST_LETTERS = 3

/** Members by part of their name, for the inputs of all rows. */
function useMemberNames() {
  const id = useId()
  const maySearch = useCan()('members.read')
  const fetcher = useFetcher<{ members?: { number: string; fullName: string }[] }>()
  const search = (words: string) => {
    if (!maySearch || words.trim().length < FEWEST_LETTERS || /^c?-?\d*$/i.test(words)) return
    void fetcher.submit({ search: words }, { method: 'post', action: '/admin/socios/buscar' })
  }
  return { id, search, found: fetcher.data?.members ?? [] }
}
