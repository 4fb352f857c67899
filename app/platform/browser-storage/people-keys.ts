/** Each cookie ends when nobody may read its list any more, also where no page is opened then. */
export const PEOPLE_KEY = 'door-key'

const KEY_COOKIE = new RegExp(`(?:^|;\\s*)((?:__Host-)?${PEOPLE_KEY}-(\\d+))=([\\w-]{43})(?=;|$)`, 'g')

type PeopleKey = { cookie: string; list: number; value: string }

/** The keys of the lists of people that a browser holds, from its cookies. */
export function readPeopleKeys(cookies: string): PeopleKey[] {
  return [...cookies.matchAll(KEY_COOKIE)].map(([, cookie = '', list, value = '']) => ({
    cookie,
    list: Number(list),
    value,
  }))
}
