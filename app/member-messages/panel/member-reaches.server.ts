import { languages, type Language } from '#app/i18n/language.ts'
import { mailTextsOf } from '#app/i18n/texts.server.ts'
import { groupMembers, type MemberGroup } from '#app/member-messages/audience.server.ts'
import { givenName } from '#app/messages/given-name.ts'
import type { PreviewReader } from '#app/messages/preview-reader.ts'
import { choiceOfType, reachKey, type Purpose } from './message-values.ts'

type Choice = { value: string; type: string | null; count: number }
type MemberReach = { mails: Record<Language, number>; readers: PreviewReader[] }

/** What the form offers: whom, how many mails it would be, and who reads the preview. */
export async function readMemberReaches(messageId: string) {
  const groups = await groupMembers(messageId)
  const types = [...new Set(groups.map(({ membershipType }) => membershipType))]
  const members: [value: string, type: string | null, of: MemberGroup[]][] = [
    ['members', null, groups],
    ...types.map((type): [string, string, MemberGroup[]] => [
      choiceOfType(type),
      type,
      groups.filter(({ membershipType }) => membershipType === type),
    ]),
    ['chosen', null, groups.filter(({ isChosen }) => isChosen)],
  ]
  const choices = members.map(([value, type, of]): Choice => ({ value, type, count: sum(of) }))
  const reaches = Object.fromEntries(
    members.flatMap(([value, , of]) => [
      [reachKey('service', value), reachOf('service', of)],
      [reachKey('news', value), reachOf('news', wanting(of))],
    ]),
  )
  return { choices, reaches }
}

const wanting = (groups: MemberGroup[]) => groups.filter(({ wantsNews }) => wantsNews)

function sum(groups: MemberGroup[]): number {
  return groups.reduce((total, { count }) => total + count, 0)
}

function reachOf(purpose: Purpose, groups: MemberGroup[]): MemberReach {
  const reading = (language: Language) => groups.filter((group) => group.language === language)
  const readers = languages.flatMap((language) => {
    const [first] = reading(language)
    return first ? [readerOf(first, purpose)] : []
  })
  return { mails: { es: sum(reading('es')), ca: sum(reading('ca')) }, readers }
}

function readerOf({ name, language }: MemberGroup, purpose: Purpose): PreviewReader {
  const { footer, unsubscribe } = mailTextsOf[language].memberMessage
  const foot = purpose === 'news' ? `${unsubscribe}\n${footer.news}` : footer.service
  return { name, language, values: { name: givenName(name) }, footer: foot }
}
