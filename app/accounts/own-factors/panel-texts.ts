import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const factorTexts = panelTexts({
  title: { es: 'Segundo factor', ca: 'Segon factor' },
  lead: {
    es: 'Además de la contraseña, pide al entrar un código de tu móvil o una llave de acceso: quien te robe la contraseña no podrá entrar. También sirve en lugar de la contraseña cuando el panel te la vuelve a pedir.',
    ca: 'A més de la contrasenya, demana en entrar un codi del teu mòbil o una clau d’accés: qui et robi la contrasenya no podrà entrar. També serveix en lloc de la contrasenya quan el panell te la torna a demanar.',
  },
  required: {
    es: 'El club exige un segundo factor a quien ve datos de personas: ponlo para seguir.',
    ca: 'El club exigeix un segon factor a qui veu dades de persones: posa’l per continuar.',
  },
  failed: { es: 'No se ha podido guardar', ca: 'No s’ha pogut desar' },
  unknown: {
    es: 'Este segundo factor ya no existe: vuelve a cargar la página.',
    ca: 'Aquest segon factor ja no existeix: torna a carregar la pàgina.',
  },
  full: {
    es: 'Ya tienes diez segundos factores: quita antes uno.',
    ca: 'Ja tens deu segons factors: abans treu-ne un.',
  },
  list: {
    label: { es: 'Tus segundos factores', ca: 'Els teus segons factors' },
    none: { es: 'No hay ningún segundo factor', ca: 'No hi ha cap segon factor' },
    heads: {
      name: { es: 'Nombre', ca: 'Nom' },
      kind: { es: 'Clase', ca: 'Classe' },
      added: { es: 'Añadido', ca: 'Afegit' },
      used: { es: 'Último uso', ca: 'Últim ús' },
    },
    kinds: { totp: { es: 'Aplicación', ca: 'Aplicació' }, passkey: { es: 'Llave de acceso', ca: 'Clau d’accés' } },
    never: { es: 'Nunca', ca: 'Mai' },
    rename: { es: (name: string) => `Cambiar el nombre de ${name}`, ca: (name: string) => `Canvia el nom: ${name}` },
    remove: { es: (name: string) => `Quitar ${name}`, ca: (name: string) => `Treu ${name}` },
  },
  app: {
    title: { es: 'Aplicación de códigos', ca: 'Aplicació de codis' },
    text: {
      es: 'Una aplicación del móvil, como Aegis, 2FAS o Google Authenticator, muestra cada medio minuto un código nuevo.',
      ca: 'Una aplicació del mòbil, com ara Aegis, 2FAS o Google Authenticator, mostra cada mig minut un codi nou.',
    },
    begin: { es: 'Añadir una aplicación', ca: 'Afegeix una aplicació' },
    scan: { es: 'Escanea este código con la aplicación.', ca: 'Escaneja aquest codi amb l’aplicació.' },
    picture: { es: 'Código QR para la aplicación', ca: 'Codi QR per a l’aplicació' },
    type: { es: 'O escribe en ella esta clave:', ca: 'O escriu-hi aquesta clau:' },
    submit: { es: 'Añadir la aplicación', ca: 'Afegeix l’aplicació' },
    busy: { es: 'Comprobando…', ca: 'S’està comprovant…' },
    done: { es: 'Segundo factor añadido', ca: 'S’ha afegit el segon factor' },
  },
  passkey: {
    title: { es: 'Llave de acceso', ca: 'Clau d’accés' },
    text: {
      es: 'La huella, la cara o el PIN de este dispositivo, o una llave USB.',
      ca: 'L’empremta, la cara o el PIN d’aquest dispositiu, o una clau USB.',
    },
    submit: { es: 'Añadir una llave de acceso', ca: 'Afegeix una clau d’accés' },
    busy: { es: 'Añadiendo…', ca: 'S’està afegint…' },
    done: { es: 'Segundo factor añadido', ca: 'S’ha afegit el segon factor' },
    withoutScript: {
      es: 'Para añadir una llave de acceso hace falta JavaScript.',
      ca: 'Per afegir una clau d’accés cal JavaScript.',
    },
  },
  codes: {
    sheet: { es: 'Códigos de recuperación', ca: 'Codis de recuperació' },
    title: { es: 'Tus códigos de recuperación', ca: 'Els teus codis de recuperació' },
    keep: {
      es: 'Guárdalos en un sitio seguro, que no sea el móvil: cada uno sirve una vez para entrar si pierdes lo demás. No los volveremos a mostrar.',
      ca: 'Guarda’ls en un lloc segur, que no sigui el mòbil: cadascun serveix una vegada per entrar si perds la resta. No els tornarem a mostrar.',
    },
    fileHead: {
      es: 'Códigos de recuperación del panel. Cada uno sirve una vez.',
      ca: 'Codis de recuperació del panell. Cadascun serveix una vegada.',
    },
    file: { es: 'codigos-de-recuperacion.txt', ca: 'codis-de-recuperacio.txt' },
    download: { es: 'Descargar los códigos', ca: 'Baixa els codis' },
    left: {
      es: (codes: number) => (codes === 1 ? 'Te queda 1 código sin usar.' : `Te quedan ${codes} códigos sin usar.`),
      ca: (codes: number) =>
        codes === 1 ? 'Et queda 1 codi per fer servir.' : `Et queden ${codes} codis per fer servir.`,
    },
    make: { es: 'Hacer códigos nuevos', ca: 'Fes codis nous' },
    busy: { es: 'Haciendo…', ca: 'S’estan fent…' },
    done: { es: 'Códigos nuevos: los anteriores ya no sirven', ca: 'Codis nous: els anteriors ja no serveixen' },
  },
  renaming: {
    title: { es: 'Cambiar el nombre', ca: 'Canvia el nom' },
    submit: { es: 'Guardar nombre', ca: 'Desa el nom' },
    busy: { es: 'Guardando…', ca: 'S’està desant…' },
    done: { es: 'Nombre guardado', ca: 'S’ha desat el nom' },
  },
  removal: {
    title: { es: (name: string) => `¿Quitar ${name}?`, ca: (name: string) => `Vols treure ${name}?` },
    text: {
      es: 'Se cerrarán tus sesiones en otros dispositivos. Si era el último, entrarás solo con la contraseña.',
      ca: 'Es tancaran les teves sessions en altres dispositius. Si era l’últim, hi entraràs només amb la contrasenya.',
    },
    confirm: { es: 'Quitar segundo factor', ca: 'Treu el segon factor' },
    busy: { es: 'Quitando…', ca: 'S’està traient…' },
    done: { es: 'Segundo factor quitado', ca: 'S’ha tret el segon factor' },
  },
  reset: {
    of: { es: (email: string) => `Segundo factor de ${email}`, ca: (email: string) => `Segon factor ${de(email)}` },
    back: { es: 'Todos los usuarios', ca: 'Tots els usuaris' },
    lead: {
      es: 'Si esta persona ha perdido el móvil y los códigos de recuperación, comprueba que es ella y quítaselos: entrará con la contraseña y podrá poner otro. Se cerrarán sus sesiones y recibirá un aviso por correo.',
      ca: 'Si aquesta persona ha perdut el mòbil i els codis de recuperació, comprova que és ella i treu-los-hi: entrarà amb la contrasenya i en podrà posar un altre. Es tancaran les seves sessions i rebrà un avís per correu.',
    },
    submit: { es: 'Quitar todos', ca: 'Treu-los tots' },
    done: { es: 'Segundos factores quitados', ca: 'S’han tret els segons factors' },
    failed: { es: 'Error al quitar los segundos factores', ca: 'Error en treure els segons factors' },
    unknown: { es: 'Esta cuenta no tiene ninguno.', ca: 'Aquest compte no en té cap.' },
    demoted: { es: 'Ya no eres administrador: vuelve a entrar.', ca: 'Ja no ets administrador: torna a entrar.' },
  },
})

export type FactorTexts = (typeof factorTexts)['es']
