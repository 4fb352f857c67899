import { de } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const userTexts = panelTexts({
  users: {
    title: { es: 'Gestión de Usuarios', ca: 'Gestió d’usuaris' },
    invite: { es: 'Invitar', ca: 'Convida' },
    search: { es: 'Buscar usuarios por email o nombre', ca: 'Cerca usuaris per correu o nom' },
    searchExample: { es: 'Buscar usuarios…', ca: 'Cerca usuaris…' },
    role: { es: 'Rol', ca: 'Rol' },
    allRoles: { es: 'Todos', ca: 'Tots' },
    label: { es: 'Usuarios', ca: 'Usuaris' },
    noun: { es: ['usuario', 'usuarios'], ca: ['usuari', 'usuaris'] },
    notLoaded: { es: 'Error al cargar los usuarios', ca: 'Error en carregar els usuaris' },
    noneFound: { es: 'Ningún usuario coincide con la búsqueda', ca: 'Cap usuari no coincideix amb la cerca' },
    none: { es: 'No hay usuarios administradores', ca: 'No hi ha usuaris administradors' },
    heads: {
      email: { es: 'Email', ca: 'Correu' },
      role: { es: 'Rol', ca: 'Rol' },
      created: { es: 'Fecha de creación', ca: 'Data de creació' },
    },
    editRole: { es: (email: string) => `Editar rol de ${email}`, ca: (email: string) => `Edita el rol ${de(email)}` },
    sessions: { es: (email: string) => `Sesiones de ${email}`, ca: (email: string) => `Sessions ${de(email)}` },
    secondFactor: {
      es: (email: string) => `Segundo factor de ${email}`,
      ca: (email: string) => `Segon factor ${de(email)}`,
    },
    changePassword: {
      es: (email: string) => `Cambiar contraseña de ${email}`,
      ca: (email: string) => `Canvia la contrasenya ${de(email)}`,
    },
  },
  invitations: {
    title: { es: 'Invitaciones sin aceptar', ca: 'Invitacions sense acceptar' },
    heads: {
      email: { es: 'Email', ca: 'Correu' },
      role: { es: 'Rol', ca: 'Rol' },
      until: { es: 'Caduca', ca: 'Caduca' },
      state: { es: 'Estado', ca: 'Estat' },
    },
    expired: { es: 'Caducada', ca: 'Caducada' },
    waiting: { es: 'Pendiente', ca: 'Pendent' },
  },
  dormant: {
    title: { es: 'Cuentas del equipo sin uso', ca: 'Comptes de l’equip sense ús' },
    lead: {
      es: 'Nadie ha entrado con ellas en 90 días. Si ya no hacen falta, quítales el rol.',
      ca: 'Ningú no hi ha entrat en 90 dies. Si ja no calen, treu-los el rol.',
    },
    heads: {
      email: { es: 'Email', ca: 'Correu' },
      role: { es: 'Rol', ca: 'Rol' },
      last: { es: 'Última entrada', ca: 'Última entrada' },
    },
    never: { es: 'Nunca, o hace más de tres años', ca: 'Mai, o fa més de tres anys' },
  },
  /** The specified texts for a database that lacks what the list of users needs. */
  configuration: {
    title: { es: 'Error de configuración', ca: 'Error de configuració' },
    column: {
      es: (name: string) => `La columna '${name}' no existe en la tabla 'usuarios'`,
      ca: (name: string) => `La columna «${name}» no existeix a la taula «usuarios»`,
    },
    table: { es: "No se puede acceder a la tabla 'usuarios'.", ca: 'No es pot accedir a la taula «usuarios».' },
  },
  csv: {
    file: { es: 'usuarios.csv', ca: 'usuaris.csv' },
    heads: {
      es: ['Email', 'Nombre', 'Rol', 'Email verificado', 'Fecha de creación'],
      ca: ['Correu', 'Nom', 'Rol', 'Correu verificat', 'Data de creació'],
    },
  },
})

export type UserTexts = (typeof userTexts)['es']
