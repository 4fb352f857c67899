import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

const orders = {
  es: (count: number) => (count === 1 ? '1 enlace enviado' : `${count} enlaces enviados`),
  ca: (count: number) => (count === 1 ? '1 enllaç enviat' : `${count} enllaços enviats`),
}

export const mandateTexts = panelTexts({
  title: { es: 'Órdenes de domiciliación', ca: 'Ordres de domiciliació' },
  list: {
    label: { es: 'Socios y sus órdenes', ca: 'Socis i les seves ordres' },
    search: { es: 'Buscar socios', ca: 'Cerca socis' },
    searchExample: { es: 'Nombre, email o número', ca: 'Nom, correu o número' },
    state: { es: 'Estado de la orden', ca: 'Estat de l’ordre' },
    states: {
      missing: { es: 'Sin orden en vigor', ca: 'Sense ordre vigent' },
      draft: { es: 'Por firmar', ca: 'Per signar' },
      active: { es: 'En vigor', ca: 'Vigents' },
      hold: { es: 'Detenidas', ca: 'Aturades' },
    },
    none: {
      missing: {
        es: 'Todos los socios activos tienen una orden en vigor',
        ca: 'Tots els socis actius tenen una ordre vigent',
      },
      draft: { es: 'No hay órdenes por firmar', ca: 'No hi ha ordres per signar' },
      active: { es: 'No hay órdenes en vigor', ca: 'No hi ha ordres vigents' },
      hold: { es: 'No hay órdenes detenidas', ca: 'No hi ha ordres aturades' },
    },
    noneFound: { es: 'Ningún socio coincide con la búsqueda', ca: 'Cap soci no coincideix amb la cerca' },
    notLoaded: { es: 'No se han podido cargar las órdenes', ca: 'No s’han pogut carregar les ordres' },
    heads: {
      number: { es: 'Número', ca: 'Número' },
      name: { es: 'Nombre', ca: 'Nom' },
      mandate: { es: 'Orden', ca: 'Ordre' },
      asked: { es: 'Enlace enviado', ca: 'Enllaç enviat' },
    },
    noun: { es: ['socio', 'socios'], ca: ['soci', 'socis'] },
    open: { es: (name: string) => `Orden de ${name}`, ca: (name: string) => `Ordre ${de(name)}` },
  },
  ask: {
    label: { es: 'Enviar enlace', ca: 'Envia l’enllaç' },
    title: {
      es: (count: number) => (count === 1 ? '¿Enviar el enlace a 1 socio?' : `¿Enviar el enlace a ${count} socios?`),
      ca: (count: number) =>
        count === 1 ? 'Vols enviar l’enllaç a 1 soci?' : `Vols enviar l’enllaç a ${count} socis?`,
    },
    text: {
      es: 'Cada uno recibe un correo con un enlace para firmar la orden o imprimirla. No se puede deshacer.',
      ca: 'Cadascun rep un correu amb un enllaç per signar l’ordre o imprimir-la. No es pot desfer.',
    },
    confirm: { es: 'Enviar', ca: 'Envia' },
    busy: { es: 'Enviando…', ca: 'S’està enviant…' },
    done: {
      es: (count: number) => (count === 0 ? 'No se ha enviado ningún enlace' : orders.es(count)),
      ca: (count: number) => (count === 0 ? 'No s’ha enviat cap enllaç' : orders.ca(count)),
    },
  },
  member: {
    back: { es: 'Todas las órdenes', ca: 'Totes les ordres' },
    title: {
      es: (name: string) => `Orden de domiciliación de ${name}`,
      ca: (name: string) => `Ordre de domiciliació ${de(name)}`,
    },
    notFound: { es: 'Este socio no existe', ca: 'Aquest soci no existeix' },
    none: {
      es: 'No tiene ninguna orden. Envíale el enlace, o prepara una hoja para que la firme en papel.',
      ca: 'No té cap ordre. Envia-li l’enllaç, o prepara un full perquè la signi en paper.',
    },
    label: { es: 'Órdenes', ca: 'Ordres' },
    statuses: {
      draft: { es: 'Por firmar', ca: 'Per signar' },
      active: { es: 'En vigor', ca: 'Vigent' },
      hold: { es: 'Detenida', ca: 'Aturada' },
      replaced: { es: 'Sustituida', ca: 'Substituïda' },
      revoked: { es: 'De baja', ca: 'De baixa' },
      expired: { es: 'Caducada', ca: 'Caducada' },
    },
    heads: {
      reference: { es: 'Referencia', ca: 'Referència' },
      holder: { es: 'Titular', ca: 'Titular' },
      account: { es: 'Cuenta', ca: 'Compte' },
      signed: { es: 'Firmada', ca: 'Signada' },
      last: { es: 'Último cargo', ca: 'Últim càrrec' },
    },
    via: {
      screen: { es: 'en pantalla', ca: 'en pantalla' },
      paper: { es: 'en papel', ca: 'en paper' },
      imported: { es: 'importada', ca: 'importada' },
    },
    unwritten: { es: 'Se escribe en la hoja', ca: 'S’escriu al full' },
    showIban: { es: 'Ver entero', ca: 'Mostra’l sencer' },
    showIbanLabel: {
      es: (reference: string) => `Ver entero el IBAN de la orden ${reference}`,
      ca: (reference: string) => `Mostra’l sencer: l’IBAN de l’ordre ${reference}`,
    },
    print: {
      es: (reference: string) => `Imprimir la orden ${reference}`,
      ca: (reference: string) => `Imprimeix l’ordre ${reference}`,
    },
    printShort: { es: 'Imprimir', ca: 'Imprimeix' },
    ask: { es: 'Enviar enlace', ca: 'Envia l’enllaç' },
    draft: { es: 'Preparar una hoja en blanco', ca: 'Prepara un full en blanc' },
    hold: { es: 'Detener los cargos', ca: 'Atura els càrrecs' },
    release: { es: 'Reanudar los cargos', ca: 'Reprèn els càrrecs' },
    revoke: { es: 'Dar de baja', ca: 'Dona de baixa' },
    busy: { es: 'Guardando…', ca: 'S’està desant…' },
  },
  revocation: {
    title: {
      es: (reference: string) => `¿Dar de baja la orden ${reference}?`,
      ca: (reference: string) => `Vols donar de baixa l’ordre ${reference}?`,
    },
    text: {
      es: 'El club ya no podrá cobrar con ella. Para volver a cobrar por el banco hará falta una orden nueva, firmada.',
      ca: 'El club ja no podrà cobrar amb aquesta ordre. Per tornar a cobrar pel banc caldrà una ordre nova, signada.',
    },
    confirm: { es: 'Dar de baja', ca: 'Dona de baixa' },
  },
  paper: {
    title: { es: 'Firmada en papel', ca: 'Signada en paper' },
    text: {
      es: 'Guarda la hoja firmada: el club tiene que poder enseñarla hasta 14 meses después del último cargo.',
      ca: 'Guarda el full signat: el club l’ha de poder ensenyar fins a 14 mesos després de l’últim càrrec.',
    },
    signedOn: { es: 'Firmada el', ca: 'Signada el' },
    iban: { es: 'IBAN de la hoja', ca: 'IBAN del full' },
    ibanHint: {
      es: (masked: string | null) => (masked ? `Si lo dejas vacío, vale el de la hoja impresa: ${masked}.` : ''),
      ca: (masked: string | null) => (masked ? `Si el deixes buit, val el del full imprès: ${masked}.` : ''),
    },
    holder: { es: 'Titular de la hoja', ca: 'Titular del full' },
    holderHint: {
      es: (holder: string | null) => (holder ? `Si lo dejas vacío, vale el de la hoja impresa: ${holder}.` : ''),
      ca: (holder: string | null) => (holder ? `Si el deixes buit, val el del full imprès: ${holder}.` : ''),
    },
    save: { es: 'Anotar la firma', ca: 'Anota la signatura' },
    busy: { es: 'Guardando…', ca: 'S’està desant…' },
    errors: {
      signedOnMissing: { es: 'Escribe el día de la firma', ca: 'Escriu el dia de la signatura' },
      signedOnWrong: {
        es: 'Escribe un día que ya haya pasado, desde 2009',
        ca: 'Escriu un dia que ja hagi passat, des del 2009',
      },
      accountMissing: { es: 'Escribe el IBAN de la hoja', ca: 'Escriu l’IBAN del full' },
      holderMissing: { es: 'Escribe el titular de la hoja', ca: 'Escriu el titular del full' },
    },
  },
  acts: {
    failed: { es: 'No se ha podido guardar', ca: 'No s’ha pogut desar' },
    asked: { es: 'Enlace enviado', ca: 'Enllaç enviat' },
    drafted: { es: 'Hoja preparada: ya se puede imprimir', ca: 'Full preparat: ja es pot imprimir' },
    signed: { es: 'Firma anotada: la orden está en vigor', ca: 'Signatura anotada: l’ordre és vigent' },
    revoked: { es: 'Orden dada de baja', ca: 'Ordre donada de baixa' },
    held: { es: 'Cargos detenidos', ca: 'Càrrecs aturats' },
    released: { es: 'Cargos reanudados', ca: 'Càrrecs represos' },
    ibanFailed: { es: 'No se ha podido mostrar el IBAN', ca: 'No s’ha pogut mostrar l’IBAN' },
    refusals: {
      unknown: { es: 'Ya no existe.', ca: 'Ja no existeix.' },
      conflict: {
        es: 'Ha cambiado mientras la tenías abierta: mírala de nuevo.',
        ca: 'Ha canviat mentre la tenies oberta: torna-la a mirar.',
      },
      'cannot-sign': {
        es: 'No puede firmar: no es un socio activo, o el banco dice que el titular ha fallecido.',
        ca: 'No pot signar: no és un soci actiu, o el banc diu que el titular ha mort.',
      },
      closed: {
        es: 'Faltan los datos del acreedor: complétalos en «Acreedor».',
        ca: 'Falten les dades del creditor: completa-les a «Creditor».',
      },
      missing: {
        es: 'Faltan datos de la hoja: el IBAN y el titular o, si la cuenta es de fuera del EEE, todos.',
        ca: 'Falten dades del full: l’IBAN i el titular o, si el compte és de fora de l’EEE, totes.',
      },
      past: { es: 'El día de la firma aún no ha llegado.', ca: 'El dia de la signatura encara no ha arribat.' },
    },
  },
  printed: {
    back: { es: 'Volver a la orden', ca: 'Torna a l’ordre' },
    title: { es: 'Hoja de la orden', ca: 'Full de l’ordre' },
  },
})

export type MandateTexts = (typeof mandateTexts)['es']
