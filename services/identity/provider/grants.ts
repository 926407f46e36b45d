import { errors, type Grant, type OidcContext } from 'oidc-provider';
import { accessTokenSeconds } from './lifetimes.ts';

export const scopes = 'openid profile email offline_access';

/** Access tokens for one of these audiences are JWTs that other services can verify. */
export const resourceIndicators = (audiences: readonly string[]) => ({
  enabled: true,
  defaultResource: (ctx: OidcContext, _client: unknown, oneOf?: string) => oneOf ?? ctx.oidc.params?.audience,
  useGrantedResource: () => true,
  getResourceServerInfo(_ctx: OidcContext, resource: string) {
    if (!audiences.includes(resource)) throw new errors.InvalidTarget();
    return {
      scope: scopes,
      audience: resource,
      accessTokenTTL: accessTokenSeconds,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'RS256' } },
    };
  },
});

/** Grants a signed-in reader's client everything it may request: all clients are first-party. */
export const grantWithoutPage =
  (audiences: readonly string[]) =>
  async (ctx: OidcContext): Promise<Grant | undefined> => {
    const { session, client, params } = ctx.oidc;
    if (!session.accountId) return undefined;
    const known = session.grantIdFor(client.clientId);
    const found = known ? await ctx.oidc.provider.Grant.find(known) : undefined;
    const grant =
      found ?? new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(scopes);
    const audience = params?.audience;
    if (audience && audiences.includes(audience)) grant.addResourceScope(audience, scopes);
    await grant.save();
    return grant;
  };
