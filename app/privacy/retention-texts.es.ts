import type { PaymentRecord } from '#app/membership/members/blocked-payments.server.ts'
import { es as policies } from './policy-texts.es.ts'
import type { ConsentSubject } from './record-counts.server.ts'

export const es = {
  title: 'Qué guardamos y por qué',
  findPerson: 'Buscar una persona',
  lead: {
    before: 'Los datos personales que hay en la web, para qué son y cuándo se borran. Es lo que promete la',
    link: 'política de privacidad',
    after: (day: string) => `(versión del ${day}).`,
  },
  lastRun: {
    title: 'El borrado de cada noche',
    never: 'Todavía no se ha hecho ninguno: el primero es la próxima noche.',
    last: 'Último:',
    nothing: 'No había nada que borrar.',
    removed: 'Borrado:',
    unfinished: 'No llegó al final; sigue la próxima vez.',
  },
  stored: {
    title: 'Lo que se guarda',
    heads: {
      what: 'Qué',
      purpose: 'Para qué, y con qué base',
      period: 'Cuánto tiempo',
      visibleTo: 'Quién lo ve',
      now: 'Ahora',
    },
    removedByOperator: 'Lo borra quien aloja la web.',
    ofOwnEvents: (role: string) => `${role} (de sus eventos)`,
  },
  policies,
  consents: {
    title: 'Confirmaciones y consentimientos en uso',
    none: 'Todavía no hay ninguno',
    heads: { what: 'Qué', version: 'Versión del texto', people: 'Personas', first: 'Primera', last: 'Última' },
    subjects: {
      'registration-privacy': 'Política de privacidad, en una inscripción',
      'registration-diet': 'Dieta, en una inscripción',
      'score-privacy': 'Política de privacidad, en una opinión',
      'request-privacy': 'Política de privacidad, en una solicitud',
      'socio-privacy': 'Política de privacidad, en una ficha de socio',
      'socio-diet': 'Dieta, en una ficha de socio',
      'message-privacy': 'Política de privacidad, en un mensaje',
      'account-privacy': 'Política de privacidad, en una cuenta',
    } satisfies Record<ConsentSubject, string>,
  },
  blocked: {
    title: 'Datos de pago bloqueados',
    none: 'No hay datos bloqueados',
    noun: ['ficha bloqueada', 'fichas bloqueadas'] as const,
    heads: { number: 'Número', left: 'Baja', removed: 'Se borra' },
    open: (number: string) => `Abrir los datos de pago de ${number}`,
  },
  dialog: {
    title: (number: string) => `Datos bloqueados de ${number}`,
    warning:
      'Solo se abren si los piden un juez, la fiscalía o la administración, o la propia persona. Queda anotado quién los abre y cuándo.',
    unreadable: 'No se pueden abrir: ya no existen, o están cifrados con otra clave.',
    close: 'Cerrar',
    open: 'Abrir',
    opening: 'Abriendo…',
    fields: {
      fullName: 'Nombre',
      email: 'Email',
      paymentMethod: 'Forma de pago',
      iban: 'IBAN',
      cardHolderName: 'Titular',
      billingAddress: 'Dirección de facturación',
    } satisfies Record<keyof PaymentRecord, string>,
  },
}
