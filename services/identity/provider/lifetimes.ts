const hour = 3600;
const day = 24 * hour;

export const accessTokenSeconds = hour / 4;

/** In seconds, by the provider's names. */
export const lifetimes = {
  AccessToken: accessTokenSeconds,
  AuthorizationCode: 60,
  IdToken: hour,
  RefreshToken: 14 * day,
  Interaction: hour,
  Session: 14 * day,
  Grant: 14 * day,
};
