import { joinPronouns } from '#app/i18n/catalan-pronouns.ts'

/** Around an island: the browser renders the same text again, from the same dictionary. A noncharacter, in no text. */
const ISLAND_EDGE = '\uffff'

export const markIsland = (html: string) => ISLAND_EDGE + html + ISLAND_EDGE

/** Joins the pronouns of stored texts, which dictionaries do not have; not in attributes, scripts and fields. */
export function joinPronounsOfPage(html: string): string {
  return html
    .split(ISLAND_EDGE)
    .map((part, index) => (index % 2 === 0 ? joinInText(part) : part))
    .join('')
}

function joinInText(html: string): string {
  return joinPronouns(html, (position) => {
    const tag = html.lastIndexOf('<', position)
    const isAttribute = html.indexOf('>', tag) > position
    return !isAttribute && !RAW_ELEMENT.test(html.slice(tag, tag + 10))
  })
}

const RAW_ELEMENT = /^<(?:script|style|textarea|title|option)\b/
