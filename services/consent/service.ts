import { consentContextPath } from '#content/rules/consent/consent-model.ts';
import { createPrepared } from '#platform/prepared.ts';
import type { Service } from '../service.ts';
import { createServiceApp, privateJson, problem, requiredJson } from '../service-app.ts';
import { type ContextRules, consentContext } from './consent-context.ts';
import { migrateConsent } from './consent-tables.ts';
import { createManagedVendors, listWith, type VendorDeps } from './managed-vendors.ts';
import { type ConsentReceipt, readReceipt } from './receipt.ts';
import { readVendorList } from './vendor-list.ts';

/** The embedded consent platform: its script and the calls of that script. Without a build there is no banner. */
export function createConsent(
  deps: VendorDeps & {
    rules: ContextRules;
    /** The vendor list is read from `vendor-list.json` in this folder. */
    dataFolder: string;
    /** Stores what a reader chose, where it can be proven; rejects if it was not stored. */
    saveReceipt(receipt: ConsentReceipt): Promise<void>;
  },
): Service {
  const vendorList = createPrepared('consent', () => readVendorList(deps.dataFolder));
  const vendors = createManagedVendors(deps, () => vendorList.value);
  const app = createServiceApp({
    // About one reader: no shared cache may store it.
    [consentContextPath]: { get: ({ req }) => privateJson(consentContext(req.raw.headers, deps.rules)) },
    '/consent/vendor-list.json': {
      async get(context) {
        const list = listWith(vendorList.value, await vendors.current(), await vendors.saved());
        return context.json(list, 200, { 'cache-control': 'public, max-age=300' });
      },
    },
    '/consent/receipts': {
      post: async (context) => {
        const receipt = readReceipt(await requiredJson(context));
        if (!receipt) return problem('bad_body');
        await deps.saveReceipt(receipt);
        return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
      },
    },
  });
  return {
    name: 'consent',
    migrate: migrateConsent,
    prepare: vendorList.prepare,
    routes: [
      {
        path: '/consent/*',
        app,
        hasScripts: true,
        limit: ({ method }) => (method === 'POST' ? 'forms' : 'unlimited'),
      },
      ...vendors.routes,
    ],
  };
}
