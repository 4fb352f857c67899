export const cancelledByLabels = { guest: 'por la persona', office: 'por el club' } as const
