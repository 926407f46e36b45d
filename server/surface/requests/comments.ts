import { fieldIn, type Group, sameOrigin } from './group.ts';

/** Comments: reading, the sign-on, every write, and the queue of staff. */
export const comments: Group = async ({ send, visitors, alias }) => {
  const api = '/comments/api/';
  for (const path of [
    '/comments/embed.js',
    '/comments/count.js',
    '/comments/nothing.js',
    '/comments/',
    `${api}nothing`,
    '/comments/story/story-1/',
    '/comments/story/story-1/?sort=oldest',
    '/comments/story/nothing/',
    '/comments/story/look/pages.css',
  ])
    await send({ path });
  const reads = ['thread?identifier=story-1', 'first?identifier=story-1', 'counts?identifier=story-1'];
  for (const rest of [
    ...reads,
    'thread',
    'thread?identifier=nothing',
    'thread?identifier=story-1&sort=worst',
    'replies',
    'replies?root=1',
  ])
    await send({ path: `${api}${rest}` });
  for (const method of ['HEAD', 'OPTIONS', 'PUT', 'DELETE'])
    await send({ method, path: `${api}thread?identifier=story-1` });

  for (const [name, method] of [
    ['authenticate', 'POST'],
    ['token', 'GET'],
    ['logout', 'POST'],
    ['nothing', 'GET'],
  ] as const) {
    const path = `/api/discussion/${name}`;
    await send({ method, path });
    await send({ method: method === 'GET' ? 'POST' : 'GET', path, note: 'other method' });
  }
  await send({ path: '/api/discussion/' });
  await send({ method: 'POST', path: '/api/discussion/authenticate', by: visitors.readerToken });
  const signOn = await send({ path: '/api/discussion/token', by: visitors.readerToken });
  const { data } = signOn.json() as { data: { item: { disqusToken: { remoteAuthS3: string } } } };
  const by = { name: 'reader', headers: { 'x-remote-auth': data.item.disqusToken.remoteAuthS3 } };
  const write = (name: string, json: object, note = '') => send({ path: `${api}${name}`, json, by, note });
  const made = await write(
    'comment',
    { identifier: 'story-1', text: 'A first comment about this.' },
    'written',
  );
  const { id } = (made.json() as { data: { id: string } }).data;
  alias(id, 'comment');
  await write('comment', { identifier: 'story-1', text: 'An answer to it.', parentId: id }, 'answered');
  await write('comment', { identifier: 'nothing', text: 'Nowhere.' }, 'no such story');
  await write('comment', { identifier: 'story-1' }, 'no text');
  await write(
    'comment',
    { identifier: 'story-1', text: 'See https://a.example https://b.example https://c.example' },
    'links',
  );
  await write('edit', { id, text: 'A better comment.' });
  await write('edit', { id: 'nothing', text: 'None.' }, 'no such comment');
  await write('vote', { id, value: 1 });
  await write('vote', { id, value: 7 }, 'wrong');
  await write('report', { id, reason: 'No.' });
  await write('report', {}, 'wrong');
  await write('nothing', {});
  for (const name of ['comment', 'edit', 'delete', 'vote', 'report'])
    await send({ path: `${api}${name}`, json: { id } });
  await send({
    path: `${api}comment`,
    json: {},
    by: { name: 'forged sign-on', headers: { 'x-remote-auth': 'a b 1' } },
  });
  for (const rest of reads) {
    await send({ path: `${api}${rest}`, note: 'with comments' });
    await send({ path: `${api}${rest}`, by });
  }
  await send({ path: `${api}replies?root=${id}`, label: `${api}replies?root={id}` });

  const staff = visitors.staffSession;
  const page = '/desk/comments/?queue=shown';
  const queue = await send({ path: page, by: staff, note: 'with comments' });
  const token = fieldIn(queue.text, 'token');
  await send({ path: page, by: staff, headers: sameOrigin, form: { token }, note: 'nothing chosen' });
  await send({
    path: page,
    by: staff,
    headers: sameOrigin,
    form: { token, action: 'remove', id },
    note: 'removed',
  });
  await send({ path: '/desk/comments/?queue=removed', by: staff, note: 'with one' });
  await send({ path: '/desk/comments/?queue=waiting', by: staff, note: 'with one' });
  await write('delete', { id });
  await send({ method: 'POST', path: '/api/discussion/logout', by: visitors.readerToken });
  await write('vote', { id, value: 1 }, 'after logging out');
};
