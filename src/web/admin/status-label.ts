/** 'Pending' from 'pending'. */
export const statusLabel = (status: string): string => `${status[0]?.toUpperCase() ?? ''}${status.slice(1)}`
