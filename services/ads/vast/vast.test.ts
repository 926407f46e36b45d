import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { VASTClient } from '@dailymotion/vast-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenStore, openSqliteStore } from '#database/test/stores.ts';
import { type AdServer, createAdServer } from '../ad-server.ts';
import { migrateAds } from '../ads-tables.ts';
import { creativeOf, itemOf, noon } from '../test/examples.ts';
import { vastProblems } from '../test/vast-rules.ts';
import { readVastRequest } from './vast-request.ts';

const media = {
  url: '/media/clips/a/clip.mp4',
  type: 'video/mp4' as const,
  width: 854,
  height: 480,
  bitrate: 400,
};
const video = {
  id: 100,
  kind: 'video' as const,
  size: '854x480',
  title: 'Lamps & <light>',
  seconds: 75,
  skipAfter: 5,
  clickUrl: 'https://lamps.example/?a=1&b=2',
  media: [media],
  companions: [101, 102],
};
const preroll = itemOf(10, {
  advertiser: 'Lamps & Co',
  creatives: [video, creativeOf(101, '300x250'), creativeOf(102, '300x60')],
});
const wrapper = (tagUrl: string) =>
  itemOf(11, {
    priority: 2,
    keyValues: { via: ['wrapper'] },
    creatives: [{ id: 110, kind: 'wrapper', size: '1x1', clickUrl: '/', tagUrl }],
  });

/** What these tests look at of what the parser makes of an answer. */
interface ReadVast {
  version: string;
  ads: readonly {
    id: string;
    title: string;
    advertiser: unknown;
    system: unknown;
    impressionURLTemplates: readonly unknown[];
    creatives: readonly { type: string; mediaFiles?: readonly unknown[] }[];
  }[];
}

describe('VAST, read by a parser that is not ours', () => {
  let store: OpenStore;
  let server: AdServer;
  let origin = '';
  const http = createServer(async (req, res) => {
    const answer = await server.app.fetch(new Request(`${origin}${req.url}`));
    res.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  beforeEach(async () => {
    store = await openSqliteStore();
    await migrateAds(store.db);
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    http.closeAllConnections();
    http.close();
    await store.drop();
  });
  const open = (...lineItems: Parameters<typeof createAdServer>[0]['lineItems']) => {
    server = createAdServer({
      db: store.db,
      lineItems,
      secret: 's',
      emptyShare: 0,
      onError: () => undefined,
      now: () => noon,
      random: () => 0,
    });
  };
  const requestVast = (query: string): Promise<ReadVast> =>
    new VASTClient().get(`${origin}/ads/vast?${query}`);
  const totals = async () =>
    Object.fromEntries((await server.counts.totals('2026-01-01')).map(({ kind, total }) => [kind, total]));

  it('VD-11 VD-12 answers an ad tag of the product’s form with one linear video ad and its companions', async () => {
    open(preroll);
    const params = new URLSearchParams({
      iu: '/1234/wavelength/video',
      sz: '640x480',
      env: 'vp',
      gdfp_req: '1',
      output: 'xml_vast4',
      correlator: '12345',
      ciu_szs: '300x60,728x90',
      url: 'https://wavelength.example/video/a-video/',
      cust_params: 'ptype=video&topic=energy,security',
    });
    const text = await (await fetch(`${origin}/ads/vast?${params}`)).text();
    expect(vastProblems(text)).toEqual([]);
    const { ads, version } = await requestVast(params.toString());
    expect([version, ads.length]).toEqual(['4.2', 1]);
    const [ad] = ads;
    expect(ad).toMatchObject({ id: '10', title: 'Lamps & <light>', advertiser: { value: 'Lamps & Co' } });
    expect(ad?.system).toMatchObject({ value: 'Neutron' });
    expect(ad?.impressionURLTemplates).toHaveLength(1);
    const linear = ad?.creatives.find(({ type }) => type === 'linear');
    expect(linear).toMatchObject({ duration: 75, skipDelay: 5 });
    expect(linear).toMatchObject({ universalAdIds: [{ idRegistry: '127.0.0.1', value: '100' }] });
    expect(linear).toMatchObject({
      mediaFiles: [
        {
          fileURL: `${origin}/media/clips/a/clip.mp4`,
          deliveryType: 'progressive',
          mimeType: 'video/mp4',
          width: 854,
          height: 480,
          bitrate: 400,
        },
      ],
      trackingEvents: expect.objectContaining({
        start: [expect.stringContaining('/start')],
        firstQuartile: [expect.any(String)],
        midpoint: [expect.any(String)],
        thirdQuartile: [expect.any(String)],
        complete: [expect.any(String)],
        skip: [expect.any(String)],
      }),
    });
    const beside = ad?.creatives.find(({ type }) => type === 'companion');
    expect(beside).toMatchObject({ variations: [{ id: '102', width: '300', height: '60' }] });
    expect(JSON.stringify(beside)).toContain('/ads/creative/102?token=');
  });

  it('counts each event of the player once, and redirects a click only to the advertiser', async () => {
    open(preroll);
    const [ad] = (await requestVast('')).ads;
    const text = JSON.stringify(ad);
    const addresses = [...text.matchAll(/http[^"]+\/ads\/track\/[^"]+/g)].map(([address]) => address);
    for (const address of [...addresses, ...addresses])
      expect((await fetch(address)).headers.get('content-type')).toBe('image/gif');
    const click = /http[^"]+\/ads\/click\/[^"]+/.exec(text)?.[0] ?? '';
    const led = await fetch(click, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([302, 'https://lamps.example/?a=1&b=2']);
    expect(await totals()).toEqual({
      impression: 1,
      start: 1,
      firstQuartile: 1,
      midpoint: 1,
      thirdQuartile: 1,
      complete: 1,
      skip: 1,
      mute: 1,
      unmute: 1,
      pause: 1,
      resume: 1,
      error: 1,
      click: 1,
    });
  });

  it('follows another server’s tag, and both hear of it', async () => {
    open(preroll, wrapper('/ads/vast'));
    const { ads } = await requestVast('cust_params=via%3Dwrapper');
    const [ad] = ads;
    expect(ads).toHaveLength(1);
    expect(ad?.title).toBe('Lamps & <light>');
    expect(ad?.impressionURLTemplates).toHaveLength(2);
    const linear = ad?.creatives.find(({ type }) => type === 'linear');
    expect(linear).toMatchObject({ trackingEvents: { start: [expect.any(String), expect.any(String)] } });
  });

  it('a tag that leads to itself ends at the parser’s limit, with the error of the contract', async () => {
    open(wrapper('/ads/vast?cust_params=via%3Dwrapper'));
    const codes: unknown[] = [];
    const client = new VASTClient();
    client.getParser().on('VAST-error', ({ ERRORCODE }: { ERRORCODE: number }) => codes.push(ERRORCODE));
    const { ads }: ReadVast = await client.get(`${origin}/ads/vast?cust_params=via%3Dwrapper`);
    expect(ads.flatMap(({ creatives }) => creatives.flatMap(({ mediaFiles = [] }) => mediaFiles))).toEqual(
      [],
    );
    expect(codes).toEqual([302]);
  });

  it.each([
    ['nothing is booked', ''],
    ['the page asks for none', 'cust_params=house_fill%3Dnever'],
  ])('says in good form that there is no ad when %s', async (_name, query) => {
    open(...(query ? [preroll] : []));
    const answer = await fetch(`${origin}/ads/vast?${query}`);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await answer.text()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="4.2" xmlns="http://www.iab.com/VAST"></VAST>\n',
    );
  });

  it('video ads run in videos only, banners never', async () => {
    open(itemOf(1), preroll);
    expect((await requestVast('')).ads.map(({ id }) => id)).toEqual(['10']);
    open(itemOf(1));
    expect(await (await fetch(`${origin}/ads/vast`)).text()).not.toContain('<Ad ');
    open(itemOf(10, { creatives: [{ ...video, companions: [] }] }));
    expect((await fetch(`${origin}/ads/creative/100`)).status).toBe(404);
  });
});

describe('VD-14 what an ad tag says about its reader', () => {
  const ppid = 'p'.repeat(32);
  it.each<[string, string | undefined]>([
    [`ppid=${ppid}`, ppid],
    [`ppid=${ppid}&npa=1`, undefined],
    [`ppid=${ppid}&ltd=1`, undefined],
    [`ppid=${ppid}&tfcd=1`, undefined],
    ['ppid=joe@mail.example', undefined],
    ['', undefined],
  ])('%s names %s', (query, reader) => {
    expect(readVastRequest(new URLSearchParams(query)).reader).toBe(reader);
  });

  it.each([
    ['bent names and sizes', 'iu=../../etc&sz=axb&ciu_szs=1,2x,99999x1&url=javascript:alert(1)'],
    ['far too much', `cust_params=${'a%3D1%26'.repeat(5000)}`],
    ['a name said twice', 'iu=%00&iu=/1/2'],
  ])('%s count as not said', (_name, query) => {
    const { facts, companionSizes } = readVastRequest(new URLSearchParams(query));
    expect([facts.criteria.path, facts.place, companionSizes]).toEqual(['/', 'video', []]);
  });
});
