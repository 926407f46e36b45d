import { describe, expect, it } from 'vitest';
import { isAffiliateLink, withSubids } from './affiliate-link.ts';

const rules = {
  domains: ['parcelry.example', 'boxandbolt.example'],
  subids: { subid1: 'articleId', subid2: 'viewGuid', subid3: 'position' },
} as const;

describe('affiliate links', () => {
  it.each([
    ['RV-09', 'https://parcelry.example/x', true],
    ['RV-09', 'https://www.parcelry.example/x', true],
    ['RV-09', 'http://go.parcelry.example', true],
    ['RV-09', 'https://notparcelry.example/', false],
    ['RV-09', 'https://parcelry.example.evil.test/', false],
    ['RV-09', 'https://evil.test/?u=parcelry.example', false],
    ['RV-09', 'https://parcelry.example@evil.test/', false],
    ['RV-09', '/product/x/', false],
    ['RV-09', 'javascript:alert(1)//parcelry.example', false],
    ['RV-09', 'not an address', false],
  ])('%s %s is one: %s', (_id, url, expected) => {
    expect(isAffiliateLink(url, rules)).toBe(expected);
  });

  it.each([
    [
      'all of them',
      { articleId: 'a1', viewGuid: 'g', position: 'p-2' },
      '?color=red&subid1=a1&subid2=g&subid3=p-2',
    ],
    ['what the page knows', { articleId: 'a1', position: 'p-2' }, '?color=red&subid1=a1&subid3=p-2'],
    ['nothing', {}, '?color=red'],
    ['odd characters', { articleId: 'a&b="<' }, '?color=red&subid1=a%26b%3D%22%3C'],
  ])('RV-09 RV-10 a listed shop gets %s', (_name, values, query) => {
    expect(withSubids('https://www.parcelry.example/x?color=red', rules, values)).toBe(
      `https://www.parcelry.example/x${query}`,
    );
  });

  it('RV-10 the second view of a page replaces the GUID of the first', () => {
    const first = withSubids('https://parcelry.example/x', rules, { articleId: 'a1', viewGuid: 'one' });
    expect(withSubids(first, rules, { viewGuid: 'two' })).toBe(
      'https://parcelry.example/x?subid1=a1&subid2=two',
    );
  });

  it('RV-09 other shops are left alone', () => {
    expect(withSubids('https://other.example/x', rules, { articleId: 'a1' })).toBe('https://other.example/x');
  });
});
