import { panelTexts } from '#app/i18n/panel-texts.ts'

export const creditorTexts = panelTexts({
  title: { es: 'Acreedor', ca: 'Creditor' },
  lead: {
    es: 'Con estos datos el club cobra las cuotas por el banco. Hasta que estén guardados, la tesorería no aparece en el panel ni en la web.',
    ca: 'Amb aquestes dades el club cobra les quotes pel banc. Fins que no estiguin desades, la tresoreria no surt ni al panell ni al web.',
  },
  noun: { one: { es: 'los datos del acreedor', ca: 'la fitxa del creditor' }, edited: { es: 'los', ca: 'la' } },
  sheets: {
    who: { es: 'Quién cobra', ca: 'Qui cobra' },
    bank: { es: 'Lo que pide el banco', ca: 'El que demana el banc' },
    rules: { es: 'Reglas del club', ca: 'Regles del club' },
  },
  identifier: { es: 'Identificador de acreedor', ca: 'Identificador de creditor' },
  identifierHint: {
    es: 'Se calcula con el NIF y el sufijo. Debe ser el mismo que figura en el contrato con el banco.',
    ca: 'Es calcula amb el NIF i el sufix. Ha de ser el mateix que figura al contracte amb el banc.',
  },
  fields: {
    name: { es: 'Nombre del acreedor', ca: 'Nom del creditor' },
    tax_number: { es: 'NIF', ca: 'NIF' },
    suffix: { es: 'Sufijo', ca: 'Sufix' },
    iban: { es: 'IBAN donde se cobra', ca: 'IBAN on es cobra' },
    cutoff: { es: 'Hora límite del banco', ca: 'Hora límit del banc' },
    lead_days: {
      es: 'Días hábiles entre la presentación y el cobro',
      ca: 'Dies hàbils entre la presentació i el cobrament',
    },
    notice_days: { es: 'Días de aviso al socio', ca: 'Dies d’avís al soci' },
    min: { es: 'Importe mínimo de un recibo, en euros', ca: 'Import mínim d’un rebut, en euros' },
    frst: {
      es: 'Marcar como FRST el primer recibo de cada orden',
      ca: 'Marcar com a FRST el primer rebut de cada ordre',
    },
    e_mandates_ok_on: {
      es: 'El banco acepta órdenes firmadas en pantalla desde',
      ca: 'El banc accepta ordres signades en pantalla des del',
    },
    two_to_seal: { es: 'Una segunda persona sella cada remesa', ca: 'Una segona persona segella cada remesa' },
  },
  hints: {
    name: {
      es: 'Como lo verán los socios en su extracto. Hasta 70 caracteres.',
      ca: 'Com el veuran els socis a l’extracte. Fins a 70 caràcters.',
    },
    suffix: {
      es: 'Tres cifras o letras. Si el banco no ha dado otro, 000.',
      ca: 'Tres xifres o lletres. Si el banc no n’ha donat cap altre, 000.',
    },
    iban: {
      es: (masked: string) => `Guardado: ${masked}. Déjalo vacío para conservarlo.`,
      ca: (masked: string) => `Desat: ${masked}. Deixa’l buit per conservar-lo.`,
    },
    cutoff: {
      es: 'Una remesa presentada más tarde cuenta como del día siguiente.',
      ca: 'Una remesa presentada més tard compta com del dia següent.',
    },
    leadDays: {
      es: 'Suele ser 2. El mínimo de las normas SEPA es 1.',
      ca: 'Acostuma a ser 2. El mínim de les normes SEPA és 1.',
    },
    noticeDays: {
      es: 'Las normas SEPA piden 14 días naturales, salvo que la orden firmada diga menos.',
      ca: 'Les normes SEPA demanen 14 dies naturals, tret que l’ordre signada digui menys.',
    },
    min: {
      es: 'Lo que sume menos se deja para la remesa siguiente. 0 si no hay mínimo.',
      ca: 'El que sumi menys es deixa per a la remesa següent. 0 si no hi ha mínim.',
    },
    frst: {
      es: 'Solo si el banco lo exige. Desde 2016 no es obligatorio.',
      ca: 'Només si el banc ho exigeix. Des del 2016 no és obligatori.',
    },
    eMandates: {
      es: 'Sin fecha, las órdenes se firman solo en papel. Pregunta al banco antes de poner una.',
      ca: 'Sense data, les ordres se signen només en paper. Pregunta-ho al banc abans de posar-ne una.',
    },
    twoToSeal: { es: 'Quien prepara una remesa no puede sellarla.', ca: 'Qui prepara una remesa no la pot segellar.' },
  },
  errors: {
    nameMissing: { es: 'Escribe el nombre', ca: 'Escriu el nom' },
    taxNumberInvalid: {
      es: 'Este NIF no es correcto: revisa las cifras y el carácter de control',
      ca: 'Aquest NIF no és correcte: revisa les xifres i el caràcter de control',
    },
    suffixInvalid: { es: 'Escribe tres cifras o letras', ca: 'Escriu tres xifres o lletres' },
    ibanMissing: { es: 'Escribe el IBAN', ca: 'Escriu l’IBAN' },
    timeInvalid: { es: 'Escribe una hora como 14:00', ca: 'Escriu una hora com 14:00' },
    daysInvalid: { es: 'Escribe un número entero de días', ca: 'Escriu un nombre enter de dies' },
    amountInvalid: { es: 'Escribe un importe como 12 o 12,50', ca: 'Escriu un import com 12 o 12,50' },
    dayInvalid: { es: 'Escribe una fecha que no sea futura', ca: 'Escriu una data que no sigui futura' },
    conflict: { es: 'Alguien ha guardado otros datos mientras tanto', ca: 'Algú ha desat altres dades mentrestant' },
    unknown: {
      es: 'Estos datos ya no existen: vuelve a cargar la página',
      ca: 'Aquestes dades ja no existeixen: torna a carregar la pàgina',
    },
    notSaved: { es: 'No se ha podido guardar', ca: 'No s’ha pogut desar' },
  },
  save: { es: 'Guardar acreedor', ca: 'Desa el creditor' },
  saved: { es: 'Acreedor guardado', ca: 'Creditor desat' },
})

export type CreditorTexts = (typeof creditorTexts)['es']
