import type { PersonalDataSource } from '../../service.ts';
import { problem, type ServiceContext, type ServiceHandler } from '../../service-app.ts';
import type { Avatars } from '../avatars.ts';
import type { Bearer } from '../bearer.ts';
import { bearerToken } from '../bearer-token.ts';
import { type IdentityContext, type IncomingRequest, incomingOf } from './context.ts';

export const profilePath = '/apigee/users/';

/** The dependencies of the calls below a reader's profile. */
export interface ProfileContext {
  context: IdentityContext;
  avatars: Avatars;
  sources(): readonly PersonalDataSource[];
  readBearer(token: string): Promise<Bearer | undefined>;
}

/** A request of the owner of the profile. */
export interface OwnRequest extends IncomingRequest {
  bearer: Bearer;
  account: Bearer['account'];
  /** A parameter of the path. */
  param(name: string): string;
}

/** The account of a request to its own profile; otherwise the error response. Reads no body. */
export async function findOwner(
  { readBearer }: Pick<ProfileContext, 'readBearer'>,
  given: { id: string; authorization: string | undefined },
): Promise<Bearer | Response> {
  const token = bearerToken(given.authorization);
  const bearer = token ? await readBearer(token) : undefined;
  if (!bearer)
    return problem('sign_in_needed', {
      message: 'Sign in to see this',
      headers: { 'www-authenticate': 'Bearer' },
    });
  // Another user's profile is answered like one that does not exist.
  return bearer.account.sub === given.id ? bearer : noSuchProfile();
}

export const noSuchProfile = () => problem('not_found', { message: 'There is nothing at this address' });

/** A handler for the owner of the profile only. */
export const forOwner =
  (options: ProfileContext, handler: (own: OwnRequest) => Response | Promise<Response>): ServiceHandler =>
  async (call: ServiceContext) => {
    const param = (name: string) => call.req.param(name) ?? '';
    const bearer = await findOwner(options, {
      id: param('id'),
      authorization: call.req.header('authorization'),
    });
    if (bearer instanceof Response) return bearer;
    return handler({ ...incomingOf(call), bearer, account: bearer.account, param });
  };
