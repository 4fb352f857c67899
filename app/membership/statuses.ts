export const requestStatuses = ['pending', 'approved', 'rejected', 'baja', 'merged'] as const
export type RequestStatus = (typeof requestStatuses)[number]

export const socioStatuses = ['active', 'inactive', 'suspended'] as const
export type SocioStatus = (typeof socioStatuses)[number]

export const paymentMethods = ['transfer', 'card', 'cash', 'direct-debit'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
