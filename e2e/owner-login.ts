/** The first admin of each product that the specs start. */
export const ownerLogin = { email: 'owner@example.com', password: 'correct horse battery' }
