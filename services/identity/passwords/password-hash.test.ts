import { argon2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { createFairQueue } from '#platform/fair-queue.ts';
import { createPasswords } from './password-hash.ts';

const cost = { memory: 64, passes: 1, parallelism: 1 };
const passwords = createPasswords(createFairQueue({ atOnce: 1, waiting: 10 }), cost);

it('AU-41 stores a salted hash, never the password, and recognises the password', async () => {
  const [one, two] = await Promise.all([passwords.hash('abC1!x'), passwords.hash('abC1!x')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(one).not.toBe(two);
  expect(await passwords.check('abC1!x', one)).toBe(true);
  expect(await passwords.check('abC1!y', one)).toBe(false);
});

it('AU-41 reads hashes computed by the library', async () => {
  const nonce = Buffer.alloc(16, 7);
  const tag = argon2Sync('argon2id', { message: 'abC1!x', nonce, tagLength: 32, ...cost });
  const plain = (buffer: Buffer) => buffer.toString('base64').replace(/=+$/, '');
  expect(await passwords.check('abC1!x', `$argon2id$v=19$m=64,t=1,p=1$${plain(nonce)}$${plain(tag)}`)).toBe(
    true,
  );
});

it.each([undefined, '', 'plain', '$argon2id$v=19$m=64,t=1,p=1$x$y'])(
  'AU-41 no password matches %o',
  async (stored) => {
    expect(await passwords.check('', stored)).toBe(false);
  },
);

it('AU-41 two Unicode forms of a character are the same password', async () => {
  expect(await passwords.check('caf\u0065\u0301 1!', await passwords.hash('caf\u00e9 1!'))).toBe(true);
});

it('AU-41 recognises hashes made with another cost', async () => {
  const stored = await passwords.hash('abC1!x');
  expect(passwords.isOld(stored)).toBe(false);
  const costlier = createPasswords(createFairQueue({ atOnce: 1, waiting: 1 }), { ...cost, passes: 2 });
  expect(costlier.isOld(stored)).toBe(true);
});
