import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Api } from '#api/create-api.ts';
import { readerBodyBytes, uploadBytes } from '#content/limits.ts';
import { defaultSettings } from '#content/publication/default-settings.ts';
import type { Publication } from '#content/publication/schema.ts';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import type { Database } from '#database/connect.ts';
import { createCallAs } from '#desk/call-api.ts';
import { createSetupPage } from '#desk/setup/setup-page.ts';
import { createAccounts } from '#services/identity/accounts.ts';
import { createAccountWithLink } from '#services/identity/first-link.ts';
import { identityPath } from '#services/identity/service.ts';
import type { AppOptions } from '../app-options.ts';
import { createFetchHandler } from '../edge/fetch-handler.ts';
import type { HandlerLimits } from '../edge/rate-limit/handler-limits.ts';
import type { Router } from '../edge/router.ts';

export const setupPath = '/desk/setup/';

interface SetupOptions {
  db: Database;
  api: Pick<Api, 'fetch'>;
  publication: Publication;
  siteUrl: URL;
  router: Router;
  limits: Pick<HandlerLimits, 'counted'>;
  onProgress(text: string): void;
  runSeed?: AppOptions['runSeed'];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * The set-up page of a publication without accounts, for as long as it has none. The code is made at each start, and
 * is printed for the operator; it is neither stored nor logged.
 */
export async function mountSetup(options: SetupOptions): Promise<void> {
  const { db, siteUrl, publication, runSeed, onProgress } = options;
  if ((await createAccounts(db).count()) > 0) return;
  const code = randomBytes(10).toString('hex');
  const expected = hashOf(code);
  let isOpen = true;
  const page = createSetupPage({
    siteId: publication.siteId,
    settings: defaultSettings(publication),
    call: createCallAs(options.api, siteUrl)(staffTokenHolder),
    upload: (file) => {
      const url = new URL(`/api/neutron/uploads/${publication.siteId}?as=icon`, siteUrl);
      return options.api.fetch(new Request(url, { method: 'POST', body: file }), { staff: staffTokenHolder });
    },
    loadDemo: runSeed && (() => runSeed('demo', onProgress)),
    isCode: (text) => timingSafeEqual(hashOf(text), expected),
    isOpen: () => isOpen,
    async finish(email) {
      if (!isOpen) return undefined;
      isOpen = false;
      const issuer = new URL(identityPath, siteUrl).href;
      const username = email.slice(0, email.indexOf('@'));
      try {
        return await createAccountWithLink(db, { email, username, role: 'staff' }, issuer, Date.now());
      } catch (error) {
        isOpen = true;
        throw error;
      }
    },
  });
  const formBytes = uploadBytes + readerBodyBytes;
  const handler = createFetchHandler({ fetch: page, origin: siteUrl.origin, headers: {}, formBytes });
  options.router.at(setupPath, { name: 'setup', handler: options.limits.counted('signIn', handler) });
  onProgress(`Set up your publication at ${new URL(setupPath, siteUrl)} with the code ${code}`);
}
