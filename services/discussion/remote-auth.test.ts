import { describe, expect, it } from 'vitest';
import { remoteAuthSeconds, signRemoteAuth, verifyRemoteAuth } from './remote-auth.ts';

const secret = 'SECRET';
const at = 1_700_000_000;
const alice = { id: '42', username: 'alice', email: 'alice@example.com' };
const aliceToken =
  'eyJpZCI6IjQyIiwidXNlcm5hbWUiOiJhbGljZSIsImVtYWlsIjoiYWxpY2VAZXhhbXBsZS5jb20ifQ== 5e2c64c6e2db034ffc8e335f17ae03533d559c68 1700000000';
const nobodyToken = 'e30= 856cb347bedd8e358afe5ffd125dfb189f2b0b58 1700000000';

describe('remote_auth_s3', () => {
  it.each([
    [alice, aliceToken],
    [null, nobodyToken],
  ])('CM-09 signs %o as the contract does', (user, token) => {
    expect(signRemoteAuth(user, secret, at)).toBe(token);
    expect(verifyRemoteAuth(token, secret, at)).toEqual({ ok: true, user, at });
  });

  it.each([
    [remoteAuthSeconds, true],
    [-remoteAuthSeconds, true],
    [remoteAuthSeconds + 1, false],
    [-remoteAuthSeconds - 1, false],
  ])('CM-09 is good two hours before and after: %i s', (later, isGood) => {
    expect(verifyRemoteAuth(aliceToken, secret, at + later).ok).toBe(isGood);
  });

  const [message = '', signature = ''] = aliceToken.split(' ');
  it.each([
    ['', 'malformed'],
    ['e30=', 'malformed'],
    [`${message} ${signature}`, 'malformed'],
    [`${message} ${signature} ${at} more`, 'malformed'],
    [`${message}  ${signature} ${at}`, 'malformed'],
    [`${message} ${signature.slice(1)} ${at}`, 'malformed'],
    [`${message} ${signature.toUpperCase()} ${at}`, 'malformed'],
    [`${message} ${'0'.repeat(40)} ${at}`, 'signature'],
    [`${message} ${signature} ${at + 1}`, 'signature'],
    [`e30= ${signature} ${at}`, 'signature'],
    [signRemoteAuth(alice, 'OTHER', at), 'signature'],
    [signRemoteAuth({ ...alice, id: '' }, secret, at), 'payload'],
    [signRemoteAuth({ ...alice, username: 'x'.repeat(201) }, secret, at), 'payload'],
  ])('CM-09 rejects %s', (token, why) => {
    expect(verifyRemoteAuth(token, secret, at)).toEqual({ ok: false, why });
  });
});
