import type { CopyDetail, IncidentDetails, IncidentKind } from './incident-kinds.ts'

/** What a problem says to whoever operates the site. Moments are formatted by `formatDateTime`. */
export type OperationTexts = {
  notice: (openedAt: string) => string
  mail: {
    opened: (title: string) => string
    recovered: (title: string) => string
    recoveredHeading: (title: string) => string
    recoveredText: string
    footer: string
    open: string
    since: string
    until: string
  }
  incidents: {
    [Kind in IncidentKind]: { title: string; text: (detail: IncidentDetails[Kind]) => string; advice: string }
  }
}

/** The problem with the copies and its reason, as two sentences. @param since formatted, of the last good copy */
export type CopyTexts = {
  problems: Record<CopyDetail['problem'], (since: string | null) => string>
  reasons: Partial<Record<NonNullable<CopyDetail['fault']>, string>> & { fault: string }
}
