import { identityEs } from './identity.es.ts'
import { emailLink, postalAddress, type LegalDocument, type LegalFacts } from './legal-document.ts'
import { legalVersions } from '#app/legal-versions.ts'

/** GDPR 12 to 14, LOPDGDD 11, LSSI 22.2. The periods are those of the retention job. */
export function privacyEs(facts: LegalFacts): LegalDocument {
  const { club, baseUrl } = facts
  const email = emailLink(club)
  return {
    version: legalVersions.privacy,
    title: 'Política de privacidad',
    sections: [
      {
        id: 'resumen',
        heading: 'En breve',
        blocks: [
          {
            kind: 'list',
            items: [
              [`El ${club.formalName} responde de tus datos. Para cualquier duda, escribe a `, email, '.'],
              'Pedimos solo lo que hace falta para contestarte, guardarte una plaza o llevar tu membresía. Aquí no hay publicidad ni analítica, y tus datos no se venden.',
              'Lo que nos cuentas sobre tus alergias o tu dieta lo guardamos solo con tu consentimiento explícito, y puedes retirarlo cuando quieras.',
              'Tus datos los ve el equipo del club. Por encargo nuestro los tratan también quien aloja la web y quien entrega el correo. Nadie más, salvo que una ley nos obligue.',
              'No los enviamos fuera del Espacio Económico Europeo.',
              [
                'Puedes ver, corregir, borrar o llevarte tus datos, y oponerte a que los usemos: en «',
                { text: 'Tus derechos', href: '/privacidad#derechos' },
                '» verás cómo. También puedes reclamar ante la Agencia Española de Protección de Datos.',
              ],
            ],
          },
        ],
      },
      {
        id: 'responsable',
        heading: 'Quién responde de tus datos',
        blocks: [
          {
            kind: 'paragraph',
            text: 'El responsable del tratamiento es el club que hay detrás de esta web (en este texto, «el club»):',
          },
          identityEs(facts),
          {
            kind: 'paragraph',
            text: [
              'El club no tiene delegado de protección de datos, porque por su tamaño y por los datos que trata la ley no se lo exige. Para cualquier asunto de privacidad, escribe a ',
              email,
              ' y te contestará una persona.',
            ],
          },
          {
            kind: 'paragraph',
            text: `Esta política vale para la web ${baseUrl} y para los correos que envía. Sigue el Reglamento (UE) 2016/679, general de protección de datos (RGPD), y la Ley Orgánica 3/2018, de 5 de diciembre, de Protección de Datos Personales y garantía de los derechos digitales (LOPDGDD).`,
          },
        ],
      },
      {
        id: 'finalidades',
        heading: 'Para qué usamos tus datos',
        blocks: [
          {
            kind: 'table',
            caption: 'Finalidades, datos y base jurídica',
            columns: ['Para qué', 'Qué datos', 'Con qué base jurídica'],
            rows: [
              [
                'Gestionar tu inscripción a un evento: guardarte la plaza, confirmarla, recordártela, avisarte de cambios, darte las gracias si has venido, tramitar cancelaciones y reembolsos',
                'Nombre, correo electrónico, teléfono, si dices ser socio o has entrado como socio, y notas; si vienes sin reserva, tu nombre y si en la puerta se te leyó qué guardamos; si te corresponde un reembolso, el importe y cuándo se hizo',
                'El contrato que haces con el club al inscribirte (art. 6.1.b del RGPD)',
              ],
              [
                'Llevar la lista de espera de un evento completo: ofrecerte las plazas que se liberan',
                'Nombre, correo electrónico, teléfono y cuántos sois; se borran si sales de la lista',
                'Las gestiones previas al contrato que nos pides (art. 6.1.b)',
              ],
              [
                'Contar en la web cómo fue una cena, si quieres opinar: la media de las notas y, si el club lo publica, tu comentario',
                'Las notas, el comentario y, solo si lo permites, tu nombre de pila; si se borran tus datos, las notas quedan sin persona',
                'Tu consentimiento (art. 6.1.a)',
              ],
              [
                'Estudiar tu solicitud de membresía y responderte',
                'Nombre, correo electrónico, teléfono y motivo',
                'Las gestiones previas al contrato que nos pides (art. 6.1.b)',
              ],
              [
                'Llevar tu membresía: alta, cuota, ventajas y baja',
                'Los de tu ficha de socio: contacto, dirección, fecha de nacimiento, forma de pago, facturación, número, tipo, estado y, si entras en «Mis cenas», cuándo',
                'El contrato de membresía (art. 6.1.b) y, para los documentos contables y fiscales, una obligación legal (art. 6.1.c)',
              ],
              [
                'Adaptar la comida a tus alergias, intolerancias o dieta',
                'Restricciones alimentarias',
                'Tu consentimiento explícito (arts. 6.1.a y 9.2.a)',
              ],
              [
                'Avisar a alguien de tu confianza si te ocurre algo en un evento',
                'Nombre y teléfono de tu contacto de emergencia',
                'El interés legítimo en atenderte bien si lo necesitas (art. 6.1.f)',
              ],
              [
                'Contestar a tus mensajes',
                'Nombre, correo electrónico, teléfono, mensaje e idioma',
                'Tu petición, si preguntas por un evento o por la membresía (art. 6.1.b); en los demás casos, el interés legítimo en contestar a quien nos escribe (art. 6.1.f)',
              ],
              [
                'Abrirte una cuenta y mantenerla segura',
                'Correo electrónico, nombre, huella de la contraseña y, de cada sesión, fecha y navegador; de quien trabaja en el panel, qué avisos quiere recibir',
                'El acuerdo por el que abres la cuenta (art. 6.1.b) y el interés legítimo en protegerla (art. 6.1.f)',
              ],
              [
                'Saber cómo nos conoce la gente',
                'Lo que respondes cuando preguntamos cómo nos conociste',
                'El interés legítimo en dar a conocer el club (art. 6.1.f)',
              ],
              [
                'Proteger la web de abusos y averías',
                'Dirección IP, fecha, página pedida y errores; con cada inscripción a un evento, una huella de la red desde la que llega, para que nadie se quede con todas las plazas; qué hizo cada persona del equipo en el panel',
                'El interés legítimo en la seguridad (art. 6.1.f)',
              ],
              [
                'Demostrar que cumplimos la ley',
                'Qué versión de este texto confirmaste haber leído, qué consentiste y cuándo',
                'Una obligación legal (art. 6.1.c, en relación con los arts. 5.2 y 7.1)',
              ],
              [
                'Publicar fotografías de los eventos en las que se te reconozca',
                'Tu imagen',
                'Tu consentimiento (art. 6.1.a)',
              ],
            ],
          },
          {
            kind: 'paragraph',
            text: [
              'Cuando la base es el interés legítimo, puedes oponerte; cuando es el consentimiento, puedes retirarlo. Verás cómo en «',
              { text: 'Tus derechos', href: '/privacidad#derechos' },
              '».',
            ],
          },
        ],
      },
      {
        id: 'formularios',
        heading: 'Qué pide cada formulario',
        blocks: [
          {
            kind: 'table',
            caption: 'Datos de cada formulario',
            columns: ['Formulario', 'Necesario', 'Opcional'],
            rows: [
              [
                'Inscripción a un evento',
                'Nombre y correo electrónico',
                'Teléfono, cómo nos conociste, si eres socio, plato que eliges, restricciones alimentarias y notas',
              ],
              ['Solicitud de membresía', 'Nombre y correo electrónico', 'Teléfono y motivo'],
              [
                'Datos de socio, cuando se aprueba la solicitud',
                'Nombre, correo electrónico y forma de pago',
                'Teléfono, dirección, fecha de nacimiento, IBAN (si pagas por transferencia), titular de la tarjeta (si pagas con tarjeta), dirección de facturación, contacto de emergencia, restricciones alimentarias y notas',
              ],
              ['Contacto', 'Nombre, correo electrónico y mensaje', 'Teléfono'],
              ['Cuenta', 'Correo electrónico y contraseña', 'Nombre'],
            ],
          },
          {
            kind: 'paragraph',
            text: 'Sin los datos necesarios no podemos atenderte. Los opcionales puedes dejarlos en blanco.',
          },
          {
            kind: 'paragraph',
            text: 'Con cada envío guardamos la fecha, el idioma en que nos escribes y la versión de esta política que confirmas haber leído. En los campos libres (motivo, notas, mensaje) no escribas datos de salud ni otros que no hagan falta.',
          },
          {
            kind: 'paragraph',
            text: 'Los datos nos los das tú, en la web o en persona. Si nos das los de alguien más (la persona a quien inscribes, tu contacto de emergencia), díselo antes y enséñale esta página.',
          },
        ],
      },
      {
        id: 'alimentacion',
        heading: 'Alergias, intolerancias y dietas',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Lo que marcas o escribes sobre tus alergias y tu dieta puede revelar datos de salud (también un embarazo) o convicciones religiosas, que la ley protege especialmente (art. 9 del RGPD). Por eso solo lo guardamos si das tu consentimiento explícito en una casilla aparte, que nunca viene marcada y que solo hace falta si nos cuentas algo.',
          },
          {
            kind: 'list',
            items: [
              'Escribe solo lo que la cocina debe saber. No indiques el motivo médico.',
              'Lo usamos para que la cocina te prepare el menú, y para nada más. Al restaurante que cocina le enviamos una hoja sin tu nombre: cuántos cubiertos hay, qué no puede comer cada uno y en qué mesa (por ejemplo, «mesa 4: 1 sin gluten»); de lo que se escribe en palabras tapamos los nombres de los invitados. La ve por un enlace que deja de funcionar a los 30 días del evento, y nosotros borramos entonces las hojas enviadas. En la lista de la sala, el equipo del club ve cuál es la tuya para servirte bien, y cada vez que se abre queda anotado. En la puerta, los teléfonos de quien recibe llevan la lista (nombre, mesa y lo que no puedes comer) cifrada, con una clave que caduca sola doce horas después del comienzo como muy tarde: desde entonces el navegador del teléfono ya no puede leerla, aunque nadie vuelva a abrir la página, y la elimina cuando se abre; quien ayuda sin ser del equipo la abre con un pase con su nombre que caduca entonces.',
              'Cada comensal puede escribir su dieta con su propio enlace: quien ha reservado ve que la ha escrito, no lo que dice. Quien reserva solo puede dar la dieta de otra persona adulta con su permiso, y guardamos que nos la dio así.',
              'El consentimiento es libre y separado de la inscripción y de la membresía: sin él también puedes venir, pero no sabremos qué adaptar.',
              [
                'Puedes retirarlo cuando quieras escribiendo a ',
                email,
                '. Borramos el dato y conservas tu plaza o tu membresía. La retirada no afecta a lo que se hizo antes con tu permiso.',
              ],
            ],
          },
        ],
      },
      {
        id: 'iban',
        heading: 'Tu IBAN y la cuota',
        blocks: [
          {
            kind: 'list',
            items: [
              'Solo lo pedimos a quien elige pagar la cuota por transferencia.',
              'Se guarda cifrado. El equipo ve los cuatro últimos dígitos; si alguien necesita verlo entero, queda anotado quién y cuándo.',
              'Lo usamos únicamente para la cuota: reconocer tu transferencia o devolverte un importe.',
              'Este dato no autoriza cargos. Por sí solo no es una orden de domiciliación: para cobrarte recibos haría falta un mandato SEPA, que firmarías aparte.',
              'Nunca te pediremos el número, la caducidad ni el código de tu tarjeta. Si pagas con tarjeta, aquí solo guardamos el nombre del titular.',
            ],
          },
        ],
      },
      {
        id: 'conservacion',
        heading: 'Cuánto tiempo los guardamos',
        blocks: [
          {
            kind: 'table',
            caption: 'Plazos de conservación',
            columns: ['Datos', 'Plazo máximo'],
            rows: [
              ['Restricciones alimentarias de una inscripción', '30 días después del evento'],
              ['Inscripción a un evento', '12 meses después del evento'],
              ['Comentario sobre una cena, con su nombre de pila si lo permite', '12 meses después del evento'],
              ['Puesto en una lista de espera, si no llega a tener plaza', '30 días después del evento'],
              [
                'Entrada y cobro en la puerta de un evento (quién los marcó, cuándo y en qué teléfono) y pases de puerta',
                '30 días después del evento',
              ],
              ['Origen de una inscripción', '7 días'],
              ['Mensaje de contacto', '12 meses desde que llega'],
              [
                'Solicitud de membresía pendiente, rechazada o de baja',
                '12 meses desde que llega, se rechaza o se da de baja',
              ],
              ['Solicitud aprobada cuyos datos de socio no se completan', '6 meses desde que se aprueba'],
              ['Ficha de socio', 'Mientras seas socio y 12 meses después de la baja'],
              [
                'Restricciones alimentarias de un socio',
                'Hasta que retires el consentimiento y, en todo caso, 12 meses después de la baja',
              ],
              [
                'Registros de pago de un socio',
                '6 años después de la baja, bloqueados (art. 30 del Código de Comercio)',
              ],
              ['Cuenta', 'Hasta que pidas cerrarla'],
              [
                'Enlaces de un solo uso (confirmar la cuenta, cambiar la contraseña, invitaciones, entrar en «Mis cenas»)',
                '7 días como máximo',
              ],
              [
                'Sesión abierta',
                'Hasta que la cierres, pasen 7 días sin que entres (14 en «Mis cenas») o 30 días desde que empezó',
              ],
              ['Registro de los correos que te enviamos (a quién, de qué tipo y cuándo, sin el texto)', '3 meses'],
              ['Fotografías en las que se te reconoce', 'Hasta que retires el consentimiento'],
              ['Prueba de lo que confirmaste o consentiste', 'El mismo que los datos a los que acompaña'],
              ['Registros técnicos y de seguridad', '12 meses'],
              [
                'Registro de seguridad (entradas, intentos fallidos y abusos, con una huella de la dirección y de la cuenta; la dirección IP, si hace falta para bloquear un ataque)',
                '30 días',
              ],
              [
                'Registro de lo que hace el equipo en el panel (quién, qué y cuándo, sin el contenido de tus datos)',
                '3 años',
              ],
              ['Copias de seguridad', '35 días'],
            ],
          },
          {
            kind: 'paragraph',
            text: 'Pasado el plazo, los datos se borran solos, cada noche; de una inscripción antigua queda solo que hubo una plaza ocupada, sin nada de quien la ocupó. Lo borrado puede seguir en las copias de seguridad hasta que caducan; esas copias solo se usan para recuperar la web tras una avería.',
          },
          {
            kind: 'paragraph',
            text: '«Bloqueados» (art. 32 de la LOPDGDD) quiere decir apartados y cerrados: no se usan, y solo se entregan a los jueces, a la fiscalía o a la administración que los reclame por ley. Las facturas y los recibos que el club emita fuera de esta web se guardan el tiempo que mandan las leyes mercantiles y fiscales.',
          },
        ],
      },
      {
        id: 'destinatarios',
        heading: 'Quién más los trata',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Dos proveedores trabajan por encargo del club, con un contrato que los obliga a seguir nuestras instrucciones y a guardar el secreto (art. 28 del RGPD):',
          },
          {
            kind: 'list',
            items: [
              'El proveedor de alojamiento, en cuyos servidores están la web, la base de datos y sus copias.',
              'El proveedor de correo, que entrega los mensajes que envía la web.',
            ],
          },
          { kind: 'paragraph', text: ['Si quieres saber quiénes son, pregúntanos en ', email, '.'] },
          {
            kind: 'paragraph',
            text: 'No vendemos ni cedemos tus datos. Solo los comunicaremos si una ley nos obliga, por ejemplo a un juzgado o a la administración tributaria. Al restaurante o al organizador de un evento le decimos cuántas personas vienen y qué no pueden comer, no quiénes son; si le pagas directamente, él responde de los datos que le des al pagar. Los bancos que intervienen en un pago tratan los datos de ese pago por su cuenta.',
          },
          {
            kind: 'paragraph',
            text: 'No transferimos tus datos fuera del Espacio Económico Europeo. Si eso tuviera que cambiar, te lo diríamos aquí antes, con las garantías que pide el RGPD.',
          },
        ],
      },
      {
        id: 'perfiles',
        heading: 'Sin perfiles ni publicidad',
        blocks: [
          {
            kind: 'list',
            items: [
              'No hacemos perfiles ni tomamos decisiones automatizadas sobre ti. Las plazas se dan por orden de llegada; las solicitudes de membresía las lee y las decide una persona.',
              'Te escribimos por lo que has pedido: tu inscripción, tu solicitud, tu membresía, tu cuenta o tu mensaje. No enviamos boletines ni publicidad si no los pides expresamente (art. 21 de la Ley 34/2002, LSSI).',
              'Nuestros correos no llevan nada que nos diga si los abres.',
            ],
          },
        ],
      },
      {
        id: 'cookies',
        heading: 'Cookies y almacenamiento local',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Una cookie es un pequeño archivo que una web guarda en tu navegador. Esta guarda lo siguiente, todo propio y nada de terceros:',
          },
          {
            kind: 'table',
            caption: 'Lo que la web guarda en tu navegador',
            columns: ['Qué', 'Para qué', 'Cuánto dura'],
            rows: [
              [
                'Cookie «__Host-language» («language» en una web sin TLS)',
                'Recordar el idioma que has elegido. Solo existe si lo eliges tú',
                '1 año',
              ],
              [
                'Clave «language» del almacenamiento local',
                'Lo mismo, en el propio navegador. Solo existe si eliges idioma',
                'Hasta que la borres',
              ],
              [
                'Clave «booked» del almacenamiento local',
                'Mostrarte «Tienes plaza» en la página de los eventos en los que te inscribes desde este navegador. Guarda solo el número y la fecha del evento, y cuántos sois',
                'Hasta que pase el evento, canceles con el enlace del correo o pulses «Olvidar en este navegador»',
              ],
              [
                'Cookie de sesión, «__Host-cercle.session_token» («cercle.session_token» en una web sin TLS; «__Secure-cercle.session_token» en sesiones antiguas)',
                'Mantener abierta tu cuenta. Solo existe si inicias sesión',
                'Hasta que cierres la sesión, pasen 7 días sin que entres o 30 días desde que empezó (7 días para el equipo del club)',
              ],
              [
                'Cookies «__Host-cercle.member» y «__Host-cercle.member_hint» («cercle.member» y «cercle.member_hint» en una web sin TLS)',
                'Mantener abierta tu sesión de socio en «Mis cenas» y mostrarte el formulario relleno. La segunda solo dice que la primera existe. Solo existen si entras con el enlace que te enviamos',
                'Hasta que cierres la sesión, dejes de ser socio, pasen 14 días sin que entres o 30 días desde que empezó',
              ],
              [
                'Cookie «__Host-toast» («toast» en una web sin TLS)',
                'Decirte en la página siguiente qué ha pasado con lo que acabas de hacer, por ejemplo iniciar sesión',
                '30 segundos',
              ],
              [
                'Cookie «__Host-cercle.device» («cercle.device» en una web sin TLS), seguida de un código por cada cuenta',
                'Reconocer el navegador en el que ya has entrado en tu cuenta, para que los intentos de otros no te impidan entrar. Solo existe si inicias sesión o eliges contraseña con un enlace de correo',
                '180 días desde la última vez, o hasta que cambies la contraseña',
              ],
              [
                'Cookie «__Host-door-pass» («door-pass» en una web sin TLS)',
                'Abrir la lista de la puerta de un evento a quien ayuda. Solo existe si abres un pase de puerta',
                'Hasta que caduca el pase, doce horas después del comienzo',
              ],
              [
                'Cookie «__Host-door-key» («door-key» en una web sin TLS), seguida del número del evento, y base de datos «door» del navegador',
                'Que la lista de la puerta se vea también sin conexión: la base de datos la guarda cifrada y la cookie es la clave. Solo existen si abres la puerta de un evento',
                'La cookie, hasta cuatro horas después del comienzo o de la última conexión (doce horas después del comienzo como muy tarde), hasta que cierres la sesión o hasta que dejes de poder abrir la lista; la lista, hasta que se abre la página o el panel después; lo marcado sin enviar, que no lleva nombres, 30 días',
              ],
              [
                'Claves «draft:» del almacenamiento de la pestaña (en el panel del equipo, del almacenamiento local)',
                'Que no pierdas lo que escribes en un formulario si se corta la conexión, vuelves atrás, recargas la página o cambias de idioma. Nunca dietas, IBAN ni contraseñas',
                'Hasta que lo envíes o cierres la pestaña, y un día como mucho; en el panel, hasta que se guarde o se descarte (lo que trata de personas, también hasta que se cierre la sesión o entre otra persona), y a los 7 días se borra al abrir el panel',
              ],
            ],
          },
          {
            kind: 'paragraph',
            text: 'No verás un aviso de cookies porque no hace falta: estas son técnicas o guardan una elección tuya, y la ley las exceptúa de pedir permiso (art. 22.2 de la LSSI, como explica la guía de cookies de la AEPD). No hay cookies de analítica, de publicidad ni de redes sociales. Si algún día las hubiera, te pediríamos permiso antes, y decir que no sería tan fácil como decir que sí.',
          },
          {
            kind: 'paragraph',
            text: 'Puedes borrarlas o bloquearlas en tu navegador. Sin la de idioma, cada página se muestra en el idioma de su dirección; sin la de sesión, no podrás entrar en tu cuenta; sin la que reconoce el navegador, si alguien hace muchos intentos con tu email, puede que tengas que esperar o entrar con un enlace por correo.',
          },
        ],
      },
      {
        id: 'terceros',
        heading: 'Mapas y enlaces a otras webs',
        blocks: [
          {
            kind: 'paragraph',
            text: [
              'No se carga nada de terceros sin que lo pidas. Donde hay un mapa ves primero la dirección. Solo si pulsas «Ver mapa», tu navegador lo pide a OpenStreetMap, y entonces la OpenStreetMap Foundation, con sede en el Reino Unido, recibe tu dirección IP y los datos que tu navegador envía a cualquier web; el mapa puede llegarte desde fuera del Espacio Económico Europeo. De esos datos responde la fundación, según ',
              { text: 'su política de privacidad (en inglés)', href: 'https://osmfoundation.org/wiki/Privacy_Policy' },
              '. Los mapas de algunos restaurantes son de Google Maps o de Mapbox: entonces son Google o Mapbox, con sede en los Estados Unidos, quienes reciben esos datos, y responden de ellos según la ',
              { text: 'política de Google', href: 'https://policies.google.com/privacy' },
              ' o la ',
              { text: 'de Mapbox (en inglés)', href: 'https://www.mapbox.com/legal/privacy' },
              '.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Los botones de compartir y los accesos a redes sociales son enlaces corrientes: no envían nada hasta que los pulsas. A partir de ahí vale la política de la web a la que llegas.',
          },
        ],
      },
      {
        id: 'derechos',
        heading: 'Tus derechos',
        blocks: [
          { kind: 'paragraph', text: 'Puedes pedirnos en cualquier momento:' },
          {
            kind: 'list',
            items: [
              'Acceso: saber qué datos tuyos tenemos y recibir una copia.',
              'Rectificación: corregir los que estén mal o incompletos.',
              'Supresión: borrar los que ya no hagan falta o los que usábamos con tu consentimiento.',
              'Oposición: que dejemos de usar, por motivos que tengan que ver con tu situación, los que tratamos por interés legítimo.',
              'Limitación: que los apartemos sin usarlos mientras se resuelve una duda o una reclamación.',
              'Portabilidad: recibir los que nos diste en un formato electrónico de uso común, o que los enviemos a otra entidad si es posible.',
              'Retirada del consentimiento: con la misma facilidad con que lo diste.',
            ],
          },
          {
            kind: 'paragraph',
            text: [
              'Escribe a ',
              email,
              ` o por carta a ${postalAddress(club)}, y dinos qué derecho quieres ejercer. Es gratis. Si tenemos dudas razonables de que seas tú, te pediremos lo imprescindible para comprobarlo.`,
            ],
          },
          {
            kind: 'paragraph',
            text: 'Te contestaremos en un mes como máximo. Si la petición es compleja, el plazo puede alargarse dos meses más; te lo diríamos dentro del primer mes, con el motivo.',
          },
          {
            kind: 'paragraph',
            text: [
              'Si crees que no hemos tratado bien tus datos, puedes reclamar ante la Agencia Española de Protección de Datos (AEPD), calle Jorge Juan, 6, 28001 Madrid, ',
              { text: 'www.aepd.es', href: 'https://www.aepd.es' },
              '. La Autoritat Catalana de Protecció de Dades supervisa el sector público de Cataluña; el club es una entidad privada, y por eso la autoridad competente es la AEPD.',
            ],
          },
        ],
      },
      {
        id: 'menores',
        heading: 'Menores de edad',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Esta web se dirige a personas adultas. En los eventos se sirve vino: para inscribirse, pedir la membresía o abrir una cuenta hay que haber cumplido 18 años. Si pones tu fecha de nacimiento en la ficha de socio, la usamos para comprobarlo.',
          },
          {
            kind: 'paragraph',
            text: [
              'Si descubrimos que tenemos datos que nos envió una persona menor, los borramos. Si eres su madre, su padre o quien ejerce la tutela, avísanos en ',
              email,
              '.',
            ],
          },
        ],
      },
      {
        id: 'seguridad',
        heading: 'Cómo los protegemos',
        blocks: [
          {
            kind: 'list',
            items: [
              'La conexión con la web va cifrada, y el IBAN se guarda cifrado.',
              'De tu contraseña solo guardamos una huella que no permite recuperarla.',
              'Cada persona del equipo entra con su cuenta y ve solo lo que necesita; quien edita contenidos no ve datos personales.',
              'De lo que el equipo hace con los datos queda constancia.',
              'Hacemos copias de seguridad y las dejamos caducar.',
            ],
          },
          {
            kind: 'paragraph',
            text: 'Si una brecha de seguridad pusiera en riesgo tus derechos, la notificaríamos a la AEPD en 72 horas como máximo y, si el riesgo fuera alto, también a ti, sin demora.',
          },
        ],
      },
      {
        id: 'cambios',
        heading: 'Cambios en este texto',
        blocks: [
          {
            kind: 'paragraph',
            text: 'La fecha del principio es la versión de este texto, y es la que anotamos cuando confirmas que lo has leído o das un consentimiento. Lo que ya nos diste se rige por la versión que confirmaste: no usaremos tus datos para nada nuevo sin pedírtelo antes.',
          },
          {
            kind: 'paragraph',
            text: 'Publicamos esta política en castellano y en catalán; las dos versiones dicen lo mismo.',
          },
        ],
      },
    ],
  }
}
