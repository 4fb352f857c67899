import { plainKey } from '#app/i18n/plain-key.ts'
import { importFields, type ImportField, type ImportKind } from './import-fields.ts'

/** What headings say in Spanish, Catalan and English, without accents, in lower case; the panel's exports too. */
const headingsOf: Record<ImportField, string> = {
  full_name: 'nombre completo|nom complet|nombre y apellidos|nom i cognoms|nombre|nom|name|full name|socio|soci|member',
  surnames: 'apellidos|apellido|cognoms|cognom|surname|surnames|last name|family name',
  email: 'email|e-mail|mail|correo|correo electronico|correu|correu electronic|adreca electronica|email address',
  membership_number:
    'numero|num|n|no|numero de socio|num socio|n socio|numero de soci|num soci|n soci|member number|number|id socio',
  joined:
    'alta|fecha de alta|fecha alta|data d alta|data alta|desde|des de|joined|member since|socio desde|soci des de|ingreso|ingres|fecha de ingreso',
  status: 'estado|estat|status|state|situacion|situacio',
  phone: 'telefono|telefon|movil|mobil|phone|mobile|tel|telefono movil|telefon mobil|phone number',
  address: 'direccion|adreca|domicilio|domicili|address|direccion postal|adreca postal',
  birth_date:
    'fecha de nacimiento|fecha nacimiento|nacimiento|data de naixement|data naixement|naixement|birth date|date of birth|birthday',
  membership_type:
    'tipo|tipus|tipo de socio|tipus de soci|type|membership|membership type|categoria|modalidad|modalitat',
  payment_method: 'metodo de pago|forma de pago|pago|forma de pagament|pagament|payment|payment method',
  iban: 'iban|cuenta|cuenta bancaria|numero de cuenta|compte|compte bancari|numero de compte|account|bank account|ccc',
  card_holder_name: 'titular|titular de la tarjeta|titular de la targeta|card holder|cardholder',
  billing_address: 'direccion de facturacion|adreca de facturacio|billing address|facturacion|facturacio',
  emergency_contact_name: 'contacto de emergencia|contacte d emergencia|emergency contact|emergencia',
  emergency_contact_phone: 'telefono de emergencia|telefon d emergencia|emergency phone',
  language: 'idioma|lengua|llengua|language',
  notes: 'notas|notes|observaciones|observacions|comentarios|comentaris|comments|remarks',
  nombre: 'nombre|nom|name|restaurante|restaurant',
  direccion: 'direccion|adreca|address|domicilio|domicili',
  telefono: 'telefono|telefon|phone|tel',
  web: 'web|pagina web|website|url|sitio web|lloc web',
  precio_medio: 'precio medio|preu mitja|average price|precio|preu|price',
  price_range:
    'franja de precios|rango de precios|rango de precio|gama de precios|interval de preus|franja de preus|price range',
  estrellas_michelin: 'estrellas michelin|estrelles michelin|michelin stars|estrellas|estrelles|stars|michelin',
  especialidad: 'especialidad|speciality|specialty|cocina|cuisine',
  especialidad_ca: 'especialitat|especialidad en catalan|especialitat en catala|cuina',
  description: 'descripcion|description',
  description_ca: 'descripcio|descripcion en catalan|descripcio en catala',
  historia: 'historia|history|story',
  historia_ca: 'historia en catalan|historia en catala',
  horarios: 'horarios|horario|opening hours|hours',
  horarios_ca: 'horaris|horari|horarios en catalan',
  chef_name: 'chef|cocinero|cuiner|nombre del chef|nom del xef|xef|chef name',
  chef_bio: 'biografia del chef|bio del chef|chef bio',
  chef_bio_ca: 'biografia del xef|bio del xef',
  reserva_url: 'reservas|reserves|url de reservas|url de reserves|booking url|booking',
  reserva_telefono: 'telefono de reservas|telefon de reserves|booking phone',
  reserva_email:
    'email de reservas|email de reserves|correo de reservas|correu de reserves|booking email|email|correo|correu',
}

/** The field of each column, each field once; '' where the heading says nothing known. */
export function findColumns(kind: ImportKind, headings: readonly string[]): (ImportField | '')[] {
  const left = new Set<ImportField>(importFields[kind])
  return headings.map((heading) => {
    const word = wordOf(heading)
    const field = [...left].find((known) => headingsOf[known].split('|').includes(word))
    if (!field) return ''
    left.delete(field)
    return field
  })
}

function wordOf(heading: string): string {
  return plainKey(heading)
    .replace(/[^a-z0-9-]+/g, ' ')
    .trim()
}
