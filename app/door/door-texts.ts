import { al, de, el } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const doorTexts = panelTexts({
  title: { es: 'Puerta', ca: 'Porta' },
  pageTitle: { es: (event: string) => `Puerta · ${event}`, ca: (event: string) => `Porta · ${event}` },
  of: { es: (seats: number) => `de ${seats}`, ca: (seats: number) => de(seats) },
  count: {
    es: (come: number, seats: number) => `${come === 1 ? 'Ha' : 'Han'} entrado ${come} de ${seats}`,
    ca: (come: number, seats: number) => `${come === 1 ? 'Ha' : 'Han'} entrat ${come} ${de(seats)}`,
  },
  net: {
    now: { es: 'al día', ca: 'al dia' },
    seconds: {
      es: (seconds: number) => `al día, hace ${seconds} s`,
      ca: (seconds: number) => `al dia, fa ${seconds} s`,
    },
    sending: { es: (waiting: number) => `${waiting} por enviar`, ca: (waiting: number) => `${waiting} per enviar` },
    busy: {
      es: (waiting: number) => `demasiadas consultas, se reanuda en unos minutos, ${waiting} por enviar`,
      ca: (waiting: number) => `massa consultes, es reprèn d’aquí a uns minuts, ${waiting} per enviar`,
    },
    offline: { es: 'sin conexión', ca: 'sense connexió' },
    offlineWaiting: {
      es: (waiting: number) => `sin conexión, ${waiting} por enviar`,
      ca: (waiting: number) => `sense connexió, ${waiting} per enviar`,
    },
  },
  wholeTable: { es: 'Toda la reserva', ca: 'Tota la reserva' },
  wholeTableOf: {
    es: (name: string) => `Toda la reserva de ${name}`,
    ca: (name: string) => `Tota la reserva ${de(name)}`,
  },
  partyOf: { es: (name: string) => `Reserva de ${name}`, ca: (name: string) => `Reserva ${de(name)}` },
  haveCome: { es: (count: number) => `${count} han entrado`, ca: (count: number) => `${count} han entrat` },
  haveNotCome: { es: (count: number) => `${count} no han entrado`, ca: (count: number) => `${count} no han entrat` },
  payment: {
    due: { es: (euros: string) => `Por cobrar: ${euros}`, ca: (euros: string) => `Per cobrar: ${euros}` },
    collect: { es: (euros: string) => `Cobrar ${euros}`, ca: (euros: string) => `Cobra ${euros}` },
    collectOf: {
      es: (euros: string, name: string) => `Cobrar ${euros} a ${name}`,
      ca: (euros: string, name: string) => `Cobra ${euros} a ${name}`,
    },
    collected: {
      es: (euros: string, way: string) => `Cobrado: ${euros}, ${way}`,
      ca: (euros: string, way: string) => `Cobrat: ${euros}, ${way}`,
    },
    paid: { es: 'Pagado', ca: 'Pagat' },
    invited: { es: 'Invitado', ca: 'Convidat' },
    undo: { es: 'Deshacer', ca: 'Desfés' },
    undoOf: {
      es: (name: string) => `Deshacer el cobro de ${name}`,
      ca: (name: string) => `Desfés el cobrament ${de(name)}`,
    },
    title: { es: (name: string) => `Cobrar a ${name}`, ca: (name: string) => `Cobra a ${name}` },
    amount: { es: 'Importe en euros', ca: 'Import en euros' },
    wrongAmount: { es: 'Escribe un importe, por ejemplo 48,50.', ca: 'Escriu un import, per exemple 48,50.' },
    way: { es: 'Cómo ha pagado', ca: 'Com ha pagat' },
    ways: {
      cash: { es: 'efectivo', ca: 'efectiu' },
      card: { es: 'tarjeta', ca: 'targeta' },
      bizum: { es: 'Bizum', ca: 'Bizum' },
      transfer: { es: 'transferencia', ca: 'transferència' },
    },
    done: { es: 'Cobrado', ca: 'Cobrat' },
    close: { es: 'Cerrar', ca: 'Tanca' },
  },
  search: { es: 'Busca un nombre', ca: 'Cerca un nom' },
  searchExample: { es: 'Busca un nombre…', ca: 'Cerca un nom…' },
  filters: {
    label: { es: 'Mostrar', ca: 'Mostra' },
    all: { es: 'Todos', ca: 'Tots' },
    missing: { es: 'Faltan', ca: 'Falten' },
    allergy: { es: 'Alergia', ca: 'Al·lèrgia' },
  },
  guest: { es: (number: number) => `Comensal ${number}`, ca: (number: number) => `Comensal ${number}` },
  nameToFollow: { es: 'nombre por llegar', ca: 'nom per arribar' },
  ofParty: {
    es: (come: number, size: number) => `${come} de ${size}`,
    ca: (come: number, size: number) => `${come} ${de(size)}`,
  },
  table: { es: (table: string) => `Mesa ${table}`, ca: (table: string) => `Taula ${table}` },
  noTable: { es: 'Sin mesa', ca: 'Sense taula' },
  menu: { es: 'Menú:', ca: 'Menú:' },
  allergy: { es: 'Alergia:', ca: 'Al·lèrgia:' },
  dietUnreadable: { es: 'dieta ilegible', ca: 'dieta il·legible' },
  toSend: { es: 'por enviar', ca: 'per enviar' },
  hasCome: { es: (name: string) => `${name} ha entrado`, ca: (name: string) => `${name} ha entrat` },
  hasNotCome: { es: (name: string) => `${name} no ha entrado`, ca: (name: string) => `${name} no ha entrat` },
  undo: { es: 'Deshacer', ca: 'Desfés' },
  nobody: { es: 'Nadie se llama así.', ca: 'Ningú no es diu així.' },
  nobodyHere: { es: 'Aquí no hay nadie: mira en «Todos».', ca: 'Aquí no hi ha ningú: mira a «Tots».' },
  noGuests: { es: 'Aún no hay nadie en la lista.', ca: 'Encara no hi ha ningú a la llista.' },
  scan: { es: 'Escanear', ca: 'Escaneja' },
  walkIn: {
    open: { es: 'Sin reserva', ca: 'Sense reserva' },
    name: { es: 'Nombre y apellidos', ca: 'Nom i cognoms' },
    table: { es: 'Mesa (si se sabe)', ca: 'Taula (si se sap)' },
    reason: { es: 'Por qué, aunque no quede sitio', ca: 'Per què, encara que no quedi lloc' },
    readOut: { es: 'Para leer en voz alta:', ca: 'Per llegir en veu alta:' },
    notice: {
      es: 'Apuntamos tu nombre para darte plaza y saber quién ha venido. Lo guardamos doce meses después del evento y no lo usamos para nada más. Tus derechos están en la política de privacidad de nuestra web.',
      ca: 'Apuntem el teu nom per donar-te plaça i saber qui ha vingut. El guardem dotze mesos després de l’esdeveniment i no el fem servir per a res més. Els teus drets són a la política de privacitat del nostre web.',
    },
    told: { es: 'Se lo he leído', ca: 'L’hi he llegit' },
    add: { es: 'Dar plaza y marcar', ca: 'Dona plaça i marca' },
    adding: { es: 'Guardando…', ca: 'S’està desant…' },
    offline: {
      es: 'Sin conexión no se puede dar una plaza: apunta el nombre y hazlo al volver la red.',
      ca: 'Sense connexió no es pot donar cap plaça: apunta el nom i fes-ho quan torni la xarxa.',
    },
    failed: { es: 'No se ha podido guardar. Inténtalo de nuevo.', ca: 'No s’ha pogut desar. Torna-ho a provar.' },
    wrong: { es: 'Escribe el nombre.', ca: 'Escriu el nom.' },
    refused: {
      full: {
        es: 'No quedan plazas. Un administrador puede añadir una silla con un motivo.',
        ca: 'No queden places. Un administrador pot afegir una cadira amb un motiu.',
      },
      line: {
        es: 'Alguien de la lista de espera cabe en esta plaza. Un administrador puede pasar delante con un motivo.',
        ca: 'Algú de la llista d’espera cap en aquesta plaça. Un administrador pot passar davant amb un motiu.',
      },
      reason: {
        es: 'No quedan plazas libres: escribe el motivo para añadir una silla.',
        ca: 'No queden places lliures: escriu el motiu per afegir una cadira.',
      },
      early: {
        es: 'Las plazas sin reserva se dan desde doce horas antes del comienzo: hasta entonces, en «Reservas».',
        ca: 'Les places sense reserva es donen des de dotze hores abans del començament: fins aleshores, a «Reserves».',
      },
      over: {
        es: 'Ya no se dan plazas: han pasado cuatro horas desde el comienzo.',
        ca: 'Ja no es donen places: han passat quatre hores des del començament.',
      },
      cancelled: { es: 'El evento está cancelado.', ca: 'L’esdeveniment està cancel·lat.' },
      unknown: { es: 'El evento ya no existe.', ca: 'L’esdeveniment ja no existeix.' },
      taken: {
        es: 'Este formulario ya no sirve: vuelve a cargar la página y añade a esta persona otra vez.',
        ca: 'Aquest formulari ja no serveix: torna a carregar la pàgina i afegeix aquesta persona una altra vegada.',
      },
    },
  },
  scanner: {
    title: { es: 'Escanear una entrada', ca: 'Escaneja una entrada' },
    close: { es: 'Cerrar', ca: 'Tanca' },
    hint: { es: 'Pon el código dentro del recuadro.', ca: 'Posa el codi dins del requadre.' },
    noCamera: {
      es: 'No se puede usar la cámara. Busca el nombre en la lista.',
      ca: 'No es pot fer servir la càmera. Cerca el nom a la llista.',
    },
    unknown: { es: 'Esta entrada no es de este evento.', ca: 'Aquesta entrada no és d’aquest esdeveniment.' },
    already: { es: (name: string) => `${name} ya había entrado`, ca: (name: string) => `${name} ja havia entrat` },
  },
  refused: {
    cancelled: {
      es: (name: string) => `${name}: su plaza está cancelada. No se ha marcado.`,
      ca: (name: string) => `${name}: la seva plaça està cancel·lada. No s’ha marcat.`,
    },
    unknown: {
      es: (name: string) => `${name} ya no está en la lista. No se ha marcado.`,
      ca: (name: string) => `${name} ja no és a la llista. No s’ha marcat.`,
    },
    twice: {
      es: (name: string) =>
        `${name} ya había pagado. Lo que has cobrado ahora no cuenta: devuélvelo y deshaz uno de los dos cobros.`,
      ca: (name: string) =>
        `${name} ja havia pagat. El que has cobrat ara no compta: torna-ho i desfés un dels dos cobraments.`,
    },
    changed: {
      es: (name: string) => `${name}: el club ha anotado otro pago después. Tu cambio no cuenta.`,
      ca: (name: string) => `${name}: el club ha anotat un altre pagament després. El teu canvi no compta.`,
    },
  },
  refusedBy: {
    account: {
      'signed-out': {
        es: 'Tu sesión ha terminado. Lo marcado se guarda en este teléfono y se envía cuando entres.',
        ca: 'La teva sessió s’ha acabat. El que has marcat es desa en aquest telèfon i s’envia quan entris.',
      },
      closed: {
        es: 'No puedes ver esta lista sin volver a entrar: se ha borrado de este teléfono. Lo marcado sin enviar se guarda.',
        ca: 'No pots veure aquesta llista sense tornar a entrar: s’ha esborrat d’aquest telèfon. El que has marcat i no s’ha enviat es desa.',
      },
    },
    pass: {
      other: {
        es: 'En este teléfono se ha abierto el pase de otro evento. Lo marcado se guarda: vuelve a abrir el enlace de este para enviarlo.',
        ca: 'En aquest telèfon s’ha obert el passi d’un altre esdeveniment. El que has marcat es desa: torna a obrir l’enllaç d’aquest per enviar-ho.',
      },
      closed: {
        es: 'Este pase ya no abre la puerta: la lista se ha borrado de este teléfono. Lo marcado sin enviar se guarda: pide otro enlace.',
        ca: 'Aquest passi ja no obre la porta: la llista s’ha esborrat d’aquest telèfon. El que has marcat i no s’ha enviat es desa: demana un altre enllaç.',
      },
    },
  },
  enter: { es: 'Entrar', ca: 'Entra' },
  cancelled: {
    es: 'El evento está cancelado: la puerta no se abre.',
    ca: 'L’esdeveniment està cancel·lat: la porta no s’obre.',
  },
  opens: {
    es: (moment: string) =>
      `La puerta se abre el ${moment}, doce horas antes del comienzo. Hasta entonces esta página pide la contraseña, no da plazas sin reserva y ningún pase la abre.`,
    ca: (moment: string) =>
      `La porta s’obre ${el(moment)}, dotze hores abans del començament. Fins aleshores aquesta pàgina demana la contrasenya, no dona places sense reserva i cap passi no l’obre.`,
  },
  closed: {
    es: 'La lista de este evento ya se ha borrado de este teléfono.',
    ca: 'La llista d’aquest esdeveniment ja s’ha esborrat d’aquest telèfon.',
  },
  removed: { es: 'La lista se ha borrado de este teléfono.', ca: 'La llista s’ha esborrat d’aquest telèfon.' },
  openAgain: { es: 'Volver a abrirla', ca: 'Torna-la a obrir' },
  dismiss: { es: 'Entendido', ca: 'Entesos' },
  firstOnline: {
    es: 'Abre esta página una vez con conexión para llevar la lista en el teléfono.',
    ca: 'Obre aquesta pàgina un cop amb connexió per dur la llista al telèfon.',
  },
  more: {
    label: { es: 'Más acciones', ca: 'Més accions' },
    bookings: { es: 'Reservas del evento', ca: 'Reserves de l’esdeveniment' },
    passes: { es: 'Pases de puerta', ca: 'Passis de porta' },
    sheet: { es: 'Hoja de sala (imprimir)', ca: 'Full de sala (imprimir)' },
    leave: { es: 'Borrar la lista de este teléfono', ca: 'Esborra la llista d’aquest telèfon' },
  },
  pass: {
    title: { es: 'Abrir la puerta', ca: 'Obre la porta' },
    lead: {
      es: (name: string, event: string) => `Pase de ${name} para «${event}».`,
      ca: (name: string, event: string) => `Passi ${de(name)} per a «${event}».`,
    },
    until: {
      es: (moment: string) => `Sirve hasta el ${moment}, en este teléfono y solo para este evento.`,
      ca: (moment: string) => `Serveix fins ${al(moment)}, en aquest telèfon i només per a aquest esdeveniment.`,
    },
    care: {
      es: 'Verás nombres, mesas y alergias. Son datos de personas: no hagas capturas ni los pases a nadie.',
      ca: 'Hi veuràs noms, taules i al·lèrgies. Són dades de persones: no en facis captures ni les passis a ningú.',
    },
    open: { es: 'Abrir la lista', ca: 'Obre la llista' },
    early: { es: 'La puerta aún no está abierta', ca: 'La porta encara no és oberta' },
    opens: {
      es: (moment: string) =>
        `Se abre el ${moment}, doce horas antes del comienzo. Guarda este enlace y vuelve a abrirlo entonces.`,
      ca: (moment: string) =>
        `S’obre ${el(moment)}, dotze hores abans del començament. Guarda aquest enllaç i torna’l a obrir aleshores.`,
    },
    unknown: { es: 'Este enlace no abre ninguna puerta', ca: 'Aquest enllaç no obre cap porta' },
    unknownText: {
      es: 'Puede haber caducado o estar retirado. Pide otro a quien organiza el evento.',
      ca: 'Pot haver caducat o estar retirat. Demana’n un altre a qui organitza l’esdeveniment.',
    },
  },
})

export type DoorTexts = (typeof doorTexts)['es']
