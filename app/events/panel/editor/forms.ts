import * as v from 'valibot'
import { longText } from '#app/articles/forms.ts'
import type { Language } from '#app/i18n/language.ts'
import { typedEuros } from '#app/i18n/money.ts'
import { forMainLanguage, inBothLanguages } from '#app/platform/forms/bilingual-fields.ts'
import { optionalLine, optionalText, pictureField, picturesField, requiredLine } from '#app/platform/forms/fields.ts'
import { nullableTextColumn, textColumn, type FieldColumns } from '#app/platform/forms/field-columns.ts'
import { rowId, versionField } from '#app/platform/forms/ids.ts'
import { LARGEST_PARTY } from '#app/seats/party-size.ts'
import { coursesIn } from './course-forms.ts'
import { menuOptionsIn } from '#app/diets/menu-option-forms.ts'
import type { EventErrorTexts } from './event-error-texts.ts'

const own = (error: keyof EventErrorTexts['errors']) => error

const price = v.pipe(
  v.optional(v.string(own('priceRequired')), ''),
  v.trim(),
  v.regex(/^-?\d+([.,]\d{1,2})?$/, own('priceFormat')),
  v.transform((typed) => Number(typed.replace(',', '.'))),
  v.minValue(0, own('priceNegative')),
  v.maxValue(99_999_999.99, own('priceTooHigh')),
)

const places = v.pipe(
  v.optional(v.string(own('seatsRequired')), ''),
  v.trim(),
  v.regex(/^-?\d{1,6}$/, own('seatsFormat')),
  v.transform(Number),
  v.minValue(1, own('seatsTooFew')),
)

/** 'none' means no relation. */
const relation = v.pipe(
  v.optional(v.string(own('choiceUnknown')), 'none'),
  v.check((value) => value === 'none' || rowId(value) !== null, own('choiceUnknown')),
  v.transform((value) => (value === 'none' ? null : rowId(value))),
)

const titleField = (obligatory: boolean) => (obligatory ? requiredLine(200, own('titleRequired')) : optionalLine(200))
/** Characters that are read, in each language. */
export const MAX_DESCRIPTION_LENGTH = 10_000

const descriptionField = (obligatory: boolean) =>
  longText(MAX_DESCRIPTION_LENGTH, obligatory ? own('descriptionRequired') : undefined)
const locationField = (obligatory: boolean) =>
  obligatory ? requiredLine(300, own('locationRequired')) : optionalLine(300)

/** In characters. */
export const QUIET_REASON_LENGTH = 200

const MAX_PICTURES = 40

const partyLimit = v.optional(
  v.pipe(
    v.string(own('partyLimitWrong')),
    v.trim(),
    v.regex(/^\d{1,2}$/, own('partyLimitWrong')),
    v.transform(Number),
    v.minValue(1, own('partyLimitWrong')),
    v.maxValue(LARGEST_PARTY, own('partyLimitWrong')),
  ),
  '10',
)

/** The club's local time, if there is one. */
const moment = v.optional(
  v.pipe(
    v.string(own('momentWrong')),
    v.regex(/^(19|20)\d\d-\d\d-\d\dT\d\d:\d\d(:00)?$/, own('momentWrong')),
    v.transform((typed) => typed.slice(0, 16)),
  ),
)

/** Local times sort as their texts do; without one of them there is no order. */
function isBefore(first: string | undefined, second: string | undefined): boolean {
  return !first || !second || first < second.slice(0, 16)
}

function isNotAfter(first: string | undefined, second: string): boolean {
  return isBefore(first, second) || first === second.slice(0, 16)
}

/** Absent: as it is, and published at once when it is new. */
const publication = v.optional(v.picklist(['draft', 'now', 'at'], own('choiceUnknown')))

const lifeFields = {
  ends_at: moment,
  status: publication,
  publish_at: moment,
  opens_at: moment,
  /** From then until `opens_at` only members book. */
  members_open_at: moment,
  closes_at: moment,
  edits_until: moment,
  party_limit: partyLimit,
  offers: v.optional(v.picklist(['auto', 'manual', 'off'], own('choiceUnknown')), 'auto'),
}

const eventFieldsIn = (main: Language) =>
  v.object({
    ...inBothLanguages('title', main, titleField),
    ...inBothLanguages('description', main, descriptionField),
    ...inBothLanguages('location', main, locationField),
    ...inBothLanguages('category', main, () => optionalLine(60)),
    ...inBothLanguages('how_to_pay', main, () => optionalText(500)),
    courses: coursesIn(main, own('courseNameless')),
    menu_options: menuOptionsIn(main, own('courseNameless')),
    /** The removed options that were asked about: saving again confirms it. */
    dropped_options: optionalLine(200),
    date: v.pipe(
      v.optional(v.string(own('dateMissing')), ''),
      v.regex(/^(19|20)\d\d-\d\d-\d\dT\d\d:\d\d(:00)?$/, own('dateMissing')),
    ),
    ...lifeFields,
    price,
    max_participants: places,
    restaurant_id: relation,
    organizer_id: relation,
    image_url: v.optional(pictureField),
    pictures: picturesField(MAX_PICTURES),
    version: v.optional(versionField),
    /** A date in the past that was asked about: saving it again confirms it. */
    past_date: optionalLine(19),
    /** Why nobody is told of another date, place or price. */
    quiet_reason: optionalLine(QUIET_REASON_LENGTH),
  })

/** `date` is the club's local time; the server checks that the hour exists (`clubTime`). */
export const eventSchemas = forMainLanguage((main) =>
  v.pipe(
    eventFieldsIn(main),
    v.forward(
      v.partialCheck(
        [['status'], ['publish_at']],
        (e) => e.status !== 'at' || e.publish_at !== undefined,
        own('publishMissing'),
      ),
      ['publish_at'],
    ),
    v.forward(
      v.partialCheck(
        [['status'], ['publish_at'], ['date']],
        (e) => e.status !== 'at' || isBefore(e.publish_at, e.date),
        own('publishAfterStart'),
      ),
      ['publish_at'],
    ),
    v.forward(
      v.partialCheck(
        [['date'], ['ends_at']],
        (e) => !e.ends_at || isBefore(e.date.slice(0, 16), e.ends_at),
        own('endsBeforeStart'),
      ),
      ['ends_at'],
    ),
    v.forward(
      v.partialCheck([['opens_at'], ['date']], (e) => isBefore(e.opens_at, e.date), own('opensAfterStart')),
      ['opens_at'],
    ),
    v.forward(
      v.partialCheck(
        [['members_open_at'], ['opens_at']],
        (e) => !e.members_open_at || (e.opens_at !== undefined && isBefore(e.members_open_at, e.opens_at)),
        own('membersNotBeforeOpening'),
      ),
      ['members_open_at'],
    ),
    v.forward(
      v.partialCheck(
        [['opens_at'], ['closes_at']],
        (e) => isBefore(e.opens_at, e.closes_at),
        own('closesBeforeOpening'),
      ),
      ['closes_at'],
    ),
    v.forward(
      v.partialCheck([['closes_at'], ['date']], (e) => isNotAfter(e.closes_at, e.date), own('closesAfterStart')),
      ['closes_at'],
    ),
    v.forward(
      v.partialCheck([['edits_until'], ['date']], (e) => isNotAfter(e.edits_until, e.date), own('editsAfterStart')),
      ['edits_until'],
    ),
  ),
)
export const eventTextFields = [
  'title',
  'description',
  'location',
  'category',
  'how_to_pay',
  'courses.name',
  'courses.drink',
  'menu_options.name',
] as const

export type EventSchema = (typeof eventSchemas)[Language]
export type EventFields = v.InferOutput<EventSchema>
export type DateField = 'publish_at' | 'opens_at' | 'members_open_at' | 'closes_at' | 'ends_at' | 'edits_until'
type OfferMode = EventFields['offers']

/** Saving and editing both use this table; the other fields need the server. */
export const eventColumns = {
  title: textColumn('title'),
  description: textColumn('description'),
  location: textColumn('location'),
  category: textColumn('category'),
  title_ca: textColumn('titleCa'),
  description_ca: textColumn('descriptionCa'),
  location_ca: textColumn('locationCa'),
  category_ca: textColumn('categoryCa'),
  how_to_pay: textColumn('howToPay'),
  how_to_pay_ca: textColumn('howToPayCa'),
  price: { column: 'price', toColumn: (euros: number) => euros, toField: typedEuros },
  max_participants: { column: 'maxParticipants', toColumn: (seats: number) => seats, toField: String },
  party_limit: { column: 'partyLimit', toColumn: (guests: number) => guests, toField: String },
  offers: { column: 'offers', toColumn: (mode: OfferMode) => mode, toField: (mode: OfferMode) => mode },
  restaurant_id: relationColumn('restaurantId'),
  organizer_id: relationColumn('organizerId'),
  image_url: nullableTextColumn('imageUrl'),
  pictures: { column: 'pictures', toColumn: (urls: string[]) => urls, toField: (urls: string[]) => urls },
} as const satisfies FieldColumns<
  Omit<
    EventFields,
    | DateField
    | 'date'
    | 'status'
    | 'courses'
    | 'menu_options'
    | 'dropped_options'
    | 'version'
    | 'past_date'
    | 'quiet_reason'
  >
>

type CourseFields = EventFields['courses'][number]

export function toStoredCourse({ name, name_ca, drink, drink_ca }: CourseFields) {
  return { name, nameCa: name_ca, drink, drinkCa: drink_ca }
}

export function toCourseFields({ name, nameCa, drink, drinkCa }: ReturnType<typeof toStoredCourse>): CourseFields {
  return { name, name_ca: nameCa, drink, drink_ca: drinkCa }
}

function relationColumn<const Column extends string>(column: Column) {
  return { column, toColumn: (id: number | null) => id, toField: (id: number | null) => String(id ?? 'none') }
}
