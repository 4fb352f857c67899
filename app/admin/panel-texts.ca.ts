import { pairTexts } from '#app/i18n/panel-texts.ts'
import { de } from '#app/i18n/elision.ts'
import { es } from './panel-texts.es.ts'

const stillHere = 'El que has escrit encara és aquí'

export const adminTexts = pairTexts(es, {
  frame: {
    title: 'Panell d’administració',
    pageTitle: (title) => `${title} · Panell d’administració`,
    skip: 'Ves al contingut',
    needsScript: 'El panell necessita JavaScript: activa’l al navegador per treballar aquí.',
    toasts: 'Avisos',
    close: 'Tanca',
    openMenu: 'Obre el menú',
    menu: 'Menú',
    closeMenu: 'Tanca el menú',
    backToSite: 'Torna al web',
    logo: (club) => `${club}: torna al web`,
    panel: 'Panell',
    pending: (requests) => (requests === 1 ? 'pendent' : 'pendents'),
    account: 'El teu compte',
    sessions: 'Les teves sessions',
    notices: 'Els teus avisos',
    signOut: 'Tanca la sessió',
    language: 'Llengua del panell',
  },
  signOut: {
    title: 'Hi ha dades de persones sense desar',
    text: 'En tancar la sessió s’esborra d’aquest navegador el que has escrit i no has desat sobre socis, convidats i usuaris, perquè no ho trobi qui el faci servir després. El que és del club, com els esdeveniments i les publicacions, es queda.',
    stay: 'Continua al panell',
    leave: 'Esborra-ho i tanca la sessió',
  },
  plots: {
    seats: 'Places per esdeveniment',
    seatsLabel: 'Places ocupades i lliures dels últims esdeveniments i dels pròxims. La taula té les mateixes xifres.',
    past: 'passats',
    coming: 'pròxims',
    free: 'lliures',
    date: 'Data',
    event: 'Esdeveniment',
    seatsTaken: 'Places',
    takenOf: (taken, capacity) => `${taken} ${de(capacity)}`,
    joining: 'Sol·licituds i altes',
    joiningLabel: 'Sol·licituds i altes dels últims dotze mesos. La taula té les mateixes xifres.',
    requests: 'sol·licituds',
    members: 'altes',
    month: 'Mes',
    stored: 'El que ja s’ha esborrat pel seu termini no compta.',
    table: 'Taula',
  },
  errors: {
    reference: (id) => `Referència: ${id}`,
    dashboard: 'Torna a l’inici',
    again: 'Torna-ho a provar',
    password: {
      title: 'Confirma la contrasenya',
      text: 'Encara no s’ha fet res. Confirma-la, torna enrere i repeteix-ho.',
      confirm: 'Confirma',
    },
    forbidden: {
      title: 'Accés denegat',
      text: 'No tens permisos d’administrador',
      notSaved: `El teu rol no permet desar això. ${stillHere}: copia-ho o demana a un administrador que ho desi.`,
    },
    roleLost: {
      title: 'Accés denegat',
      notSaved: `Un administrador ha canviat el teu rol i ja no tens accés al panell. No s’ha desat res. ${stillHere}: copia-ho o demana que et tornin l’accés.`,
    },
    notFound: {
      title: 'No s’ha trobat',
      text: 'Aquest registre ja no existeix, o l’adreça no és correcta.',
      notSaved: `Aquest registre ja no existeix. ${stillHere}.`,
    },
    tooMany: {
      title: 'Massa peticions seguides',
      text: 'Espera uns segons i torna-ho a provar.',
      notRead: `${stillHere}. Espera uns segons i torna-ho a provar.`,
      notSaved: `No s’ha desat res. ${stillHere}: torna-ho a provar d’aquí a un moment.`,
    },
    unavailable: {
      title: 'La base de dades no respon',
      text: 'Estem tornant a encendre els fogons. No s’ha desat res a mitges: torna-ho a provar d’aquí a un moment.',
      notSaved: `No s’ha desat res. ${stillHere}: torna-ho a provar d’aquí a un moment.`,
    },
    noConnection: {
      title: 'No hi ha connexió amb el servidor',
      text: 'Aquesta pàgina no ha arribat. Torna-ho a provar quan hi hagi connexió.',
      notRead: `${stillHere}. Torna-ho a provar quan hi hagi connexió.`,
      notSaved: `No sabem si s’ha desat. ${stillHere}: torna-ho a provar quan hi hagi connexió.`,
    },
    failed: {
      title: 'Alguna cosa ha fallat',
      text: 'No hem pogut preparar aquesta pàgina. Torna-ho a provar d’aquí a un moment.',
      notSaved: `No s’ha pogut desar. ${stillHere}: torna-ho a provar d’aquí a un moment.`,
    },
  },
  dashboard: {
    title: 'Inici',
    demoFailed: 'Error en eliminar les dades de demostració',
    demoRemoved: 'S’ha eliminat el contingut de demostració',
    copies: {
      plain:
        'Les còpies de seguretat es desen sense xifrar: qui porta el servidor les pot xifrar amb BACKUP_PUBLIC_KEY (docs/backup.md).',
      'key-beside-data':
        'La clau de xifratge és a la mateixa carpeta que les dades: qui porta el servidor la pot passar a un altre lloc amb ENCRYPTION_KEY_FILE (docs/deploy.md).',
    },
    latestRequests: 'Sol·licituds recents',
    noRequests: 'No hi ha sol·licituds',
    seeAll: 'Mostra-les totes',
    heads: { name: 'Nom', email: 'Correu', date: 'Data', status: 'Estat' },
    upcoming: 'Pròxims 7 dies',
    noUpcoming: 'No hi ha cap esdeveniment els pròxims set dies.',
    full: 'complet',
    seats: (taken, all) => `${taken} ${de(all)}`,
    counters: {
      pending: 'Sol·licituds pendents',
      baja: 'Baixes',
      activeSocios: 'Socis actius',
      restaurants: 'Restaurants',
      events: 'Esdeveniments',
      posts: 'Publicacions',
    },
  },
  queue: {
    title: 'Per atendre',
    empty: 'Res: tot està al dia.',
    total: (things, more) => `${things}${more ? '+' : ''} ${things === 1 ? 'cosa' : 'coses'}`,
    today: 'Avui',
    week: 'Aquesta setmana',
    later: 'Quan puguis',
    handFree: (seats, title) =>
      `${seats === 1 ? '1 plaça lliure' : `${seats} places lliures`} i gent en espera: «${title}»`,
    handWhy: {
      manual: 'Les places s’ofereixen a mà, i a la llista d’espera hi ha qui hi cap.',
      late: 'Ja no hi ha temps per a una oferta: truca i asseu qui hi càpiga.',
      large: 'De la llista no hi cap ningú sencer: afegeix cadires o pregunta si són menys.',
    },
    handCall: (name, seats) => `Truca a ${name}: li guardem ${seats === 1 ? '1 plaça' : `${seats} places`}`,
    handCallText: (title) => `«${title}». No li arriba cap correu: accepta per aquesta persona o retira l’oferta.`,
    lateSeats: (name, seats, left) =>
      left > 0
        ? `${name} deixa ${seats === 1 ? '1 plaça' : `${seats} places`} ${de(seats + left)} fora de termini`
        : `${name} cancel·la fora de termini: ${seats === 1 ? '1 plaça' : `${seats} places`}`,
    lateSeatsText: (title) => `«${title}». Envia el full a la cuina perquè ho sàpiga.`,
    lateSeatsPaid: (amount) => `Segons els termes, els ${amount} pagats no es tornen.`,
    lateSeatsUnpaid: 'No consta cap pagament.',
    comments: (count, title) =>
      `${count === 1 ? '1 comentari per llegir' : `${count} comentaris per llegir`}: «${title}»`,
    commentsText: (count) =>
      count === 1 ? 'No surt al web fins que algú el mostri.' : 'No surten al web fins que algú els mostri.',
    sheet: (title) => `La cuina de «${title}» no sap l’última novetat`,
    sheetText: (changes, version) =>
      changes === 1
        ? `Ha canviat un cobert des de la versió ${version} del full.`
        : `Han canviat ${changes} coberts des de la versió ${version} del full.`,
    failedMails: (count) => (count === '1' ? 'Un correu no ha arribat' : `${count} correus no han arribat`),
    failedMailsText: 'Mira què ha passat i torna-ho a enviar, o truca.',
    review: 'Revisa',
    request: (name) => `Sol·licitud: ${name}`,
    requestText: 'S’ha de respondre en pocs dies.',
    open: 'Obre',
    incomplete: (name) => `Aprovada sense completar: ${name}`,
    incompleteText: 'Té l’enllaç i no ha completat les seves dades.',
    message: (name) => `Missatge ${de(name)}`,
    messageText: 'Per llegir.',
    read: 'Llegeix',
    refund: (name, amount) => `Reemborsament pendent: ${name} · ${amount}`,
    refundSettled: (name) => `Reemborsament fet: ${name}`,
    settlingFailed: 'Error en marcar el reemborsament',
    settle: 'Marca’l com a fet',
    undo: 'Desfés',
    others: (count, more) => `I ${count}${more ? '+' : ''} més`,
    seeAll: 'Mostra-les totes',
    seeAllMessages: 'Mostra’ls tots',
    todayAge: 'avui',
    days: (days) => (days === 1 ? 'fa 1 dia' : `fa ${days} dies`),
    months: (months) => `fa ${months} mesos`,
    years: (years) => `fa ${years} anys`,
  },
})

export type AdminTexts = (typeof adminTexts)['es']
