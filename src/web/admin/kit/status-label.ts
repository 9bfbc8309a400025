export const statusText = (status: string): string => status.replaceAll('_', ' ')

export const statusLabel = (status: string): string =>
  `${status[0]?.toUpperCase() ?? ''}${statusText(status).slice(1)}`
