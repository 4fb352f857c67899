import * as v from 'valibot'
import { isTaxNumber, normalizeTaxNumber } from '#app/banking/tax-number.ts'
import { isSecondFactorRule, type ClubField } from '#app/club.ts'
import { isLanguage } from '#app/i18n/language.ts'
import { isNetwork } from './network.ts'
import {
  checkbox,
  email,
  panelLine,
  panelText,
  phone,
  pictureField,
  type FieldError,
} from '#app/platform/forms/fields.ts'
import { versionField } from '#app/platform/forms/ids.ts'

/** The keys of this form's own errors. */
export type ClubError =
  | 'required'
  | 'phoneRequired'
  | 'urlInvalid'
  | 'hoursInvalid'
  | 'locationInvalid'
  | 'postalCodeInvalid'
  | 'taxNumberInvalid'
  | 'numberInvalid'
  | 'yearInvalid'
  | 'noticeInvalid'
  | 'networkInvalid'
  | 'pictureGone'
  | 'pictureTooSmall'
  | 'iconUnfit'
  | 'conflict'
  | 'unknown'
  | 'notSaved'
const own = (error: ClubError) => error

const required = (max: number) => panelLine(max, { characters: 1, error: own('required') })
const SHORTEST_PHONE_DIGITS = 6
const EARLIEST_YEAR = 1500

const requiredPhone = v.pipe(
  panelLine(40, { characters: 1, error: own('phoneRequired') }),
  v.check((typed) => v.is(phone, typed) && typed.replace(/\D/g, '').length >= SHORTEST_PHONE_DIGITS, 'phoneInvalid'),
)

const webAddress = v.pipe(
  panelLine(300),
  v.check((typed) => typed === '' || isWebAddress(typed), own('urlInvalid')),
)

function isWebAddress(typed: string): boolean {
  const url = /^https?:\/\/[^\s"<>\\]+$/i.test(typed) ? URL.parse(typed) : null
  return url !== null && url.hostname.includes('.') && url.username === ''
}

const HOURS = /^\d{1,2}:\d{2}–\d{1,2}:\d{2}$/

/** Ranges with commas, in order: `10:00–14:00, 16:00–20:00`. Empty when closed. */
const hours = v.pipe(
  panelText(100),
  v.transform((typed) =>
    typed
      .split(/[,;\n]/)
      .map(normalizeHours)
      .filter(Boolean),
  ),
  v.check((ranges) => ranges.every((range) => HOURS.test(range)) && isAscending(ranges), own('hoursInvalid')),
  v.transform((ranges) => ranges.join(', ')),
)

function normalizeHours(range: string): string {
  return range
    .replace(/\s/g, '')
    .replace(/-/g, '–')
    .replace(/\b(\d):/g, '0$1:')
}

function isAscending(ranges: readonly string[]): boolean {
  const times = ranges.flatMap((range) => range.split('–'))
  return times.every((time, index) => time <= '24:00' && time.slice(3) < '60' && time > (times[index - 1] ?? ''))
}

/** Degrees with points: `41.3733, 2.1577`. */
const location = v.pipe(
  panelText(60),
  v.regex(/^(-?\d{1,2}(\.\d+)?\s*[,;\s]\s*-?\d{1,3}(\.\d+)?)?$/, own('locationInvalid')),
  v.transform((typed) => typed.split(/[,;\s]+/).join(', ')),
  v.check((place) => {
    const [latitude = 0, longitude = 0] = place.split(', ').map(Number)
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  }, own('locationInvalid')),
)

/** «1.000» is `1000`. */
const figure = v.pipe(
  panelText(12),
  v.transform((typed) => typed.replace(/[.\s]/g, '')),
  v.regex(/^\d{1,7}$/, own('numberInvalid')),
  v.transform((digits) => String(Number(digits))),
)

const year = v.pipe(
  panelText(4),
  v.check(
    (typed) => /^\d{4}$/.test(typed) && Number(typed) >= EARLIEST_YEAR && Number(typed) <= new Date().getFullYear(),
    own('yearInvalid'),
  ),
)

/** Hours; the texts say them as a number of at least two. */
const notice = v.pipe(
  figure,
  v.check((hours) => Number(hours) >= 2 && Number(hours) <= 336, own('noticeInvalid')),
)

/** Addresses and ranges, one per line when stored. */
const networks = v.pipe(
  panelText(1000),
  v.transform((typed) => typed.split(/[\s,;]+/).filter(Boolean)),
  v.check((given) => given.every(isNetwork), own('networkInvalid')),
  v.transform((given) => [...new Set(given)].join('\n')),
)

const picture = v.pipe(
  panelLine(100),
  v.check((address) => address === '' || v.is(pictureField, address), 'invalid' satisfies FieldError),
)

const taxNumber = v.pipe(
  panelText(20),
  v.transform(normalizeTaxNumber),
  v.check((number) => number === '' || isTaxNumber(number), own('taxNumberInvalid')),
)

const fields = {
  name: required(60),
  formal_name: required(120),
  legal_form: panelLine(120),
  legal_form_ca: panelLine(120),
  tax_number: taxNumber,
  registry_entry: panelLine(300),
  registry_entry_ca: panelLine(300),
  street: required(200),
  postal_code: v.pipe(panelText(10), v.regex(/^\d{5}$/, own('postalCodeInvalid'))),
  city: required(100),
  location,
  phone: requiredPhone,
  email: email('emailRequired', 'emailInvalid'),
  weekday_hours: hours,
  saturday_hours: hours,
  sunday_hours: hours,
  facebook: webAddress,
  instagram: webAddress,
  twitter: webAddress,
  founding_year: year,
  members: figure,
  library_titles: figure,
  main_language: v.pipe(
    panelText(2),
    v.check((name) => isLanguage(name), 'optionUnknown' satisfies FieldError),
  ),
  how_to_pay: panelText(500),
  how_to_pay_ca: panelText(500),
  cancellation_hours: notice,
  second_factor: v.pipe(
    panelText(20),
    v.check((rule) => isSecondFactorRule(rule), 'optionUnknown' satisfies FieldError),
  ),
  fee: panelLine(200),
  fee_ca: panelLine(200),
  history: panelText(3000),
  history_ca: panelText(3000),
  share_picture: picture,
  share_picture_alt: panelLine(300),
  share_picture_alt_ca: panelLine(300),
  icon: picture,
  picture_credits: panelText(1000),
  picture_credits_ca: panelText(1000),
  networks,
} satisfies Record<ClubField, v.GenericSchema<unknown, string>>

export const clubSchema = v.object({
  ...fields,
  /** The values of the demo that are still there are the club's own. */
  confirmed: checkbox,
  version: versionField,
})
export type ClubForm = v.InferOutput<typeof clubSchema>

export const clubRestorationSchema = v.object({ restored: versionField, version: versionField })
