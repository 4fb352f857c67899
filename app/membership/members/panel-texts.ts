import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const socioTexts = panelTexts({
  list: {
    import: { es: 'Importar', ca: 'Importa' },
    messages: { es: 'Mensajes a los socios', ca: 'Missatges als socis' },
    choose: {
      label: { es: (name: string) => `Elegir a ${name}`, ca: (name: string) => `Tria ${name}` },
      write: {
        es: (count: number) => (count === 1 ? 'Escribir a 1 socio' : `Escribir a ${count} socios`),
        ca: (count: number) => (count === 1 ? 'Escriu a 1 soci' : `Escriu a ${count} socis`),
      },
      clear: { es: 'Quitar la selección', ca: 'Treu la selecció' },
    },
    /** «Socios Activos» and «No hay socios» as specified; the list of all opens under the specified title. */
    titles: {
      active: { es: 'Socios Activos', ca: 'Socis actius' },
      inactive: { es: 'Socios Inactivos', ca: 'Socis inactius' },
      suspended: { es: 'Socios Suspendidos', ca: 'Socis suspesos' },
      all: { es: 'Socios Activos', ca: 'Socis actius' },
    },
    label: { es: 'Socios', ca: 'Socis' },
    search: {
      es: 'Buscar socios por nombre, email, número o teléfono',
      ca: 'Cerca socis per nom, correu, número o telèfon',
    },
    searchExample: { es: 'Buscar socios…', ca: 'Cerca socis…' },
    searchAll: { es: 'Buscar entre todos los socios', ca: 'Cerca entre tots els socis' },
    state: { es: 'Estado', ca: 'Estat' },
    states: {
      active: { es: 'Activos', ca: 'Actius' },
      inactive: { es: 'Inactivos', ca: 'Inactius' },
      suspended: { es: 'Suspendidos', ca: 'Suspesos' },
      all: { es: 'Todos', ca: 'Tots' },
    },
    noun: { es: ['socio', 'socios'], ca: ['soci', 'socis'] },
    notLoaded: { es: 'Error al cargar los socios', ca: 'Error en carregar els socis' },
    noneFound: { es: 'Ningún socio coincide con la búsqueda', ca: 'Cap soci no coincideix amb la cerca' },
    none: {
      active: { es: 'No hay socios', ca: 'No hi ha socis' },
      inactive: { es: 'No hay socios inactivos', ca: 'No hi ha socis inactius' },
      suspended: { es: 'No hay socios suspendidos', ca: 'No hi ha socis suspesos' },
      all: { es: 'No hay socios', ca: 'No hi ha socis' },
    },
    heads: {
      number: { es: 'Número', ca: 'Número' },
      name: { es: 'Nombre', ca: 'Nom' },
      email: { es: 'Email', ca: 'Correu' },
      type: { es: 'Tipo', ca: 'Tipus' },
      state: { es: 'Estado', ca: 'Estat' },
      since: { es: 'Fecha Alta', ca: 'Data d’alta' },
    },
    show: { es: (name: string) => `Ver ficha de ${name}`, ca: (name: string) => `Mostra la fitxa ${de(name)}` },
    edit: { es: (name: string) => `Editar a ${name}`, ca: (name: string) => `Edita ${name}` },
    remove: { es: (name: string) => `Eliminar a ${name}`, ca: (name: string) => `Elimina ${name}` },
  },
  dialog: {
    kind: { es: 'Ficha de Socio', ca: 'Fitxa de soci' },
    kindOf: {
      es: (number: string) => `Ficha de Socio · ${number}`,
      ca: (number: string) => `Fitxa de soci · ${number}`,
    },
    loading: { es: 'Cargando la ficha…', ca: 'S’està carregant la fitxa…' },
    notLoaded: { es: 'Error al cargar la ficha', ca: 'Error en carregar la fitxa' },
    unknown: { es: 'Este socio ya no existe.', ca: 'Aquest soci ja no existeix.' },
    reload: {
      es: 'Cierra esta ventana y vuelve a cargar la lista.',
      ca: 'Tanca aquesta finestra i torna a carregar la llista.',
    },
    close: { es: 'Cerrar', ca: 'Tanca' },
    edit: { es: 'Editar', ca: 'Edita' },
    saving: { es: 'Guardando…', ca: 'S’està desant…' },
    suspend: { es: 'Suspender', ca: 'Suspèn' },
    reactivate: { es: 'Reactivar', ca: 'Reactiva' },
    endSessions: { es: 'Cerrar sus sesiones', ca: 'Tanca’n les sessions' },
  },
  facts: {
    personal: { es: 'Información personal', ca: 'Dades personals' },
    payment: { es: 'Información de pago', ca: 'Dades de pagament' },
    emergency: { es: 'Contacto de emergencia', ca: 'Contacte d’emergència' },
    consents: { es: 'Consentimientos', ca: 'Consentiments' },
    additional: { es: 'Información adicional', ca: 'Informació addicional' },
    email: { es: 'Email', ca: 'Correu' },
    phone: { es: 'Teléfono', ca: 'Telèfon' },
    address: { es: 'Dirección', ca: 'Adreça' },
    birthDate: { es: 'Fecha de nacimiento', ca: 'Data de naixement' },
    type: { es: 'Tipo', ca: 'Tipus' },
    method: { es: 'Método', ca: 'Forma de pagament' },
    iban: { es: 'IBAN', ca: 'IBAN' },
    showIban: { es: 'Mostrar', ca: 'Mostra' },
    showIbanLabel: { es: 'Mostrar el IBAN entero', ca: 'Mostra l’IBAN sencer' },
    holder: { es: 'Titular', ca: 'Titular' },
    billingAddress: { es: 'Dirección de facturación', ca: 'Adreça de facturació' },
    emergencyName: { es: 'Nombre', ca: 'Nom' },
    emergencyPhone: { es: 'Teléfono', ca: 'Telèfon' },
    privacy: { es: 'Política de privacidad', ca: 'Política de privacitat' },
    diet: { es: 'Dieta', ca: 'Dieta' },
    restrictions: { es: 'Restricciones alimentarias', ca: 'Restriccions alimentàries' },
    notes: { es: 'Notas', ca: 'Notes' },
    since: { es: 'Fecha Alta', ca: 'Data d’alta' },
    updated: { es: 'Última actualización', ca: 'Última actualització' },
  },
  form: {
    missed: {
      es: ({ missed, dinners }: { missed: number; dinners: number }) =>
        dinners === 1
          ? 'No vino al único evento que tenía reservado.'
          : `No vino a ${missed} de los ${dinners} eventos que tenía reservados.`,
      ca: ({ missed, dinners }: { missed: number; dinners: number }) =>
        dinners === 1
          ? 'No va venir a l’únic esdeveniment que tenia reservat.'
          : `No va venir a ${missed} dels ${dinners} esdeveniments que tenia reservats.`,
    },
    title: { es: (name: string) => `Editar socio: ${name}`, ca: (name: string) => `Edita el soci: ${name}` },
    untitled: { es: 'Socio', ca: 'Soci' },
    back: { es: 'Todos los socios', ca: 'Tots els socis' },
    notLoaded: { es: 'Error al cargar la ficha', ca: 'Error en carregar la fitxa' },
    notFound: {
      es: 'Este registro ya no existe, o la dirección no es correcta.',
      ca: 'Aquest registre ja no existeix, o l’adreça no és correcta.',
    },
    noun: { one: { es: 'esta ficha', ca: 'aquesta fitxa' }, edited: { es: 'la', ca: 'la' } },
    save: { es: 'Guardar cambios', ca: 'Desa els canvis' },
    personal: { es: 'Información personal', ca: 'Dades personals' },
    fullName: { es: 'Nombre completo', ca: 'Nom complet' },
    email: { es: 'Email', ca: 'Correu' },
    phone: { es: 'Teléfono', ca: 'Telèfon' },
    birthDate: { es: 'Fecha de nacimiento', ca: 'Data de naixement' },
    address: { es: 'Dirección', ca: 'Adreça' },
    additional: { es: 'Información adicional', ca: 'Informació addicional' },
    diet: { es: 'Restricciones alimentarias', ca: 'Restriccions alimentàries' },
    dietHint: {
      es: 'Es un dato de salud: solo con su consentimiento.',
      ca: 'És una dada de salut: només amb el seu consentiment.',
    },
    dietConsent: {
      es: 'Consiente que el club guarde este dato para preparar su menú.',
      ca: 'Consent que el club guardi aquesta dada per preparar-li el menú.',
    },
    notes: { es: 'Notas', ca: 'Notes' },
    membership: { es: 'Membresía', ca: 'Condició de soci' },
    type: { es: 'Tipo', ca: 'Tipus' },
    number: { es: (number: string) => `Número ${number}`, ca: (number: string) => `Número ${number}` },
    noNews: { es: 'No quiere las novedades del club por correo.', ca: 'No vol les novetats del club per correu.' },
    payment: { es: 'Información de pago', ca: 'Dades de pagament' },
    method: { es: 'Método', ca: 'Forma de pagament' },
    methodHint: {
      es: 'Lo que solo vale para otro método se borra al guardar.',
      ca: 'El que només val per a una altra forma s’esborra en desar.',
    },
    iban: { es: 'IBAN', ca: 'IBAN' },
    newIban: { es: 'Nuevo IBAN', ca: 'IBAN nou' },
    ibanHint: { es: 'Solo para transferencia.', ca: 'Només per a transferència.' },
    storedIban: {
      es: (masked: string) => `Guardado: ${masked}. Si lo dejas vacío, se conserva.`,
      ca: (masked: string) => `Desat: ${masked}. Si el deixes buit, es conserva.`,
    },
    holder: { es: 'Titular', ca: 'Titular' },
    holderHint: { es: 'Solo para tarjeta.', ca: 'Només per a targeta.' },
    billingAddress: { es: 'Dirección de facturación', ca: 'Adreça de facturació' },
    emergency: { es: 'Contacto de emergencia', ca: 'Contacte d’emergència' },
    emergencyName: { es: 'Nombre', ca: 'Nom' },
    emergencyPhone: { es: 'Teléfono', ca: 'Telèfon' },
    errors: {
      unknown: {
        es: 'Este socio ya no existe: otra persona lo ha eliminado.',
        ca: 'Aquest soci ja no existeix: l’ha eliminat una altra persona.',
      },
      conflict: {
        es:
          'Otra persona ha guardado esta ficha mientras la editabas. Lo que has escrito sigue aquí: ' +
          'abre la lista en otra pestaña, mira qué ha cambiado y vuelve a cargar esta página.',
        ca:
          'Una altra persona ha desat aquesta fitxa mentre l’editaves. El que has escrit encara és aquí: ' +
          'obre la llista en una altra pestanya, mira què ha canviat i torna a carregar aquesta pàgina.',
      },
    },
  },
  deletion: {
    title: { es: (name: string) => `Eliminar a ${name}`, ca: (name: string) => `Elimina ${name}` },
    text: {
      es: (number: string) =>
        `¿Estás seguro? Esta acción no se puede deshacer: se borran los datos de la ficha ${number}. ` +
        'Los de pago quedan bloqueados los años que manda la ley, fuera de las listas.',
      ca: (number: string) =>
        `Segur que ho vols fer? No es pot desfer: s’esborren les dades de la fitxa ${number}. ` +
        'Les de pagament queden bloquejades els anys que mana la llei, fora de les llistes.',
    },
    request: {
      es: 'Su solicitud queda de baja, y después se puede eliminar también. Si solo deja el club, basta con darlo de baja en su ficha.',
      ca: 'La seva sol·licitud queda de baixa, i després també es pot eliminar. Si només deixa el club, n’hi ha prou de donar-lo de baixa a la seva fitxa.',
    },
    confirm: { es: 'Eliminar socio', ca: 'Elimina el soci' },
    busy: { es: 'Eliminando…', ca: 'S’està eliminant…' },
  },
  acts: {
    tryAgain: { es: 'Inténtalo de nuevo dentro de un momento.', ca: 'Torna-ho a provar d’aquí a un moment.' },
    refusals: {
      unknown: { es: 'Este socio ya no existe.', ca: 'Aquest soci ja no existeix.' },
      'at-the-bank': {
        es: 'Hay un cobro suyo en una remesa. Se puede eliminar cuando termine.',
        ca: 'Hi ha un cobrament seu en una remesa. Es pot eliminar quan s’acabi.',
      },
      conflict: {
        es: 'Otra persona lo ha cambiado mientras tanto: la ficha ya está al día.',
        ca: 'Mentrestant ho ha canviat una altra persona: la fitxa ja està al dia.',
      },
      baja: {
        es: 'Está de baja: en su ficha, «Volver a dar de alta».',
        ca: 'Està de baixa: a la seva fitxa, «Torna a donar d’alta».',
      },
    },
    updated: { es: 'Socio actualizado con éxito', ca: 'Soci actualitzat correctament' },
    updateFailed: { es: 'Error al actualizar socio', ca: 'Error en actualitzar el soci' },
    deleted: { es: 'Socio eliminado con éxito', ca: 'Soci eliminat correctament' },
    deleteFailed: { es: 'Error al eliminar socio', ca: 'Error en eliminar el soci' },
    ibanFailed: { es: 'Error al mostrar el IBAN', ca: 'Error en mostrar l’IBAN' },
    sessionsEnded: { es: 'Sesiones cerradas', ca: 'S’han tancat les sessions' },
    sessionsNotEnded: { es: 'Error al cerrar las sesiones', ca: 'Error en tancar les sessions' },
  },
  csv: {
    file: { es: 'socios.csv', ca: 'socis.csv' },
    heads: {
      es: [
        'Número',
        'Nombre',
        'Email',
        'Teléfono',
        'Dirección',
        'Método de pago',
        'Tipo',
        'Estado',
        'Fecha Alta',
        'Última actualización',
      ],
      ca: [
        'Número',
        'Nom',
        'Correu',
        'Telèfon',
        'Adreça',
        'Forma de pagament',
        'Tipus',
        'Estat',
        'Data d’alta',
        'Última actualització',
      ],
    },
  },
})

export type SocioTexts = (typeof socioTexts)['es']
