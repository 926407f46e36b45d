import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { createAccounts } from './accounts.ts';
import { type IdentityTables, migrateIdentity } from './identity-tables.ts';

describeMigratedStores(migrateIdentity, (open) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.drop());

  it('AU-41 a login counts only with the password that is stored when it is counted', async () => {
    const accounts = createAccounts(store.db);
    const given = { email: 'ines@mail.example', username: 'ines', passwordHash: 'old', isVerified: true };
    const { sub } = await store.db
      .as<IdentityTables>()
      .transaction((trx) => accounts.create(trx, given, 1000));
    expect(await accounts.countLogin(sub, 2000, { passwordHash: 'old' })).toBe(true);
    await store.db
      .as<IdentityTables>()
      .transaction((trx) => accounts.change(trx, sub, { password_hash: 'new' }, 3000));
    expect(await accounts.countLogin(sub, 4000, { passwordHash: 'old' })).toBe(false);
    expect(Number((await accounts.find(sub))?.login_count)).toBe(1);
    // A passkey sign-in checks no password.
    expect(await accounts.countLogin(sub, 5000)).toBe(true);
  });
});
