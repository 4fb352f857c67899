import { read, write } from './privilege-kinds.ts'

const add = { select: 'all', insert: true } as const
/** The panel deletes no entry of the books: what was wrong is ended or reversed. */
const keep = { ...add, update: 'all' } as const
/** Of a mandate and of an account, what an erasure empties. */
const evidence = ['holder', 'iban', 'bic', 'address', 'document'] as const
const own = ['feeCents', 'holdWhy', 'updatedAt'] as const
const words = ['concept', 'conceptCa', 'cancelledWhy'] as const

/** Of `privileges.ts`, which checks them. */
export const treasuryPrivileges = {
  // The completion page names fee and creditor, and signs a mandate.
  treasuryCreditor: { public: { select: { except: ['iban'] } }, panel: keep, jobs: read },
  memberAccounts: {
    public: { select: { only: ['id', 'number', 'socioId'] }, insert: ['id', 'number', 'socioId'] },
    panel: { ...add, update: [...own, 'version'] },
    // The fees of a period open the accounts that they need.
    jobs: { ...add, update: own, delete: true },
  },
  feePlans: { public: read, panel: write, jobs: read },
  // Triggers write the sums, and refuse the update of a payment, except that its note is emptied.
  charges: {
    panel: { ...add, update: ['cancelledAt', 'cancelledBy', ...words] },
    jobs: { ...add, update: words, delete: true },
  },
  mandates: {
    public: {
      select: { only: ['id', 'accountId', 'reference', 'status', 'sha256'] },
      insert: [
        'id',
        'accountId',
        'reference',
        'status',
        'via',
        'signedOn',
        'noticeDays',
        'textVersion',
        'holder',
        'iban',
        'bic',
        'address',
        'ibanLast4',
        'document',
        'sha256',
      ],
    },
    panel: keep,
    jobs: { select: 'all', update: ['status', 'endedAt', 'updatedAt', ...evidence], delete: true },
  },
  remittances: { panel: keep, jobs: { select: 'all', update: ['file'] } },
  remittanceItems: { panel: keep, jobs: { select: 'all', update: ['debtor'], delete: true } },
  remittanceLines: { panel: keep, jobs: { select: 'all', delete: true } },
  payments: { panel: { ...add, update: ['note'] }, jobs: { select: 'all', update: ['note'], delete: true } },
  paymentParts: { panel: add, jobs: { ...add, delete: true } },
  bankFiles: { panel: { ...add, update: ['content'] }, jobs: { select: 'all', update: ['content'], delete: true } },
  bankReturns: { panel: { ...add, update: ['handledAt'] }, jobs: { select: 'all', delete: true } },
  reminders: { panel: add, jobs: { select: 'all', delete: true } },
} as const
