import { type Account, displayName, pictureOf } from '../accounts.ts';

/** Which claims a scope grants. */
export const claimsByScope = {
  openid: ['sub', 'sid'],
  profile: ['name', 'nickname', 'given_name', 'family_name', 'picture', 'updated_at', 'login_count', 'role'],
  email: ['email', 'email_verified'],
};

/** What tokens say about an account, under Auth0's names. */
export const accountClaims = (account: Account, issuer: string) => ({
  sub: account.sub,
  name: displayName(account),
  nickname: account.username,
  given_name: account.given_name || undefined,
  family_name: account.family_name || undefined,
  picture: pictureOf(account, issuer),
  updated_at: Math.floor(Number(account.updated_at) / 1000),
  login_count: account.login_count,
  role: account.role,
  email: account.email,
  email_verified: account.email_verified === 1,
});
