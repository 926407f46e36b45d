import { browser } from '../recorder.ts';
import { solveChallenge } from '../solve-challenge.ts';
import { addressIn, fieldIn, type Group, type Surface, sameOrigin, waitFor } from './group.ts';

/** Newsletters: the calls for accounts, the form for addresses, editions of staff, and the links in e-mails. */
export const newsletters: Group = async (surface) => {
  const { app, send, peek, visitors, alias } = surface;
  const by = visitors.readerToken;
  for (const path of [
    '/api/newsletters',
    '/api/newsletters/',
    '/api/newsletters/subscriptions',
    '/api/newsletters/settings',
  ]) {
    await send({ path });
    await send({ path, by });
    for (const method of ['HEAD', 'OPTIONS', 'DELETE']) await send({ method, path });
  }
  for (const path of [
    '/api/newsletters/nothing',
    '/api/newsletters/journey',
    '/api/newsletters/bounces/wrong',
  ])
    for (const method of ['GET', 'POST']) await send({ method, path });
  const journeys = { s: 'subscribed', u: 'unsubscribed', nothing: 'unknown', 'a%20b': 'no name' };
  for (const [journey, note] of [...Object.entries(journeys), ['s', 'subscribed again'] as const])
    await send({ method: 'POST', path: `/api/newsletters/journey/${journey}`, by, note });
  await send({ method: 'POST', path: '/api/newsletters/journey/s' });
  const settings = { method: 'PUT', path: '/api/newsletters/settings' };
  await send({ ...settings, by, json: { mayCount: true } });
  await send({ ...settings, by, json: { mayCount: 'yes' }, note: 'wrong' });
  await send({ ...settings, json: { mayCount: true } });
  await send({ path: '/api/newsletters/subscriptions', by, note: 'with one' });

  const guest = browser('guest');
  const signUp = '/email/sign-up/';
  const fields = (await send({ path: `${signUp}form/`, by: guest })).json() as {
    data: { token: string; botCheck: { challenge: string; salt: string; maxnumber: number } };
  };
  const { token, botCheck } = fields.data;
  const form = { email: 'guest@mail.example', newsletter: 'signal', may_count: 'yes', _token: token };
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT']) await send({ method, path: signUp });
  await send({ method: 'POST', path: `${signUp}form/` });
  await send({ path: signUp, by: guest, form: { ...form, email: 'no address' }, note: 'wrong address' });
  await send({
    path: signUp,
    by: guest,
    form: { ...form, newsletter: 'nothing' },
    note: 'no such newsletter',
  });
  await send({ path: signUp, by: guest, form: { ...form, _token: 'forged' }, note: 'forged token' });
  await send({ path: signUp, by: guest, form, note: 'no bot check' });
  await send({ path: signUp, by: guest, json: form, note: 'JSON' });
  const solved = { ...form, bot_check_response: solveChallenge(botCheck) };
  await send({
    path: signUp,
    by: guest,
    form: solved,
    headers: { 'sec-fetch-site': 'cross-site' },
    note: 'another site',
  });
  await send({ path: signUp, by: guest, form: solved, note: 'signed up' });
  await send({ path: signUp, by: guest, form: solved, note: 'same bot check again' });
  const mailbox = await send({ path: '/desk/mailbox/', by: visitors.staffToken, note: 'with a sign-up' });
  const mail = /href="(\/desk\/mailbox\/[0-9a-f-]{36}\/)"/.exec(mailbox.text)?.[1] ?? '';
  await send({ path: mail, label: '/desk/mailbox/{id}/', by: visitors.staffToken });
  const link = addressIn(mailbox.text, `${app.origin}/email/confirm/?`).replace(app.origin, '');
  const label = '/email/confirm/?token={link token}';
  const linkToken = new URL(link, app.origin).searchParams.get('token') ?? '';
  alias(linkToken, 'link token');
  await send({ path: link, label });
  await send({ path: link, label, method: 'HEAD' });
  await send({ path: link, label, method: 'PUT' });
  await send({ path: '/email/confirm/', form: { token: 'wrong' }, note: 'wrong' });
  await send({ path: '/email/confirm/', form: { token: linkToken }, note: 'confirmed' });
  await send({ path: '/email/confirm/', form: { token: linkToken }, note: 'used again' });

  const staff = visitors.staffSession;
  const page = '/desk/newsletters/';
  const opened = await send({ path: page, by: staff, note: 'with readers' });
  const deskToken = fieldIn(opened.text, 'token');
  const post = (more: Record<string, string>, note: string) =>
    send({ path: page, by: staff, headers: sameOrigin, form: { token: deskToken, ...more }, note });
  await post({ action: 'draft', newsletter: 'signal', subject: 'An edition' }, 'drafted');
  await post({ action: 'draft', newsletter: 'nothing' }, 'no such newsletter');
  await post({ action: 'nothing' }, 'no such action');
  const drafted = await send({ path: page, by: staff, note: 'with a draft' });
  const edition = fieldIn(drafted.text, 'edition');
  alias(edition, 'edition');
  await post({ action: 'test', edition, to: 'no address' }, 'wrong test address');
  await post({ action: 'test', edition, to: 'tester@mail.example' }, 'test sent');
  await post({ action: 'schedule', edition, at: '2020-01-01T00:00' }, 'in the past');
  await post({ action: 'schedule', edition, at: '2030-01-01T00:00' }, 'scheduled');
  await post({ action: 'cancel', edition }, 'cancelled');
  await post({ action: 'cancel', edition }, 'cancelled again');
  await post({ action: 'draft', newsletter: 'signal', subject: 'A second edition' }, 'drafted again');
  const again = await peek({ path: page, by: staff });
  const sent = [...again.text.matchAll(/name="edition" value="([^"]+)"/g)]
    .map(([, id = '']) => id)
    .find((id) => id !== edition);
  alias(sent, 'second edition');
  await post({ action: 'send', edition: sent ?? '' }, 'sent');
  await linksOfEdition(surface);
  for (const path of [
    '/email/',
    '/email/unsubscribe/',
    '/email/unsubscribe/wrong/',
    '/email/click/wrong/0',
    '/email/click/',
    '/email/open/wrong.gif',
    '/email/nothing/',
    '/email/confirm/',
    '/email/look/pages.css',
  ])
    await send({ path });
  await formerPaths(surface);
  const bounces = /\/api\/newsletters\/bounces\/([\w-]+)/.exec(opened.text);
  alias(bounces?.[1], 'report key');
  const report = { path: bounces?.[0] ?? '', label: '/api/newsletters/bounces/{key}' };
  await send(report);
  const events = [{ type: 'bounce', recipient: 'gone@mail.example', permanent: true }];
  await send({ ...report, json: { events }, note: 'a bounce' });
  await send({ ...report, json: { events: 1 }, note: 'wrong' });
};

/** Sent e-mails link to the paths of version 0.1. */
async function formerPaths({ send }: Surface): Promise<void> {
  for (const path of [
    '/letters/',
    '/letters/nothing/',
    '/letters/sign-up/form/',
    '/letters/confirm/?ticket=wrong',
    '/letters/leave/wrong/',
    '/letters/go/wrong/0/',
    '/letters/open/wrong.gif',
  ])
    await send({ path });
  await send({ path: '/letters/leave/wrong/', form: { 'List-Unsubscribe': 'One-Click' } });
  await send({ path: '/letters/confirm/', form: { ticket: 'wrong' }, note: 'wrong' });
}

/** Waits for the edition in the mailbox, then follows the links a reader finds in it. */
async function linksOfEdition(surface: Surface): Promise<void> {
  const { app, send, peek, visitors } = surface;
  const by = visitors.staffToken;
  const mailbox = { path: '/desk/mailbox/', by };
  await waitFor(surface, mailbox, /A second edition<\/h2>\s*<p>To guest@/);
  const list = await peek(mailbox);
  for (const [, mail = ''] of list.text.matchAll(/href="(\/desk\/mailbox\/[0-9a-f-]{36}\/)"/g)) {
    const { text } = await peek({ path: mail, by });
    if (!text.includes('/email/open/')) continue;
    await send({ path: mail, label: '/desk/mailbox/{edition}/', by });
    for (const place of ['/email/open/', '/email/click/', '/email/unsubscribe/']) {
      const path = addressIn(text, `${app.origin}${place}`).replace(app.origin, '');
      const label = path.replace(/[\w-]+\.[\w-]+\.[\w-]+/, '{token}');
      for (const method of ['GET', 'HEAD', 'PUT']) await send({ method, path, label });
      if (place === '/email/unsubscribe/')
        await send({ path, label, form: { 'List-Unsubscribe': 'One-Click' } });
    }
    return;
  }
  throw new Error('no e-mail of the edition is counted');
}
