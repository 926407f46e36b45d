import { afterEach, beforeEach } from 'vitest';
import { describeOneStore, type OpenStore } from '#database/test/stores.ts';
import { type Browser, openBrowser, openTestIdentity, type TestIdentity } from './testing.ts';

/** What a test finds: a new service before each, on an unused store. */
export interface IdentityHere {
  store: OpenStore;
  app: TestIdentity;
  browser: Browser;
}

/** Tests of the identity service; the stores that it keeps have tests of their own on both databases. */
export function describeIdentity(
  tests: (here: IdentityHere) => void,
  options: Parameters<typeof openTestIdentity>[1] = {},
): void {
  describeOneStore.postgresInAll((store) => {
    const here = {} as IdentityHere;
    beforeEach(async () => {
      here.store = store();
      here.app = await openTestIdentity(here.store, options);
      here.browser = openBrowser(here.app.origin);
    });
    afterEach(() => here.app.close());
    tests(here);
  });
}
