import { al, de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const importTexts = panelTexts({
  titles: {
    members: { es: 'Importar socios', ca: 'Importar socis' },
    restaurants: { es: 'Importar restaurantes', ca: 'Importar restaurants' },
  },
  back: {
    members: { es: 'Todos los socios', ca: 'Tots els socis' },
    restaurants: { es: 'Todos los restaurantes', ca: 'Tots els restaurants' },
  },
  lead: {
    es: 'Sube una hoja de cálculo con una fila por cada uno. Primero verás qué pasará con cada fila; nada se guarda hasta que lo confirmes, y durante 24 horas puedes deshacerlo.',
    ca: 'Puja un full de càlcul amb una fila per a cadascun. Primer veuràs què passarà amb cada fila; no es desa res fins que no ho confirmis, i durant 24 hores ho pots desfer.',
  },
  file: { es: 'Archivo', ca: 'Fitxer' },
  fileLabel: { es: 'Archivo CSV o XLSX', ca: 'Fitxer CSV o XLSX' },
  fileHint: {
    es: 'Hasta 10 MB y 50.000 filas. La primera fila lleva los títulos de las columnas. De un XLSX se lee la primera hoja.',
    ca: 'Fins a 10 MB i 50.000 files. La primera fila porta els títols de les columnes. D’un XLSX es llegeix el primer full.',
  },
  upload: { es: 'Subir y comprobar', ca: 'Puja i comprova' },
  uploading: { es: 'Subiendo…', ca: 'S’està pujant…' },
  known: { es: 'Qué se puede importar', ca: 'Què es pot importar' },
  knownText: {
    members: {
      es: 'De cada socio hacen falta el nombre y el email. Sin número se le da el siguiente; sin estado queda activo; sin fecha de alta cuenta desde hoy. La dieta no se importa: necesita el consentimiento de cada persona. No se envía ningún correo.',
      ca: 'De cada soci calen el nom i el correu. Sense número se li dona el següent; sense estat queda actiu; sense data d’alta compta des d’avui. La dieta no s’importa: necessita el consentiment de cada persona. No s’envia cap correu.',
    },
    restaurants: {
      es: 'De cada restaurante hacen falta el nombre y la dirección. Aparecen en la web en cuanto se importan.',
      ca: 'De cada restaurant calen el nom i l’adreça. Surten al web tan bon punt s’importen.',
    },
  },
  recent: { es: 'Importaciones recientes', ca: 'Importacions recents' },
  recentOf: {
    es: (when: string, rows: string) => `${when}, ${rows}`,
    ca: (when: string, rows: string) => `${when}, ${rows}`,
  },
  rows: {
    es: (rows: number) => (rows === 1 ? '1 fila' : `${rows} filas`),
    ca: (rows: number) => (rows === 1 ? '1 fila' : `${rows} files`),
  },
  otherFile: { es: 'Otro archivo', ca: 'Un altre fitxer' },
  states: {
    checking: { es: 'Comprobando', ca: 'S’està comprovant' },
    checked: { es: 'Comprobado, sin importar', ca: 'Comprovat, sense importar' },
    importing: { es: 'Importando', ca: 'S’està important' },
    done: { es: 'Importado', ca: 'Importat' },
    undoing: { es: 'Deshaciendo', ca: 'S’està desfent' },
    undone: { es: 'Deshecho', ca: 'Desfet' },
    failed: { es: 'No se ha podido terminar', ca: 'No s’ha pogut acabar' },
  },
  progress: {
    es: (done: string, rows: string) => `${done} de ${rows}`,
    ca: (done: string, rows: string) => `${done} ${de(rows)}`,
  },
  progressText: {
    es: 'Puedes cerrar esta página: el servidor sigue solo.',
    ca: 'Pots tancar aquesta pàgina: el servidor continua sol.',
  },
  reload: { es: 'Ver cómo va', ca: 'Mira com va' },
  failed: {
    es: 'Ha ocurrido un error y no se ha importado nada. Comprueba el archivo otra vez.',
    ca: 'Hi ha hagut un error i no s’ha importat res. Comprova el fitxer una altra vegada.',
  },
  preview: { es: 'Qué pasará', ca: 'Què passarà' },
  counts: {
    new: { es: 'Se importarán', ca: 'S’importaran' },
    already: { es: 'Ya están', ca: 'Ja hi són' },
    refused: { es: 'Se rechazan', ca: 'Es rebutgen' },
  },
  results: {
    new: { es: 'Importados', ca: 'Importats' },
    already: { es: 'Ya estaban', ca: 'Ja hi eren' },
    refused: { es: 'Rechazados', ca: 'Rebutjats' },
  },
  previewText: {
    members: {
      es: 'Los que ya están no se tocan, ni se envía ningún correo.',
      ca: 'Els que ja hi són no es toquen, ni s’envia cap correu.',
    },
    restaurants: { es: 'Los que ya están no se tocan.', ca: 'Els que ja hi són no es toquen.' },
  },
  start: {
    members: {
      es: (count: number, formatted: string) => (count === 1 ? 'Importar 1 socio' : `Importar ${formatted} socios`),
      ca: (count: number, formatted: string) => (count === 1 ? 'Importa 1 soci' : `Importa ${formatted} socis`),
    },
    restaurants: {
      es: (count: number, formatted: string) =>
        count === 1 ? 'Importar 1 restaurante' : `Importar ${formatted} restaurantes`,
      ca: (count: number, formatted: string) =>
        count === 1 ? 'Importa 1 restaurant' : `Importa ${formatted} restaurants`,
    },
  },
  exportRefused: { es: 'Descargar las rechazadas', ca: 'Baixa les rebutjades' },
  discard: { es: 'Descartar el archivo', ca: 'Descarta el fitxer' },
  columns: { es: 'Columnas del archivo', ca: 'Columnes del fitxer' },
  columnsText: {
    es: (required: string) => `Di qué es cada columna. Obligatorio: ${required}.`,
    ca: (required: string) => `Digues què és cada columna. Obligatori: ${required}.`,
  },
  columnOf: { es: (position: number) => `Columna ${position}`, ca: (position: number) => `Columna ${position}` },
  example: { es: (value: string) => `Por ejemplo: ${value}`, ca: (value: string) => `Per exemple: ${value}` },
  notImported: { es: 'No importar', ca: 'No importar' },
  sharesEmail: {
    es: 'Permitir varias personas con el mismo email',
    ca: 'Permet diverses persones amb el mateix correu',
  },
  sharesEmailHint: {
    es: 'Para parejas o familias que comparten un buzón. Dos filas con el mismo nombre y email siguen siendo la misma persona.',
    ca: 'Per a parelles o famílies que comparteixen una bústia. Dues files amb el mateix nom i correu continuen sent la mateixa persona.',
  },
  checkAgain: { es: 'Comprobar otra vez', ca: 'Comprova-ho una altra vegada' },
  firstRows: { es: 'Primeras filas', ca: 'Primeres files' },
  refusedRows: { es: 'Primeras filas que no se importan', ca: 'Primeres files que no s’importen' },
  heads: {
    line: { es: 'Fila', ca: 'Fila' },
    name: { es: 'Nombre', ca: 'Nom' },
    email: { es: 'Email', ca: 'Correu' },
    address: { es: 'Dirección', ca: 'Adreça' },
    outcome: { es: 'Qué pasa', ca: 'Què passa' },
  },
  outcomes: { new: { es: 'Nuevo', ca: 'Nou' }, made: { es: 'Importado', ca: 'Importat' } },
  undo: { es: 'Deshacer la importación', ca: 'Desfer la importació' },
  undoText: {
    es: (until: string) =>
      `Elimina lo que se ha importado, salvo lo que alguien haya cambiado o usado desde entonces. Se puede hacer hasta el ${until}.`,
    ca: (until: string) =>
      `Elimina el que s’ha importat, tret del que algú hagi canviat o fet servir des d’aleshores. Es pot fer fins ${al(until)}.`,
  },
  undoNow: { es: 'Deshacer ahora', ca: 'Desfés-la ara' },
  removed: { es: 'Eliminados', ca: 'Eliminats' },
  kept: { es: 'Se quedan', ca: 'Es queden' },
  keptReasons: {
    members: {
      changed: { es: 'alguien lo ha cambiado', ca: 'algú l’ha canviat' },
      used: { es: 'ha entrado en la web o ha reservado', ca: 'ha entrat al web o ha reservat' },
    },
    restaurants: {
      changed: { es: 'alguien lo ha cambiado', ca: 'algú l’ha canviat' },
      used: { es: 'un evento lo nombra', ca: 'un esdeveniment l’anomena' },
    },
  },
  notRead: { es: 'No se ha podido leer el archivo', ca: 'No s’ha pogut llegir el fitxer' },
  notDone: { es: 'No se ha podido hacer', ca: 'No s’ha pogut fer' },
  refusals: {
    'not-a-table': { es: 'Elige un archivo CSV o XLSX con una tabla', ca: 'Tria un fitxer CSV o XLSX amb una taula' },
    'no-rows': { es: 'no hay ninguna fila debajo de los títulos', ca: 'no hi ha cap fila sota els títols' },
    'too-many-rows': {
      es: 'tiene más de 50.000 filas o de 80 columnas; pártelo en dos',
      ca: 'té més de 50.000 files o de 80 columnes; parteix-lo en dos',
    },
    'file-too-large': { es: 'ocupa más de 10 MB; pártelo en dos', ca: 'ocupa més de 10 MB; parteix-lo en dos' },
    'columns-wrong': {
      es: 'falta una columna obligatoria, o dos columnas son lo mismo',
      ca: 'falta una columna obligatòria, o dues columnes són el mateix',
    },
    unknown: {
      es: 'el archivo ya no está: se guarda un día. Súbelo otra vez',
      ca: 'el fitxer ja no hi és: es guarda un dia. Puja’l una altra vegada',
    },
    conflict: {
      es: 'esta importación ha seguido adelante; recarga la página',
      ca: 'aquesta importació ha anat endavant; torna a carregar la pàgina',
    },
    over: { es: 'han pasado más de 24 horas', ca: 'han passat més de 24 hores' },
  },
  csv: { file: { es: 'filas-rechazadas.csv', ca: 'files-rebutjades.csv' }, reason: { es: 'Motivo', ca: 'Motiu' } },
  errors: {
    already: { es: 'Ya está en la lista', ca: 'Ja és a la llista' },
    repeated: {
      es: 'Repetido: otra fila anterior de este archivo es lo mismo',
      ca: 'Repetit: una fila anterior d’aquest fitxer és el mateix',
    },
    numberInvalid: { es: 'Debe ser como C-00012, hasta 99999', ca: 'Ha de ser com C-00012, fins a 99999' },
    numberTaken: { es: 'Otro socio ya tiene este número', ca: 'Un altre soci ja té aquest número' },
    numberRepeated: { es: 'Otra fila anterior tiene este número', ca: 'Una fila anterior té aquest número' },
    emailTaken: {
      es: 'Ya hay un socio o una solicitud con este email y otro nombre',
      ca: 'Ja hi ha un soci o una sol·licitud amb aquest correu i un altre nom',
    },
    emailRepeated: {
      es: 'Otra fila anterior tiene este email con otro nombre',
      ca: 'Una fila anterior té aquest correu amb un altre nom',
    },
    tooManyCells: {
      es: 'La fila tiene más celdas que títulos: quizá falten unas comillas',
      ca: 'La fila té més cel·les que títols: potser hi falten unes cometes',
    },
    fileMissing: { es: 'Elige un archivo', ca: 'Tria un fitxer' },
  },
  fields: {
    full_name: { es: 'Nombre', ca: 'Nom' },
    surnames: { es: 'Apellidos', ca: 'Cognoms' },
    email: { es: 'Email', ca: 'Correu' },
    membership_number: { es: 'Número de socio', ca: 'Número de soci' },
    joined: { es: 'Fecha de alta', ca: 'Data d’alta' },
    status: { es: 'Estado', ca: 'Estat' },
    phone: { es: 'Teléfono', ca: 'Telèfon' },
    address: { es: 'Dirección', ca: 'Adreça' },
    birth_date: { es: 'Fecha de nacimiento', ca: 'Data de naixement' },
    membership_type: { es: 'Tipo de socio', ca: 'Tipus de soci' },
    payment_method: { es: 'Método de pago', ca: 'Forma de pagament' },
    iban: { es: 'IBAN', ca: 'IBAN' },
    card_holder_name: { es: 'Titular de la tarjeta', ca: 'Titular de la targeta' },
    billing_address: { es: 'Dirección de facturación', ca: 'Adreça de facturació' },
    emergency_contact_name: { es: 'Contacto de emergencia', ca: 'Contacte d’emergència' },
    emergency_contact_phone: { es: 'Teléfono de emergencia', ca: 'Telèfon d’emergència' },
    language: { es: 'Idioma', ca: 'Llengua' },
    notes: { es: 'Notas', ca: 'Notes' },
    nombre: { es: 'Nombre', ca: 'Nom' },
    direccion: { es: 'Dirección', ca: 'Adreça' },
    telefono: { es: 'Teléfono', ca: 'Telèfon' },
    web: { es: 'Web', ca: 'Web' },
    precio_medio: { es: 'Precio medio', ca: 'Preu mitjà' },
    price_range: { es: 'Franja de precios', ca: 'Franja de preus' },
    estrellas_michelin: { es: 'Estrellas Michelin', ca: 'Estrelles Michelin' },
    especialidad: { es: 'Especialidad', ca: 'Especialitat en castellà' },
    especialidad_ca: { es: 'Especialidad en catalán', ca: 'Especialitat' },
    description: { es: 'Descripción', ca: 'Descripció en castellà' },
    description_ca: { es: 'Descripción en catalán', ca: 'Descripció' },
    historia: { es: 'Historia', ca: 'Història en castellà' },
    historia_ca: { es: 'Historia en catalán', ca: 'Història' },
    horarios: { es: 'Horarios', ca: 'Horaris en castellà' },
    horarios_ca: { es: 'Horarios en catalán', ca: 'Horaris' },
    chef_name: { es: 'Chef', ca: 'Xef' },
    chef_bio: { es: 'Biografía del chef', ca: 'Biografia del xef en castellà' },
    chef_bio_ca: { es: 'Biografía del chef en catalán', ca: 'Biografia del xef' },
    reserva_url: { es: 'Web de reservas', ca: 'Web de reserves' },
    reserva_telefono: { es: 'Teléfono de reservas', ca: 'Telèfon de reserves' },
    reserva_email: { es: 'Email de reservas', ca: 'Correu de reserves' },
  },
})

export type ImportTexts = (typeof importTexts)['es']
