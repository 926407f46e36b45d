import { browser } from '../recorder.ts';
import { solveChallenge } from '../solve-challenge.ts';
import type { Group } from './group.ts';

const json = { 'content-type': 'application/json' };

/** Ads: slots, bids, video ads, creatives, events, clicks and scripts. */
export const ads: Group = async ({ send, alias, visitors }) => {
  for (const kind of ['line-items', 'vendors']) {
    const path = `/api/neutron/manage/testsite/${kind}`;
    await send({ path, by: visitors.staffToken });
    await send({ path: `${path}/999999`, by: visitors.staffToken });
    await send({ path: `${path}/999999`, method: 'PUT', json: {}, note: 'no staff' });
  }
  const slot = { id: 'box-1', unit: '/8/testsite/box-1', sizes: [[300, 250]], targeting: {}, exclusions: [] };
  const request = {
    page: '/article/first-story/',
    correlator: 1,
    viewport: [1440, 900],
    targeting: {},
    exclusions: [],
    slots: [slot],
  };
  const filled = (await send({ path: '/ads/v1/slots', json: request })).json() as {
    slots: { token: string; creative: string }[];
  };
  const [answer] = filled.slots;
  const token = answer?.token ?? '';
  alias(token, 'delivery');
  const small = { ...request, slots: [{ ...slot, sizes: [[1, 1]] }] };
  await send({ path: '/ads/v1/slots', json: small, note: 'nothing fits' });
  await send({ path: '/ads/v1/bids', json: request });
  for (const path of ['/ads/v1/slots', '/ads/v1/bids', '/ads/v1/events']) {
    await send({ path, json: {}, note: 'empty' });
    await send({ path, body: '{', headers: json, note: 'no JSON' });
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT']) await send({ method, path });
  }
  await send({ path: '/ads/v1/events', json: { events: [{ token, kind: 'impression' }] } });
  await send({
    path: '/ads/v1/events',
    json: { events: [{ token: 'made-up-token', kind: 'viewable' }] },
    note: 'made up',
  });
  await send({ path: answer?.creative ?? '', label: '/ads/creative/10?token={token}' });
  for (const path of [
    '/ads/creative/10',
    '/ads/creative/10?theme=dark',
    '/ads/creative/20',
    '/ads/creative/30',
    '/ads/creative/999',
    '/ads/vast',
    '/ads/vast/',
    '/ads/vast?iu=/8/testsite/video&sz=640x480&ciu_szs=300x250&description_url=/video/live-video/',
    '/ads/click/made-up',
    '/ads/track/made-up/start',
    '/ads/',
    '/ads/nothing',
    '/ads/gpt.js',
    '/ads/auction.js',
    '/ads/networks/loader.js',
    '/ads/nothing.js',
  ])
    await send({ path });
  await send({ path: `/ads/click/${token}`, label: '/ads/click/{token}' });
  await send({ path: `/ads/track/${token}/impression`, label: '/ads/track/{token}/impression' });
  for (const path of ['/ads/vast', '/ads/creative/10', '/ads/gpt.js'])
    for (const method of ['HEAD', 'OPTIONS', 'POST']) await send({ method, path });
};

/** What browsers report, and what operators read. */
export const operations: Group = async ({ send, visitors }) => {
  const page = {
    pageType: 'article',
    articleId: 'story-1',
    siteSection: 'tech',
    channelType: 'tech:article',
    topicSlugs: ['laptops'],
    deviceType: 'desktop',
    edition: 'us',
    userStatus: 'anon',
    viewGuid: '0f2b6a7e-2f43-4d7f-8a5e-93c4f4a6b1d7',
    sessionId: '3d6f0a52-5d50-4c1d-9c53-0b9d3b1ac4f0',
  };
  const event = {
    name: 'page_view',
    time: 1_777_636_800_000,
    path: '/article/first-story/',
    page,
    params: {},
  };
  const batch = { consent: 'given', events: [event] };
  await send({ path: '/collect', json: batch });
  await send({
    path: '/collect',
    body: JSON.stringify(batch),
    headers: { 'content-type': 'text/plain' },
    note: 'beacon',
  });
  await send({ path: '/collect', json: { ...batch, consent: 'no' }, note: 'wrong' });
  await send({ path: '/collect', json: batch, headers: { 'sec-gpc': '1' }, note: 'privacy signal' });
  await send({ path: '/collect', body: 'a'.repeat(300_000), headers: json, note: 'too large' });
  await send({ path: '/collect', body: '{', headers: json, note: 'no JSON' });
  await send({ path: '/error-report', json: { message: 'It broke', path: '/', stack: 'Error: It broke' } });
  await send({ path: '/error-report', json: { message: '' }, note: 'wrong' });
  await send({ path: '/error-report', body: 'a'.repeat(100_000), headers: json, note: 'too large' });
  const report = { 'csp-report': { 'document-uri': '/', 'violated-directive': 'script-src' } };
  await send({ path: '/csp-report', json: report });
  await send({
    path: '/csp-report',
    body: '{',
    headers: { 'content-type': 'application/csp-report' },
    note: 'no JSON',
  });
  await send({ path: '/csp-report', body: 'a'.repeat(100_000), headers: json, note: 'too large' });
  for (const path of [
    '/collect',
    '/error-report',
    '/csp-report',
    '/pageview_candidate.json',
    '/measurement/tag.js',
    '/status',
    '/metrics',
  ])
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT']) await send({ method, path });
  for (const path of ['/status', '/metrics', '/status/', '/metrics/'])
    for (const by of [visitors.staffToken, visitors.accountToken, visitors.readerToken])
      await send({ path, by });
  await send({ path: '/metrics', headers: { 'x-forwarded-for': '198.51.100.1' }, note: 'forwarded' });
  await send({ path: '/desk/measurement/', by: visitors.staffToken, note: 'with events' });
};

/** Consent, the survey, short links, e-mail to a friend, pictures and videos. */
export const smallServices: Group = async ({ app, send, peek }) => {
  for (const path of [
    '/consent/context.json',
    '/consent/vendor-list.json',
    '/consent/receipts',
    '/consent/nothing',
    '/consent/',
    '/consent/sdk.js',
    '/consent/iab.js',
    '/consent/insert.js',
    '/consent/nothing.js',
  ])
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT']) await send({ method, path });
  await send({
    path: '/consent/context.json',
    headers: { 'x-geo': 'US-CA', 'sec-gpc': '1' },
    note: 'in California',
  });
  const receipt = { consentId: 'made-up', allowed: ['C0001', 'C0003'], isGpc: false, count: 2 };
  await send({ path: '/consent/receipts', json: receipt });
  await send({ path: '/consent/receipts', json: { ...receipt, allowed: [] }, note: 'wrong' });

  for (const path of [
    '/survey/question.json',
    '/survey/answer',
    '/survey/tag.js',
    '/survey/',
    '/survey/nothing',
  ])
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT']) await send({ method, path });
  await send({ path: '/survey/answer', json: { id: 'one', answer: 1 } });
  await send({ path: '/survey/answer', json: { id: 'other', answer: 1 }, note: 'wrong' });

  for (const path of [
    '/reading-list/',
    '/reading-list/entries',
    '/reading-list/gone',
    '/reading-list/nothing',
  ])
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'DELETE']) await send({ method, path });
  await send({ method: 'PUT', path: '/reading-list/entries', json: { entries: [] }, note: 'signed out' });
  await send({ path: '/reading-list/gone', json: { paths: ['/article/first-story/', '/article/nothing/'] } });
  await send({ path: '/reading-list/gone', json: { paths: ['https://evil.example/'] }, note: 'wrong' });
  await send({ path: '/reading-list/', form: { url: '/article/first-story/' } });
  await send({ path: '/reading-list/', form: { url: '//evil.example/' }, note: 'wrong' });

  const longUrl = encodeURIComponent(`${app.origin}/article/first-story/`);
  const short = await send({
    path: `/sharebar-shortener/?longurl=${longUrl}`,
    label: '/sharebar-shortener/?longurl={page}',
  });
  const { url } = (short.json() as { data: { url: string } }).data;
  await send({ path: url.replace(app.origin, ''), label: '/s/{code}' });
  for (const path of [
    '/sharebar-shortener/',
    '/sharebar-shortener/?longurl=https://evil.example/',
    `/sharebar-shortener/?longurl=${encodeURIComponent(`${app.origin}/nothing/`)}`,
    '/s/nothing7',
    '/s/',
  ])
    await send({ path });
  for (const path of ['/sharebar-shortener/', '/s/nothing7', '/email-a-friend/', '/email-a-friend/form/'])
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'DELETE']) await send({ method, path });

  const by = browser('friend');
  const { data } = (await send({ path: '/email-a-friend/form/', by })).json() as {
    data: { token: string; botCheck: Parameters<typeof solveChallenge>[0] };
  };
  const form = {
    'email_share[to]': 'friend@mail.example',
    'email_share[from]': 'reader@mail.example',
    'email_share[name]': 'A reader',
    'email_share[message]': 'Read this.',
    'email_share[_token]': data.token,
    'email_share_from[title]': 'A title',
    'email_share_from[url]': `${app.origin}/article/first-story/`,
  };
  const path = '/email-a-friend/';
  await send({ path, by, form: {}, note: 'empty' });
  await send({ path, by, form: { ...form, 'email_share[_token]': 'forged' }, note: 'forged token' });
  await send({ path, by, form: { ...form, 'email_share[to]': 'none' }, note: 'wrong address' });
  await send({ path, by, form, note: 'no bot check' });
  await send({ path, by, json: form, note: 'JSON' });
  const solved = { ...form, bot_check_response: solveChallenge(data.botCheck) };
  await send({ path, by, form: solved, note: 'sent' });
  await send({ path, by, form: solved, note: 'same bot check again' });
  await send({ path: '/email-a-friend/check/' });

  const page = await peek({ path: '/article/first-story/' });
  const picture =
    /\/resize\/[^"\s]+first-story\.webp[^"\s]+/.exec(page.text)?.[0]?.replaceAll('&amp;', '&') ?? '';
  const label = '/resize/{signature}/…/first-story.webp';
  const shown = await send({ path: picture, label });
  await send({ path: picture, label, method: 'HEAD' });
  await send({
    path: picture,
    label,
    headers: { 'if-none-match': String(shown.headers.etag) },
    note: 'not modified',
  });
  for (const accept of ['image/avif,image/webp,*/*', 'image/png'])
    await send({ path: picture, label, headers: { accept }, note: accept });
  for (const method of ['OPTIONS', 'POST']) await send({ method, path: picture, label });
  for (const other of [
    '/resize/',
    '/resize/forged/hub/scenes/first-story.webp?width=100',
    '/i/r/',
    '/i/r/2026/05/01/thumbnail/300x230/first-story.webp',
    '/i/r/nothing',
    '/uploads/ab/ab000000000000000000000000000000.svg',
    '/media/',
    '/media/clips/live/clip.mp4',
    '/media/clips/nothing.mp4',
  ])
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await send({ method, path: other });
  const video = '/media/clips/live/clip.mp4';
  for (const range of ['bytes=0-9', 'bytes=-5', 'bytes=9999-', 'lines=1'])
    await send({ path: video, headers: { range }, note: range });
};

/** Each thing the server mounts, with every method and with bodies it does not expect. */
export const mounts: Group = async ({ app, send, visitors }) => {
  // The server reports which paths readers requested, from time to time; with these there are some at any time.
  const visits = ['vanity', 'missing'].map((kind) => ({ kind, path: '/surface-visit/', total: 1 }));
  await send({
    path: `/api/neutron/vanity/${app.siteId}/visits`,
    json: { visits },
    by: visitors.staffToken,
    note: 'reported',
  });
  const big = 'a'.repeat(2_500_000);
  for (const path of app.mounts) {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH'])
      await send({ method, path });
    if (path.endsWith('/')) await send({ path: `${path}no-such-thing`, by: visitors.staffToken });
    await send({ path, body: 'a', headers: { 'content-type': 'text/plain' }, note: 'plain text' });
    await send({ path, body: big, headers: json, note: 'large body' });
    await send({
      path,
      form: { a: 'b' },
      headers: { origin: 'https://evil.example' },
      note: 'form of another site',
    });
    await send({ path, headers: { authorization: 'Bearer wrong-token-of-the-test' }, note: 'wrong token' });
  }
};
