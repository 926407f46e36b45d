import { afterEach, beforeEach } from 'vitest';
import { describeOneStore, type OpenStore } from '#database/test/stores.ts';
import { type Browser, openBrowser, openTestIdentity, type TestIdentity } from './testing.ts';

/** What a test finds: another room before each, on a store nobody used yet. */
export interface IdentityHere {
  store: OpenStore;
  house: TestIdentity;
  browser: Browser;
}

/** Tests of the identity room, on every kind of store. */
export function describeIdentity(tests: (here: IdentityHere) => void): void {
  describeOneStore((store) => {
    const here = {} as IdentityHere;
    beforeEach(async () => {
      here.store = store();
      here.house = await openTestIdentity(here.store);
      here.browser = openBrowser(here.house.origin);
    });
    afterEach(() => here.house.close());
    tests(here);
  });
}
