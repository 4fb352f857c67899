import { contract, interest } from './legal-basis-texts.ts'
import type { PolicyTexts } from './policy.ts'

/** Of who writes to the club, has an account, or gets its mails. */
export const accountPolicies = {
  message: {
    title: { es: 'Mensaje de contacto', ca: 'Missatge de contacte' },
    contents: { es: 'Nombre, email, teléfono y mensaje', ca: 'Nom, correu, telèfon i missatge' },
    purpose: { es: 'Contestar', ca: 'Respondre' },
    basis: {
      es: 'Petición de la persona o interés legítimo (art. 6.1.b y f)',
      ca: 'Petició de la persona o interès legítim (art. 6.1.b i f)',
    },
    period: { es: '12 meses desde que llega', ca: '12 mesos des que arriba' },
  },
  import: {
    title: {
      es: 'Archivo que la oficina importa (socios o restaurantes)',
      ca: 'Fitxer que l’oficina importa (socis o restaurants)',
    },
    contents: {
      es: 'Las filas del archivo (cifradas), y qué se ha creado con ellas',
      ca: 'Les files del fitxer (xifrades), i què s’ha creat amb elles',
    },
    purpose: {
      es: 'Pasar al registro la lista que el club ya tenía, y poder deshacerlo',
      ca: 'Passar al registre la llista que el club ja tenia, i poder-ho desfer',
    },
    basis: contract,
    period: { es: '1 día después del último paso', ca: '1 dia després de l’últim pas' },
  },
  account: {
    title: { es: 'Cuenta', ca: 'Compte' },
    contents: {
      es: 'Email, nombre y huella de la contraseña; del equipo, segundos factores (clave cifrada o clave pública)',
      ca: 'Correu, nom i empremta de la contrasenya; de l’equip, segons factors (clau xifrada o clau pública)',
    },
    purpose: { es: 'Entrar en la web o en el panel', ca: 'Entrar al web o al panell' },
    basis: contract,
    period: { es: 'Hasta que pidas cerrarla', ca: 'Fins que demanis de tancar-lo' },
  },
  link: {
    title: {
      es: 'Enlaces de un solo uso (confirmar la cuenta, cambiar la contraseña, invitaciones, entrar en «Mis cenas», entrar con segundo factor)',
      ca: 'Enllaços d’un sol ús (confirmar el compte, canviar la contrasenya, invitacions, entrar a «Els meus sopars», entrar amb segon factor)',
    },
    contents: {
      es: 'Lo que hará el enlace; del enlace, solo su huella',
      ca: 'El que farà l’enllaç; de l’enllaç, només l’empremta',
    },
    purpose: { es: 'Saber que quien pulsa es quien pidió', ca: 'Saber que qui el prem és qui l’ha demanat' },
    basis: contract,
    visibleNote: { es: 'Nadie en el panel', ca: 'Ningú al panell' },
    period: { es: '7 días como máximo', ca: '7 dies com a màxim' },
  },
  session: {
    title: { es: 'Sesión abierta', ca: 'Sessió oberta' },
    contents: {
      es: 'Cuenta o socio, cuándo empezó y cuándo se usó por última vez; de una cuenta, navegador y sistema',
      ca: 'Compte o soci, quan va començar i quan es va fer servir per última vegada; d’un compte, navegador i sistema',
    },
    purpose: { es: 'Mantener abierta la cuenta o «Mis cenas»', ca: 'Mantenir obert el compte o «Els meus sopars»' },
    basis: contract,
    period: {
      es: 'Hasta que la cierres, pasen 7 días sin que entres (14 en «Mis cenas») o 30 días desde que empezó',
      ca: 'Fins que la tanquis, passin 7 dies sense que hi entris (14 a «Els meus sopars») o 30 dies des que va començar',
    },
  },
  mail: {
    title: {
      es: 'Registro de los correos que te enviamos (a quién, de qué tipo, cuándo y si llegan, sin el texto)',
      ca: 'Registre dels correus que t’enviem (a qui, de quina mena, quan i si arriben, sense el text)',
    },
    contents: {
      es: 'Email, tipo, fecha, si ha llegado y, si no, el código con el que se devolvió',
      ca: 'Correu, tipus, data, si ha arribat i, si no, el codi amb què es va retornar',
    },
    purpose: {
      es: 'Que ningún correo se pierda y sepamos a quién no le llegan',
      ca: 'Que cap correu no es perdi i sapiguem a qui no li arriben',
    },
    basis: interest,
    period: { es: '3 meses', ca: '3 mesos' },
  },
  photograph: {
    title: { es: 'Fotografías en las que se te reconoce', ca: 'Fotografies en què se’t reconeix' },
    contents: { es: 'La imagen', ca: 'La imatge' },
    purpose: { es: 'Contar los eventos', ca: 'Explicar els esdeveniments' },
    basis: { es: 'Consentimiento (art. 6.1.a)', ca: 'Consentiment (art. 6.1.a)' },
    visibleNote: { es: 'Todo el mundo, si se publica', ca: 'Tothom, si es publica' },
    period: { es: 'Hasta que retires el consentimiento', ca: 'Fins que retiris el consentiment' },
  },
  consent: {
    title: { es: 'Prueba de lo que confirmaste o consentiste', ca: 'Prova del que vas confirmar o consentir' },
    contents: {
      es: 'Versión del texto y fecha, junto a los datos de los que habla',
      ca: 'Versió del text i data, al costat de les dades de què parla',
    },
    visibleNote: { es: 'Quien ve los datos a los que acompaña', ca: 'Qui veu les dades que acompanya' },
    purpose: { es: 'Demostrar que cumplimos', ca: 'Demostrar que complim' },
    basis: {
      es: 'Obligación legal (art. 6.1.c, con los arts. 5.2 y 7.1)',
      ca: 'Obligació legal (art. 6.1.c, amb els art. 5.2 i 7.1)',
    },
    period: { es: 'El mismo que los datos a los que acompaña', ca: 'El mateix que les dades que acompanya' },
  },
} satisfies Record<string, PolicyTexts>
