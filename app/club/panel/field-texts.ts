import type { ClubField } from '#app/club.ts'
import type { ClubError } from '#app/club/forms.ts'
import { panelTexts, type PanelTexts } from '#app/i18n/panel-texts.ts'

const fields = {
  name: { es: 'Nombre corto', ca: 'Nom curt' },
  formal_name: { es: 'Nombre completo', ca: 'Nom complet' },
  legal_form: { es: 'Forma jurídica, en castellano', ca: 'Forma jurídica, en castellà' },
  legal_form_ca: { es: 'Forma jurídica, en catalán', ca: 'Forma jurídica, en català' },
  tax_number: { es: 'NIF', ca: 'NIF' },
  registry_entry: { es: 'Inscripción registral, en castellano', ca: 'Inscripció registral, en castellà' },
  registry_entry_ca: { es: 'Inscripción registral, en catalán', ca: 'Inscripció registral, en català' },
  street: { es: 'Calle y número', ca: 'Carrer i número' },
  postal_code: { es: 'Código postal', ca: 'Codi postal' },
  city: { es: 'Ciudad', ca: 'Ciutat' },
  location: { es: 'Coordenadas', ca: 'Coordenades' },
  phone: { es: 'Teléfono', ca: 'Telèfon' },
  email: { es: 'Email', ca: 'Correu' },
  weekday_hours: { es: 'Lunes a viernes', ca: 'De dilluns a divendres' },
  saturday_hours: { es: 'Sábado', ca: 'Dissabte' },
  sunday_hours: { es: 'Domingo', ca: 'Diumenge' },
  facebook: { es: 'Facebook', ca: 'Facebook' },
  instagram: { es: 'Instagram', ca: 'Instagram' },
  twitter: { es: 'X (Twitter)', ca: 'X (Twitter)' },
  founding_year: { es: 'Año de fundación', ca: 'Any de fundació' },
  members: { es: 'Socios', ca: 'Socis' },
  library_titles: { es: 'Títulos de la biblioteca', ca: 'Títols de la biblioteca' },
  main_language: { es: 'Lengua principal', ca: 'Llengua principal' },
  how_to_pay: { es: 'Cómo se paga un evento, en castellano', ca: 'Com es paga un esdeveniment, en castellà' },
  how_to_pay_ca: { es: 'Cómo se paga un evento, en catalán', ca: 'Com es paga un esdeveniment, en català' },
  cancellation_hours: {
    es: 'Plazo para cancelar con reembolso, en horas antes del evento',
    ca: 'Termini per cancel·lar amb reemborsament, en hores abans de l’esdeveniment',
  },
  second_factor: { es: 'Segundo factor del equipo', ca: 'Segon factor de l’equip' },
  fee: { es: 'Cuota de socio, en castellano', ca: 'Quota de soci, en castellà' },
  fee_ca: { es: 'Cuota de socio, en catalán', ca: 'Quota de soci, en català' },
  history: { es: 'Historia, en castellano', ca: 'Història, en castellà' },
  history_ca: { es: 'Historia, en catalán', ca: 'Història, en català' },
  share_picture: { es: 'Imagen al compartir', ca: 'Imatge en compartir' },
  share_picture_alt: {
    es: 'Texto alternativo de la imagen, en castellano',
    ca: 'Text alternatiu de la imatge, en castellà',
  },
  share_picture_alt_ca: {
    es: 'Texto alternativo de la imagen, en catalán',
    ca: 'Text alternatiu de la imatge, en català',
  },
  icon: { es: 'Icono de la web', ca: 'Icona del web' },
  picture_credits: { es: 'Créditos de las imágenes, en castellano', ca: 'Crèdits de les imatges, en castellà' },
  picture_credits_ca: { es: 'Créditos de las imágenes, en catalán', ca: 'Crèdits de les imatges, en català' },
  networks: { es: 'Direcciones y rangos', ca: 'Adreces i intervals' },
} satisfies Record<ClubField, PanelTexts<string>>
const errors = {
  required: { es: 'Este dato es obligatorio', ca: 'Aquesta dada és obligatòria' },
  phoneRequired: { es: 'El teléfono es obligatorio', ca: 'El telèfon és obligatori' },
  urlInvalid: { es: 'Escribe la dirección entera, con https://', ca: 'Escriu l’adreça sencera, amb https://' },
  hoursInvalid: {
    es: 'Escribe tramos como 10:00–14:00, 16:00–20:00, en orden',
    ca: 'Escriu franges com 10:00–14:00, 16:00–20:00, en ordre',
  },
  locationInvalid: {
    es: 'Escribe dos números con punto, como 41.3733, 2.1577',
    ca: 'Escriu dos nombres amb punt, com 41.3733, 2.1577',
  },
  postalCodeInvalid: { es: 'Escribe las cinco cifras del código postal', ca: 'Escriu les cinc xifres del codi postal' },
  taxNumberInvalid: {
    es: 'Este NIF no es correcto: revisa las cifras y el carácter de control',
    ca: 'Aquest NIF no és correcte: revisa les xifres i el caràcter de control',
  },
  numberInvalid: { es: 'Escribe un número entero', ca: 'Escriu un nombre enter' },
  yearInvalid: { es: 'Escribe un año como 2010, no futuro', ca: 'Escriu un any com 2010, que no sigui futur' },
  noticeInvalid: { es: 'Escribe un número entero de 2 a 336 horas', ca: 'Escriu un nombre enter de 2 a 336 hores' },
  networkInvalid: {
    es: 'Escribe direcciones como 203.0.113.7 o rangos como 203.0.113.0/24, uno por línea; como mucho /20, o /40 en IPv6',
    ca: 'Escriu adreces com 203.0.113.7 o intervals com 203.0.113.0/24, un per línia; com a màxim /20, o /40 en IPv6',
  },
  pictureGone: {
    es: 'Esta imagen ya no existe: súbela otra vez',
    ca: 'Aquesta imatge ja no existeix: torna-la a pujar',
  },
  pictureTooSmall: {
    es: 'La imagen debe medir 1200 × 630 píxeles o más',
    ca: 'La imatge ha de fer 1200 × 630 píxels o més',
  },
  iconUnfit: {
    es: 'El icono debe ser cuadrado y medir 512 píxeles o más por lado',
    ca: 'La icona ha de ser quadrada i fer 512 píxels o més per costat',
  },
  conflict: {
    es: 'Otra persona ha guardado los datos del club mientras los editabas.',
    ca: 'Una altra persona ha desat les dades del club mentre les editaves.',
  },
  unknown: { es: 'Esta versión ya no existe.', ca: 'Aquesta versió ja no existeix.' },
  notSaved: { es: 'Error al guardar los datos del club', ca: 'Error en desar les dades del club' },
} satisfies Record<ClubError, PanelTexts<string>>

export const clubFieldTexts = panelTexts({ fields, errors })

export type ClubFieldTexts = (typeof clubFieldTexts)['es']
