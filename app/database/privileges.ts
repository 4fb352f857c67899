import type { Table } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { read, write } from './privilege-kinds.ts'
import type * as schema from './schema.ts'
import { treasuryPrivileges } from './treasury-privileges.ts'

export const roles = ['public', 'panel', 'jobs'] as const
export type Role = (typeof roles)[number]

type Schema = typeof schema
type Tables = { [Name in keyof Schema as Schema[Name] extends PgTable ? Name : never]: Schema[Name] }
type Columns<T> = T extends Table ? readonly (keyof T['_']['columns'] & string)[] : never

/** `for update` needs the right to update at least one column. */
export type Grant<T = PgTable> = {
  select?: 'all' | { only: Columns<T> } | { except: Columns<T> }
  insert?: boolean | Columns<T>
  update?: 'all' | Columns<T>
  delete?: boolean
}
type Privileges = { readonly [Name in keyof Tables]: { readonly [R in Role]?: Grant<Tables[Name]> } }

/** All grants of the database roles. Most inserts cover whole tables: Drizzle names every column (`insertColumns`). */
export const privileges: Privileges = {
  // Pages behind a mailed link write accounts with the panel's role (`accounts/panel-transaction.server.ts`).
  usuarios: { public: read, panel: write, jobs: { ...read, delete: true, update: ['updatedAt'] } },
  // Visitors' connections start, renew and end sessions; the cookie is bound to the account
  // (`session-cookie.server.ts`).
  authSessions: {
    public: { select: 'all', insert: true, update: ['expiresAt', 'updatedAt'], delete: true },
    panel: write,
    jobs: { select: { except: ['token'] }, delete: true },
  },
  authAccounts: { public: read, panel: write },
  authVerifications: {
    public: { select: 'all', insert: true },
    panel: write,
    jobs: { ...read, delete: true, update: ['updatedAt'] },
  },
  secondFactors: { public: { select: { only: ['userId', 'kind'] } }, panel: write },
  recoveryCodes: { panel: write },
  media: { public: read, panel: write, jobs: { ...read, update: ['createdAt'] } },
  mediaVariants: { public: read, panel: write, jobs: { select: 'all', insert: true, delete: true } },
  organizers: { public: read, panel: write, jobs: read },
  restaurants: { public: read, panel: write, jobs: read },
  events: {
    public: { ...read, update: ['registered', 'held', 'rushAt'] },
    panel: write,
    jobs: { ...read, update: ['registered', 'held'] },
  },
  eventCourses: { public: read, panel: write, jobs: read },
  eventMenuOptions: { public: read, panel: write, jobs: read },
  eventChanges: { panel: { select: 'all', insert: true }, jobs: read },
  eventMessages: { panel: write, jobs: write },
  messageMembers: { panel: { select: 'all', insert: true, delete: true }, jobs: { select: 'all', delete: true } },
  mailTexts: { panel: write, jobs: read },
  deletedEvents: { panel: { select: 'all', insert: true }, jobs: read },
  eventParties: {
    public: {
      select: { except: ['notes', 'staffNote', 'paidBy', 'searchText'] },
      insert: true,
      update: [
        'contactName',
        'nameKey',
        'state',
        'size',
        'hold',
        'heldUntil',
        'queuedAt',
        'offerRound',
        'offeredAt',
        'offerExpiresAt',
        'calendarSequence',
        'cancelledAt',
        'cancelledBy',
        'refundDue',
        'refundDueAt',
        'refundSettledAt',
        'version',
        'updatedAt',
      ],
    },
    panel: write,
    jobs: { select: 'all', update: 'all', delete: true },
  },
  eventRegistrations: {
    public: {
      select: { except: ['dietaryRestrictions', 'notes', 'staffNote', 'searchText'] },
      insert: true,
      update: [
        'fullName',
        'nameKey',
        'dietaryRestrictions',
        'dietConsentVersion',
        'dietConsentAt',
        'dietBy',
        'dietProof',
        'menuOptionId',
        'cancelTokenHash',
        'cancelledAt',
        'cancelledBy',
        'refundDue',
        'version',
        'updatedAt',
      ],
    },
    panel: write,
    jobs: { select: 'all', update: 'all', delete: true },
  },
  eventCheckins: { panel: write, jobs: { select: 'all', delete: true } },
  doorPayments: { panel: write, jobs: { select: 'all', delete: true } },
  doorPasses: { public: { select: 'all' }, panel: write, jobs: { select: 'all', delete: true } },
  eventScores: {
    public: {
      select: 'all',
      insert: true,
      update: [
        'kitchen',
        'wine',
        'place',
        'pace',
        'comment',
        'commentState',
        'showsName',
        'language',
        'privacyVersion',
        'updatedAt',
      ],
    },
    panel: write,
    jobs: { ...read, update: ['comment', 'commentState', 'showsName', 'updatedAt'] },
  },
  // The page behind the kitchen's link reads snapshots with the panel's role.
  kitchenSheets: {
    public: { select: { except: ['snapshot'] }, update: ['confirmedAt'] },
    panel: { select: 'all', insert: true },
    jobs: { select: 'all', delete: true },
  },
  teamNotices: { panel: write, jobs: { ...read, update: ['toldUntil'] } },
  membershipRequests: {
    public: {
      select: {
        except: [
          'reason',
          'leftOn',
          'leavingReason',
          'leavingMessage',
          'version',
          'mergedInto',
          'mergedAt',
          'mergedFields',
          'searchText',
        ],
      },
      insert: true,
      update: ['updatedAt'],
    },
    panel: write,
    jobs: { select: 'all', update: ['status', 'mergedInto', 'updatedAt'], delete: true },
  },
  personNotes: { panel: write, jobs: { select: 'all', update: ['membershipRequestId'], delete: true } },
  socios: {
    public: { select: { only: ['id', 'membershipRequestId', 'membershipNumber'] }, insert: true },
    panel: write,
    jobs: { select: 'all', update: ['updatedAt'], delete: true },
  },
  ...treasuryPrivileges,
  memberSessions: {
    public: { select: 'all', update: ['lastSeenAt'], delete: true },
    panel: write,
    jobs: { select: { except: ['tokenHash'] }, delete: true },
  },
  // The job of an import writes what the form would, with the panel's role.
  imports: { panel: write, jobs: { select: { only: ['id', 'updatedAt'] }, delete: true } },
  importRows: { panel: write },
  importedRecords: { panel: write },
  blogPosts: {
    public: read,
    panel: write,
    jobs: { ...read, update: ['status', 'publishedAt', 'scheduledAt', 'version', 'updatedAt'] },
  },
  contactMessages: {
    public: { insert: true },
    panel: write,
    jobs: { select: 'all', update: ['readAt'], delete: true },
  },
  // Append-only: its rows are the history.
  clubVersions: {
    public: { select: { only: ['version', 'facts'] } },
    panel: { select: 'all', insert: true },
    jobs: { select: { only: ['version', 'facts'] } },
  },
  mails: {
    public: { select: { only: ['id', 'kind', 'ref'] }, insert: true, update: ['kind'] },
    panel: write,
    jobs: write,
  },
  blockedPayments: {
    panel: { select: 'all', insert: true },
    jobs: { select: 'all', insert: true, update: ['createdAt'], delete: true },
  },
  erasures: { panel: { select: 'all', insert: true }, jobs: read },
  retentionRuns: { panel: read, jobs: { select: 'all', insert: true, update: ['removed', 'finishedAt'] } },
  // Append-only; a trigger allows deleting only rows older than three years.
  auditLog: {
    public: { insert: true },
    panel: { select: 'all', insert: true },
    jobs: { select: 'all', insert: true, delete: true },
  },
  // Triggers write it with the owner's rights. Erasing a request deletes its corrections.
  recordChanges: { panel: { select: 'all', delete: true }, jobs: { select: 'all', delete: true } },
  trash: {
    panel: { select: 'all', insert: true, update: ['deletedAt'], delete: true },
    jobs: { select: 'all', update: ['deletedAt'], delete: true },
  },
  rateLimits: { public: write, panel: write, jobs: write },
  securityEvents: { panel: read, jobs: { select: 'all', insert: true, delete: true } },
  securityIncidents: { panel: read, jobs: write },
  incidents: { panel: read, jobs: write },
  cacheInvalidations: { jobs: { select: 'all', delete: true } },
  databaseFacts: {
    public: read,
    panel: { select: 'all', delete: true },
    jobs: { select: 'all', insert: true, update: ['value'] },
  },
  rolePasswords: {},
}

/** Security definer functions, and the roles that may call them. */
export const ownerFunctions: Record<string, readonly Role[]> = {
  'contact_message_is_known(text, text, interval)': ['public'],
  'mail_is_being_sent(uuid[])': ['panel'],
}

/** One privilege of a table, or of some of its columns. */
export type Right = { privilege: 'select' | 'insert' | 'update' | 'delete' | 'usage'; columns?: string[] }

const JOBS = 'id name state output retry_count retry_limit start_after created_on started_on completed_on'.split(' ')
const repeatJobs: Right = { privilege: 'update', columns: ['state', 'retry_limit', 'completed_on'] }

/** Of the queue's tables, `jobs` has all. The panel shows jobs without their data, and repeats failed ones. */
export const queueGrants: { table: string; roles: readonly Role[]; rights: Right[] }[] = [
  {
    table: 'pgboss.job_common',
    roles: ['public', 'panel'],
    rights: [{ privilege: 'insert' }, { privilege: 'select', columns: ['id'] }],
  },
  { table: 'pgboss.job', roles: ['panel'], rights: [{ privilege: 'select', columns: JOBS }, repeatJobs] },
  { table: 'pgboss.queue', roles: ['public', 'panel'], rights: [{ privilege: 'select' }] },
]

export const sequenceGrants: Record<string, readonly Role[]> = { membership_numbers: ['public', 'panel'] }
