import { mailKindLabel } from '#app/mail-kinds.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import {
  paymentMethods,
  requestStatuses,
  socioStatuses,
  type PaymentMethod,
  type RequestStatus,
  type SocioStatus,
} from '#app/membership/statuses.ts'
import { recordKinds, type RecordKind } from './record-kinds.ts'
import { retention, type RetentionPolicyId } from './retention.ts'

const fieldLabels: Readonly<Record<string, string>> = {
  address: 'dirección',
  attended_at: 'vino el',
  answered_at: 'respondido el',
  attempts: 'intentos',
  billing_address: 'dirección de facturación',
  birth_date: 'fecha de nacimiento',
  cancelled_at: 'cancelada el',
  cancelled_by: 'cancelada por',
  category: 'categoría',
  category_ca: 'categoría en catalán',
  card_holder_name: 'titular de la tarjeta',
  created_at: 'creado el',
  date: 'fecha y hora',
  description: 'descripción',
  description_ca: 'descripción en catalán',
  diet_consent_at: 'consentimiento de dieta, el',
  diet_consent_version: 'consentimiento de dieta, versión',
  dietary_restrictions: 'restricciones alimentarias',
  email: 'email',
  email_verified: 'email confirmado',
  emergency_contact_name: 'contacto de emergencia',
  emergency_contact_phone: 'teléfono de emergencia',
  event_date: 'fecha del evento',
  event_id: 'número del evento',
  event_title: 'evento',
  expires_at: 'caduca el',
  full_name: 'nombre',
  held_until: 'plaza guardada hasta',
  hold: 'confirmación por correo',
  how_did_you_know_us: 'cómo nos conoció',
  iban: 'IBAN',
  id: 'identificador',
  image_url: 'imagen',
  is_member: 'dice ser socio',
  keep_until: 'se guarda hasta',
  kind: 'tipo',
  language: 'idioma',
  last_error: 'último error',
  left_at: 'baja el',
  location: 'ubicación',
  location_ca: 'ubicación en catalán',
  max_participants: 'plazas',
  membership_number: 'número de socio',
  membership_request_id: 'solicitud',
  membership_type: 'tipo',
  message: 'mensaje',
  name: 'nombre',
  notes: 'notas',
  organizer_id: 'organizador',
  password: 'contraseña',
  password_proven_at: 'contraseña comprobada por email el',
  payment_method: 'forma de pago',
  phone: 'teléfono',
  price: 'precio',
  privacy_accepted_at: 'política de privacidad leída el',
  privacy_version: 'política de privacidad, versión',
  read_at: 'leído el',
  reason: 'motivo',
  recipient: 'destinatario',
  ref: 'referencia',
  rejection_message: 'respuesta',
  restaurant_id: 'restaurante',
  role: 'rol',
  search: 'búsqueda',
  sent_at: 'enviado el',
  sessions: 'sesiones abiertas',
  staff_note: 'nota interna',
  status: 'estado',
  title: 'título',
  title_ca: 'título en catalán',
  updated_at: 'actualizado el',
  user_id: 'cuenta',
}

export function fieldLabel(name: string): string {
  return (
    fieldLabels[name] ??
    recordKinds[name as RecordKind]?.toLowerCase() ??
    retention[name as RetentionPolicyId]?.title.toLowerCase() ??
    name
  )
}

const languageLabels: Record<string, string> = { es: 'castellano', ca: 'catalán' }
const holdLabels: Record<string, string> = { held: 'pendiente', released: 'sin confirmar', confirmed: 'confirmada' }
/** Values of `?estado=` of lists, as exports record them. */
const listStatusLabels: Record<string, string> = { incomplete: 'Aprobado, sin completar' }
const mailStatusLabels: Record<string, string> = { queued: 'por enviar', sent: 'enviado', failed: 'no enviado' }

/** The label of a column's value: times in the club's time zone, states as the panel names them. */
export function valueLabel(column: string, value: string): string {
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/.test(value)) return formatDateTime(value, 'es')
  if (column === 'language') return languageLabels[value] ?? value
  if (column === 'payment_method') return paymentMethods[value as PaymentMethod] ?? value
  if (column === 'hold') return holdLabels[value] ?? value
  if (column === 'kind') return mailKindLabel(value)
  if (column === 'status')
    return (
      requestStatuses[value as RequestStatus]?.label ??
      socioStatuses[value as SocioStatus]?.label ??
      mailStatusLabels[value] ??
      listStatusLabels[value] ??
      value
    )
  return value
}
