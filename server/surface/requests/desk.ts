import type { SurfaceRequest, Visitor } from '../recorder.ts';
import { fieldIn, type Group, sameOrigin } from './group.ts';

const basic = (password: string) => ({ authorization: `Basic ${btoa(`staff:${password}`)}` });

/** Every staff page the server mounts, for each kind of visitor, and its forms. */
export const desk: Group = async ({ app, send, visitors }) => {
  const { readerSession, readerToken, staffSession, staffToken, accountToken } = visitors;
  const password: Visitor = { name: 'staff password', headers: basic(app.staffToken) };
  const mounted = app.mounts.filter((path) => path.startsWith('/desk/'));
  for (const path of mounted) {
    await send({ path });
    await send({ path, headers: { accept: 'text/html' }, note: 'as a browser' });
    for (const by of [readerSession, readerToken, staffSession, staffToken, accountToken, password])
      await send({ path, by });
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'DELETE']) await send({ method, path, by: staffToken });
    await send({ path: `${path}nothing/`, by: staffToken });
    await send({ path: path.slice(0, -1), by: staffToken });
    const form = { token: 'forged', action: 'remove', id: '1' };
    await send({ path, form });
    await send({ path, form, by: staffToken });
    await send({ path, form, by: staffSession, headers: sameOrigin });
    await send({
      path,
      form,
      by: staffSession,
      headers: { 'sec-fetch-site': 'cross-site' },
      note: 'another site',
    });
  }
  await send({ path: `${mounted[0]}?with=token`, headers: { accept: 'text/html' }, note: 'as a browser' });
  await send({ path: '/desk/schedule/', by: { name: 'wrong password', headers: basic('wrong') } });
  for (const path of [
    '/desk',
    '/desk/nothing/',
    '/desk/stories/?type=review&state=published',
    '/desk/stories/story-1/',
    '/desk/stories/content/article/story-1/edit/',
    '/desk/stories/pages/create/?pageId=story-1',
    '/desk/vanity/?path=/old-latest/',
    '/desk/vanity/?path=/ads/',
    '/desk/vanity/?new',
    '/desk/vanity/?entry=v-redirect',
    '/desk/vanity/?entry=nothing',
    '/desk/comments/?queue=reported',
    '/desk/comments/?queue=shown',
    '/desk/imports/1/',
    '/desk/imports/?offset=10',
    '/desk/measurement/?days=7',
    '/desk/mailbox/00000000-0000-4000-8000-000000000000/',
  ])
    await send({ path, by: staffToken, note: 'one page' });

  const by = staffSession;
  const post = (path: string, form: SurfaceRequest['form'] & object, note: string) =>
    send({ path, form, by, headers: sameOrigin, note });
  const entryForm = await send({ path: '/desk/vanity/?new', by });
  const token = fieldIn(entryForm.text, 'token');
  const entry = {
    token,
    do: 'save',
    urlPath: '/by-form/',
    urlType: 'TEMPORARY_REDIRECT',
    enabled: 'yes',
    expires: '',
    targets: 'us url /latest/',
  };
  await post('/desk/vanity/?new', entry, 'saved');
  await post('/desk/vanity/?new', { ...entry, urlPath: 'no path' }, 'wrong path');
  const schedule = await send({ path: '/desk/schedule/', by, note: 'for its form' });
  const plan = { token: fieldIn(schedule.text, 'token'), plan: 'publish', id: 'scheduled-1' };
  await post('/desk/schedule/', { ...plan, plan: 'nothing' }, 'no such plan');
  await post('/desk/schedule/', plan, 'cancelled');
};
