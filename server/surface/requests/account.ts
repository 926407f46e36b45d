import sharp from 'sharp';
import type { Group } from './group.ts';

/** A reader's own account: profile, picture, sessions, passkeys, export, log-out, deletion. */
export const account: Group = async ({ app, send, visitors, readerId, alias }) => {
  const by = visitors.readerToken;
  const root = `/apigee/users/${readerId}`;
  const label = (rest = '') => `/apigee/users/{id}${rest}`;
  const call = (rest: string, more: object = {}) =>
    send({ path: `${root}${rest}`, label: label(rest), by, ...more });
  for (const path of ['/apigee/users/', '/apigee/users/somebody', '/apigee/users/somebody/export'])
    for (const caller of [undefined, by]) await send({ path, ...(caller ? { by: caller } : {}) });
  await send({ path: root, label: label() });
  await send({ path: root, label: label(), by: visitors.accountToken });
  await send({ path: root, label: label(), by: visitors.readerSession });
  for (const rest of ['', '/export', '/sessions', '/passkeys', '/nothing']) await call(rest);
  for (const rest of [
    '',
    '/avatar',
    '/export',
    '/sessions',
    '/passkeys',
    '/passkeys/question',
    '/passkeys/none',
  ])
    for (const method of ['OPTIONS', 'PATCH']) await call(rest, { method });
  const put = { method: 'PUT' };
  await call('', { ...put, json: { firstName: 'Rosalind', lastName: 'Reader' }, note: 'changed' });
  await call('', { ...put, json: { firstName: 1 }, note: 'wrong field' });
  await call('', { ...put, json: { email: 'no address' }, note: 'wrong address' });
  await call('', {
    ...put,
    json: { email: 'new@mail.example', currentPassword: 'x' },
    note: 'wrong password',
  });
  await call('', {
    ...put,
    json: { email: 'new@mail.example', currentPassword: app.reader.password },
    note: 'new address',
  });
  await call('', { ...put, json: { newPassword: 'x' }, note: 'weak password' });
  await call('', { ...put, body: '{', headers: { 'content-type': 'application/json' }, note: 'no JSON' });
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const image = { 'content-type': 'image/png' };
  await call('/avatar', { ...put, body: picture, headers: image, note: 'a picture' });
  await call('/avatar', { ...put, body: 'none', headers: image, note: 'no picture' });
  await send({
    method: 'PUT',
    path: `${root}/avatar`,
    label: label('/avatar'),
    body: picture,
    headers: image,
  });
  const profile = (await call('', { note: 'with a picture' })).json() as Record<string, unknown>;
  const shown = /\/identity\/[^"]+/.exec(JSON.stringify(profile))?.[0];
  if (shown) await send({ path: shown, label: '/identity/{picture}' });
  await call('/passkeys/question', { json: { currentPassword: 'x' }, note: 'wrong password' });
  await call('/passkeys/question', { json: { currentPassword: app.reader.password }, note: 'asked' });
  await call('/passkeys', { json: { answer: {} }, note: 'no passkey' });
  await call('/passkeys', { json: {}, note: 'empty' });
  await call('/passkeys/none', { method: 'PUT', json: { name: 'A key' } });
  await call('/passkeys/none', { method: 'DELETE' });
  const [session] = (await call('/sessions', { note: 'to end one' })).json() as { id?: string }[];
  alias(session?.id, 'session');
  await call('/sessions/no-such-session', { method: 'DELETE' });
  await call('', { method: 'DELETE', json: { currentPassword: 'x' }, note: 'wrong password' });
  await call('', { method: 'DELETE', json: {}, note: 'no password' });

  for (const path of ['/user/', '/user/logout/']) {
    await send({ path, by: visitors.readerSession });
    for (const method of ['HEAD', 'OPTIONS', 'POST']) await send({ method, path });
  }
  await send({
    path: '/user/logout/',
    headers: { 'sec-fetch-site': 'cross-site' },
    note: 'from another site',
  });
};

/** Runs last: it ends the session, then the account. */
export const leaving: Group = async ({ app, send, visitors, readerId }) => {
  const by = visitors.readerSession;
  const path = '/identity/v2/logout';
  const query = `?client_id=${app.clientId}&returnTo=${encodeURIComponent(`${app.origin}/`)}`;
  await send({
    path: path + query,
    by,
    headers: { 'sec-fetch-site': 'cross-site' },
    note: 'from another site',
  });
  await send({ path, by, form: { token: 'forged' }, note: 'forged token' });
  const root = { path: `/apigee/users/${readerId}`, label: '/apigee/users/{id}', by: visitors.readerToken };
  await send({ ...root, method: 'DELETE', json: { currentPassword: app.reader.password } });
  await send({ ...root, note: 'after it is gone' });
  await send({ path: path + query, by: visitors.staffSession, headers: { 'sec-fetch-site': 'same-origin' } });
};
