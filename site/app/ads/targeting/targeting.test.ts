import { describe, expect, it } from 'vitest';
import { adTargetingExample } from '#content/examples/ads.ts';
import { adSubsessions } from '#content/limits.ts';
import { personalTargeting, type ReaderFacts, subsessionOf } from './personal-targeting.ts';
import { queryOverrides } from './query-overrides.ts';
import { contextualTargeting, type PageFacts } from './targeting.ts';

const page: PageFacts = {
  ptype: 'article',
  cid: 'article-1',
  section: 'news',
  collection: 'the-all-day-laptop',
  sectopic: 'laptops',
  pid: 'product-1',
};
const reader: ReaderFacts = {
  device: 'desktop',
  env: 'production',
  region: 'aw',
  buckets: [{ id: 'stickyCta', version: 1, bucket: 'control' }],
  viewGuid: '0f2b6a7e-2f43-4d7f-8a5e-93c4f4a6b1d7',
  isRegistered: false,
  pageViews: 3,
};

describe('targeting', () => {
  it('EN-64 AD-47 AD-49 AD-41 AD-40 has page and session facts with consent', () => {
    const targeting = personalTargeting(page, reader, {});
    for (const key of Object.keys(adTargetingExample).filter((key) => key !== 'pos'))
      expect(targeting[key], key).toBeTruthy();
    expect(targeting).toMatchObject({
      test: 'stickyCta|1|control',
      user: 'anon',
      region: 'aw',
      subses: '3',
      vguid: reader.viewGuid,
    });
    expect(personalTargeting(page, { ...reader, isRegistered: true }, {}).user).toBe('registered');
  });

  it('AD-39 CN-10 has no data about the reader without consent', () => {
    expect(Object.keys(contextualTargeting(page, reader)).sort()).toEqual(
      ['cid', 'collection', 'device', 'env', 'pid', 'ptype', 'region', 'section', 'sectopic'].sort(),
    );
  });

  it('AD-39 EN-62 has location and edition: neither identifies the reader', () => {
    const targeting = contextualTargeting({ ...page, edition: 'us' }, { ...reader, geo: 'US-WA' });
    expect(targeting).toMatchObject({ geo: 'US-WA', edition: 'us', region: 'aw' });
    const hostile = contextualTargeting(page, { ...reader, geo: 'US"&<script>'.repeat(20) });
    expect(hostile.geo).toMatch(/^[\w-]{1,40}$/);
  });

  it('AD-47 without a test there is no value', () => {
    expect(personalTargeting(page, { ...reader, buckets: [] }, {})).not.toHaveProperty('test');
  });

  it.each([
    [0, 1],
    [1, 1],
    [6, 6],
    [7, 6],
    [Number.NaN, 1],
    [-3, 1],
  ])('AD-40 page view %s is subsession %s', (views, expected) => {
    expect(subsessionOf(views)).toBe(expected);
    expect(adSubsessions).toBe(6);
  });

  it('AD-48 the URL overrides everything', () => {
    const overrides = queryOverrides(new URLSearchParams('adTargeting_env=qa&ftag=abc&adTargeting_foo=1'));
    expect(personalTargeting(page, reader, overrides)).toMatchObject({ env: 'qa', ftag: 'abc', foo: '1' });
  });
});

describe('overrides in the URL', () => {
  it.each<[string, Record<string, string>]>([
    ['adTargeting_foo=1', { foo: '1' }],
    ['adTest=on', { test: 'on' }],
    ['adfoo=1', { foo: '1' }],
    ['adfoo=1&adTargeting_foo=2', { foo: '2' }],
    ['adTargeting_foo=2&adfoo=1', { foo: '2' }],
    ['ftag=CAD-1', { ftag: 'CAD-1' }],
    ['page=2&q=ads&readme=1', {}],
    ['ad=1&adTargeting_=1', {}],
    ['adTargeting_x=', {}],
  ])('AD-48 %s', (query, expected) => {
    expect(queryOverrides(new URLSearchParams(query))).toEqual(expected);
  });

  it.each([
    ['markup', 'adTargeting_x=<script>alert(1)</script>', { x: 'scriptalert1/script' }],
    ['separators of a request', 'adTargeting_x=a%26b%3Dc;d,e', { x: 'abcde' }],
    ['control characters', 'adTargeting_x=a%00%0d%0ab%e2%80%ae', { x: 'ab' }],
    ['a long value', `adTargeting_x=${'y'.repeat(5000)}`, { x: 'y'.repeat(40) }],
    ['a prototype', 'adTargeting___proto__=1&adTargeting_constructor=1', { constructor: '1' }],
    ['a key with markup', 'adTargeting_<b>=1', {}],
    ['a long key', `adTargeting_${'k'.repeat(200)}=1`, {}],
  ])('AD-48 hostile: %s', (_, query, expected) => {
    const overrides = queryOverrides(new URLSearchParams(query));
    expect(Object.entries(overrides)).toEqual(Object.entries(expected));
    expect(Object.getPrototypeOf(overrides)).toBe(Object.prototype);
  });

  it('AD-48 hostile: a thousand of them', () => {
    const query = Array.from({ length: 1000 }, (_, index) => `adTargeting_k${index}=1`).join('&');
    expect(Object.keys(queryOverrides(new URLSearchParams(query)))).toHaveLength(20);
  });
});
