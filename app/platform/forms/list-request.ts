import { languages, type Language } from '#app/i18n/language.ts'
import { listParameters } from '#app/ui/panel/list-href.ts'

export const PAGE_SIZE = 25

export type ListRequest = { search: string; page: number; limit: number; offset: number }

/** Reads the search (at most 100 characters) and the page (from 1) of a list's address; an invalid page is page 1. */
export function readListRequest(url: URL): ListRequest {
  const search = (url.searchParams.get(listParameters.search) ?? '').normalize('NFKC').trim().slice(0, 100)
  const requested = url.searchParams.get(listParameters.page) ?? ''
  const page = /^[1-9]\d{0,5}$/.test(requested) ? Number(requested) : 1
  return { search, page, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
}

/** The order that the address names; `standard` for none and for an unknown one. */
export function readOrder<Name extends string>(
  url: URL,
  orders: Readonly<Record<Name, unknown>>,
  standard: NoInfer<Name>,
): Name {
  const name = url.searchParams.get(listParameters.sort)
  return name !== null && Object.hasOwn(orders, name) ? (name as Name) : standard
}

/** The choice that a parameter of the address names; null for none and for an unknown one. */
export function readChoice<Choice extends string>(
  url: URL,
  parameter: string,
  choices: readonly Choice[],
): Choice | null {
  const named = url.searchParams.get(parameter)
  return choices.find((choice) => choice === named) ?? null
}

/** `?falta=`: only rows whose texts lack this language. */
export function readLacks(url: URL): Language | null {
  return readChoice(url, listParameters.lacks, languages)
}
