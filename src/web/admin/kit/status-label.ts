/** 'awaiting payment' from 'awaiting_payment'. */
export const statusText = (status: string): string => status.replaceAll('_', ' ')

/** 'Pending' from 'pending'. */
export const statusLabel = (status: string): string =>
  `${status[0]?.toUpperCase() ?? ''}${statusText(status).slice(1)}`
