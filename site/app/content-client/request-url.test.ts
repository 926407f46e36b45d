import { describe, expect, it } from 'vitest';
import { calls } from '#content/calls/all.ts';
import { definitions } from './definitions.ts';
import { requestUrl } from './request-url.ts';

const address = { baseUrl: 'https://api.example', site: 'wavelength', apiKey: 'key' };
const page = { pageType: 'article', slug: 'a' };
const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('requestUrl', () => {
  it('AP-01 AP-04 AP-13 fills the path and puts the rest into the query', () => {
    const url = requestUrl('page', { ...page, contentOnly: true, debug: undefined }, address);
    expect(url).toBe(
      'https://api.example/api/neutron/composer/wavelength/pages/article/a/web?contentOnly=true&apiKey=key',
    );
  });

  it('AP-02 adds apiKey once', () => {
    expect(queryOf(requestUrl('page', page, address))).toEqual({ apiKey: 'key' });
    const own = requestUrl('page', { ...page, apiKey: 'own' }, address);
    expect(new URL(own).searchParams.getAll('apiKey')).toEqual(['own']);
  });

  it('AP-03 adds the edition it is given, and never over one that is set', () => {
    expect(queryOf(requestUrl('page', page, address))).not.toHaveProperty('edition');
    expect(queryOf(requestUrl('page', page, address, 'us'))).toHaveProperty('edition', 'us');
    expect(queryOf(requestUrl('page', { ...page, edition: 'fr' }, address, 'us'))).toHaveProperty(
      'edition',
      'fr',
    );
  });

  it('ER-13 says which definition is missing', () => {
    expect(() => requestUrl('weather', {}, address)).toThrow('API definition for weather request is missing');
  });

  it('ER-14 says which resource is missing', () => {
    expect(() => requestUrl('page', { pageType: 'article' }, address)).toThrow(
      'API configuration is missing the resource slug',
    );
  });

  it('encodes what it puts into the path', () => {
    expect(requestUrl('page', { pageType: 'article', slug: '../x?y' }, address)).toContain('/..%2Fx%3Fy/');
  });

  it.each(Object.entries(definitions))('%s has the path of the call it stands for', (name, { path }) => {
    expect(path).toBe(Object.values(calls).find((call) => call.name === name)?.path);
  });
});
