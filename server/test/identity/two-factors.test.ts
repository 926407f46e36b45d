import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { createTestAuthenticator } from '#services/identity/passkeys/test-authenticator.ts';
import { describeIdentity } from './describe-identity.ts';
import { signInWith } from './passkey-sign-in.ts';
import { type Browser, openBrowser } from './testing.ts';

describeIdentity(
  (here) => {
    interface Tokens {
      id_token: string;
      access_token: string;
    }
    const callAs = ({ access_token }: Tokens, path: string, method = 'GET', body?: unknown) =>
      fetch(`${here.app.origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const reasonOf = async (answer: Response) => {
      const { errors } = (await answer.json()) as { errors: { reason: string }[] };
      return [answer.status, errors[0]?.reason];
    };
    const passkeys = (tokens: Tokens) => `/apigee/users/${decodeJwt(tokens.id_token).sub}/passkeys`;
    const key = () => createTestAuthenticator({ origin: here.app.origin, rpId: 'localhost' });
    const byPassword = async (by: Browser, who: { email: string; password: string }) =>
      (await here.app.signIns.tokens(by, who)) as Tokens;
    const question = (tokens: Tokens) =>
      callAs(tokens, `${passkeys(tokens)}/question`, 'POST', { currentPassword: here.app.staff.password });
    /** The account of staff with a passkey, added after a sign-in by password. */
    async function withPasskey(by: Browser) {
      const tokens = await byPassword(by, here.app.staff);
      const own = key();
      const added = await callAs(tokens, passkeys(tokens), 'POST', {
        answer: own.create((await (await question(tokens)).json()) as { challenge: string }),
      });
      expect(added.status).toBe(201);
      return { tokens, own };
    }
    async function byPasskey(own: ReturnType<typeof key>, by: Browser): Promise<Tokens> {
      const { posted, verifier } = await signInWith(here, (given) => own.get(given), by);
      const { url } = await by.follow(by.locationOf(posted, '/identity/'), (next) =>
        next.startsWith(`${here.app.origin}/user/`),
      );
      return (await (await here.app.signIns.context(url, verifier)).json()) as Tokens;
    }

    it('a password alone opens neither calls nor pages of staff; a passkey opens both', async () => {
      const [first, second] = [openBrowser(here.app.origin), openBrowser(here.app.origin)];
      const { tokens, own } = await withPasskey(first);
      expect(await reasonOf(await callAs(tokens, '/api/x'))).toEqual([401, 'second_factor_required']);
      expect((await first.go('/desk/vanity/')).status).toBe(401);
      const strong = await byPasskey(own, second);
      expect((await callAs(strong, '/api/x')).status).toBe(200);
      expect((await second.go('/desk/vanity/')).status).toBe(200);
      // The other session stays what it is.
      expect((await callAs(tokens, '/api/x')).status).toBe(401);
    });

    it('a password adds the first passkey, and changes none after it', async () => {
      const { tokens, own } = await withPasskey(openBrowser(here.app.origin));
      expect(await reasonOf(await question(tokens))).toEqual([401, 'second_factor_required']);
      const path = `${passkeys(tokens)}/${own.id}`;
      for (const change of [callAs(tokens, path, 'DELETE'), callAs(tokens, path, 'PUT', { name: 'Mine' })])
        expect((await change).status).toBe(401);
      const strong = await byPasskey(own, openBrowser(here.app.origin));
      expect((await question(strong)).status).toBe(200);
      expect((await callAs(strong, path, 'DELETE')).status).toBe(200);
    });

    it('readers sign in as before', async () => {
      const tokens = await byPassword(here.browser, here.app.reader);
      const question = () =>
        callAs(tokens, `${passkeys(tokens)}/question`, 'POST', {
          currentPassword: here.app.reader.password,
        });
      const own = key();
      const answer = own.create((await (await question()).json()) as { challenge: string });
      expect((await callAs(tokens, passkeys(tokens), 'POST', { answer })).status).toBe(201);
      expect((await question()).status).toBe(200);
    });
  },
  { needsTwoFactors: true },
);
