/** Settings of the server that all journeys share. */
export const serverSettings = {
  HOST: '127.0.0.1',
  STAFF_TOKEN: 'e2e-staff-token-0123456789abcdef',
  LOG_LEVEL: 'warn',
  // All browsers of a run come from one address.
  RATE_LIMITS: 'off',
  // Every run encodes all its pictures, and no test measures their size.
  IMAGE_EFFORT: 'least',
};
