import { defaultLanguage, isLanguage, type Language } from '#app/i18n/language.ts'
import { localText, type LocalText } from '#app/i18n/localized.ts'
import { phoneLink } from '#app/i18n/phone-link.ts'

/** The facts about the club: what the panel edits («El club»), or the demo values below. */

/** Not a fact that is edited: stored days and hours depend on it. */
export const CLUB_TIME_ZONE = 'Europe/Madrid'
export const CLUB_COUNTRY = 'ES'

/** Of a club that has not chosen its own, and of bookings from before it could. */
export const DEFAULT_CANCELLATION_HOURS = 48

/** The dictionaries name the club with these words. */
export const demoNames = { name: 'el Cercle', formal_name: 'Cercle Gastronòmic' }

/** Invented, until the club gives its own. Hours are ranges with commas; `location` is in degrees (WGS 84). */
export const demoFields = {
  ...demoNames,
  legal_form: '',
  legal_form_ca: '',
  tax_number: '',
  registry_entry: '',
  registry_entry_ca: '',
  street: 'Carrer de l’Olivera, 12',
  postal_code: '08004',
  city: 'Barcelona',
  location: '41.3733, 2.1577',
  phone: '+34 932 000 000',
  email: 'hola@elcercle.example',
  weekday_hours: '10:00–14:00, 16:00–20:00',
  saturday_hours: '10:00–14:00',
  sunday_hours: '',
  facebook: 'https://www.facebook.com/elcercle.example',
  instagram: 'https://www.instagram.com/elcercle.example',
  twitter: 'https://x.com/elcercle_example',
  founding_year: '2010',
  members: '500',
  library_titles: '1000',
  main_language: 'es',
  how_to_pay: 'Se paga al club, en persona, con tarjeta o en efectivo.',
  how_to_pay_ca: 'Es paga al club, en persona, amb targeta o en efectiu.',
  cancellation_hours: String(DEFAULT_CANCELLATION_HOURS),
  second_factor: 'optional',
  fee: '',
  fee_ca: '',
  /** Paragraphs, the first is the lead. While both are empty, pages show that of the dictionaries. */
  history: '',
  history_ca: '',
  /** Addresses of stored pictures, `/media/{hash}`. */
  share_picture: '',
  share_picture_alt: '',
  share_picture_alt_ca: '',
  icon: '',
  picture_credits: '',
  picture_credits_ca: '',
  /** Addresses and ranges (CIDR), one per line; never shown outside «El club». */
  networks: '',
}

export type ClubField = keyof typeof demoFields
export type ClubFields = Readonly<Record<ClubField, string>>

/** As stored and edited: the fields that the club has given. */
export type GivenFields = Readonly<Partial<ClubFields>>

export type Club = ReturnType<typeof clubOf>

/** @param settings fields that a setting gives until the panel does */
export function clubOf(given: GivenFields, settings: GivenFields = {}) {
  const known = { ...settings, ...given }
  const invented = clubFields.filter(
    (field) => !CHOICES.includes(field) && known[field] === undefined && hasDemoValue(field),
  )
  const isWithdrawn = (field: ClubField) => withdrawnBy[field]?.some((other) => known[other])
  const withdrawn = Object.fromEntries(invented.filter(isWithdrawn).map((field) => [field, '']))
  const demo = invented.filter((field) => !isWithdrawn(field))
  const fields: ClubFields = { ...demoFields, ...known, ...withdrawn }
  return {
    name: fields.name,
    formalName: fields.formal_name,
    legalForm: localTexts(fields.legal_form, fields.legal_form_ca),
    taxNumber: fields.tax_number,
    registryEntry: localTexts(fields.registry_entry, fields.registry_entry_ca),
    street: fields.street,
    postalCode: fields.postal_code,
    city: fields.city,
    /** Null when it is not known. */
    location: readLocation(fields.location),
    phone: fields.phone,
    phoneLink: phoneLink(fields.phone),
    email: fields.email,
    hours: {
      weekdays: readHours(fields.weekday_hours),
      saturday: readHours(fields.saturday_hours),
      sunday: readHours(fields.sunday_hours),
    },
    social: { facebook: fields.facebook, instagram: fields.instagram, twitter: fields.twitter },
    foundingYear: Number(fields.founding_year),
    members: Number(fields.members),
    libraryTitles: Number(fields.library_titles),
    /** The language in which the club writes; texts in the other one are optional. */
    mainLanguage: isLanguage(fields.main_language) ? fields.main_language : defaultLanguage,
    /** For events with a price. */
    howToPay: localTexts(fields.how_to_pay, fields.how_to_pay_ca),
    /** Before an event, for a full refund; bookings keep those of their day (`event_parties.refund_notice_hours`). */
    cancellationHours: Number(fields.cancellation_hours),
    /** Of a member: the amount and how often it is paid. Empty: the office tells it. */
    fee: localTexts(fields.fee, fields.fee_ca),
    history: localTexts(fields.history, fields.history_ca),
    /** Of pages without a picture of their own; empty without one (`sharePicturePath`). */
    sharePicture: fields.share_picture,
    sharePictureAlt: localTexts(fields.share_picture_alt, fields.share_picture_alt_ca),
    /** Empty without one (`iconPath`). */
    icon: fields.icon,
    pictureCredits: localTexts(fields.picture_credits, fields.picture_credits_ca),
    /** From which bookings need no confirmation by mail. */
    networks: fields.networks.split('\n').filter(Boolean),
    /** Of everybody of the team who sees personal data. */
    requiresSecondFactor: fields.second_factor === 'required',
    fields,
    /** Fields that show an invented value. */
    demo,
  }
}

/** Whether a second factor is asked of everybody who sees personal data. */
export const secondFactorRules = ['optional', 'required'] as const

export function isSecondFactorRule(text: string): text is (typeof secondFactorRules)[number] {
  return secondFactorRules.some((rule) => rule === text)
}

/** Their demo value is a choice that any club can have, not an invention. */
const CHOICES: readonly ClubField[] = ['main_language', 'cancellation_hours', 'second_factor']

/** An invented value says nothing true beside one of these of the club's own. */
const withdrawnBy: Partial<Record<ClubField, readonly ClubField[]>> = {
  location: ['street'],
  how_to_pay: ['street', 'how_to_pay_ca'],
  how_to_pay_ca: ['street', 'how_to_pay'],
  history: ['history_ca'],
}

/** Whether pages show an invented value until the club gives its own. */
export function hasDemoValue(field: ClubField): boolean {
  return demoFields[field] !== '' || field === 'history'
}

/** Of a square icon, in pixels. */
export const iconSizes = [180, 192, 512] as const
type IconSize = (typeof iconSizes)[number]

const demoIcons: Record<IconSize, string> = { 180: '/apple-touch-icon.png', 192: '/icon-192.png', 512: '/icon-512.png' }

export function iconPath({ icon }: Pick<Club, 'icon'>, size: IconSize): string {
  return icon ? `${icon}-${size}.png` : demoIcons[size]
}

/** 1200 x 630. */
export function sharePicturePath({ sharePicture }: Pick<Club, 'sharePicture'>): string {
  return sharePicture ? `${sharePicture}-1200.jpg` : '/og.jpg'
}

/** Without what a browser must not be told, and the long text that only public pages show. */
export function clubForBrowser(club: Club): Club {
  const fields = { ...club.fields, networks: '', history: '', history_ca: '' }
  return { ...club, networks: [], history: localTexts('', ''), fields }
}

export const clubFields = Object.keys(demoFields) as ClubField[]

function localTexts(spanish: string, catalan: string): Readonly<Record<Language, LocalText>> {
  return { es: localText('es', spanish, catalan), ca: localText('ca', spanish, catalan) }
}

function readHours(text: string): readonly string[] {
  return text.split(', ').filter(Boolean)
}

function readLocation(text: string): { latitude: number; longitude: number } | null {
  const [latitude = NaN, longitude = NaN] = text.split(', ').map(Number)
  return text && Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null
}
