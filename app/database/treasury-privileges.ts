import { read, write } from './privilege-kinds.ts'

/** Of `privileges.ts`, which checks them. */
export const treasuryPrivileges = {
  // The completion page names fee and creditor, and signs a mandate.
  treasuryCreditor: { public: { select: { except: ['iban'] } }, panel: write, jobs: read },
  memberAccounts: {
    public: { select: { only: ['id', 'number', 'socioId'] }, insert: true },
    panel: { select: 'all', insert: true, update: ['socioId', 'feeCents', 'holdWhy', 'version', 'updatedAt'] },
    jobs: {
      select: 'all',
      insert: true,
      update: ['socioId', 'feeCents', 'holdWhy', 'version', 'updatedAt'],
      delete: true,
    },
  },
  feePlans: { public: read, panel: write, jobs: read },
  // Triggers write the sums, and refuse the update of a payment.
  charges: {
    panel: { select: 'all', insert: true, update: ['cancelledAt', 'cancelledBy', 'cancelledWhy'] },
    jobs: { select: 'all', insert: true, delete: true },
  },
  mandates: {
    public: { select: { only: ['id', 'accountId', 'reference', 'status', 'sha256'] }, insert: true },
    panel: write,
    jobs: { select: 'all', update: 'all', delete: true },
  },
  remittances: { panel: write, jobs: { select: 'all', update: 'all', delete: true } },
  remittanceItems: { panel: write, jobs: { select: 'all', update: 'all', delete: true } },
  remittanceLines: { panel: write, jobs: { select: 'all', update: ['live'], delete: true } },
  payments: { panel: { select: 'all', insert: true }, jobs: { select: 'all', insert: true, delete: true } },
  paymentParts: { panel: { select: 'all', insert: true }, jobs: { select: 'all', insert: true, delete: true } },
  bankFiles: {
    panel: { select: 'all', insert: true, update: ['content'] },
    jobs: { select: 'all', update: ['content'], delete: true },
  },
  bankReturns: { panel: { select: 'all', insert: true, update: ['handledAt'] }, jobs: { select: 'all', delete: true } },
  reminders: { panel: { select: 'all', insert: true }, jobs: { select: 'all', delete: true } },
} as const
