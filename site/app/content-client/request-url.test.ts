import { describe, expect, it } from 'vitest';
import { sheetDefinitions } from '#app/content-client/sheet-requests.ts';
import { calls } from '#content/calls/all.ts';
import { definitions, type RequestValues } from './definitions.ts';
import { requestParts, requestUrl } from './request-url.ts';

const address = { baseUrl: 'https://api.example', site: 'wavelength', apiKey: 'key' };
const urlOf = (name: string, values: RequestValues, edition?: string) =>
  requestUrl(name, requestParts(name, values, address, edition), address.baseUrl);
const page = { pageType: 'article', slug: 'a' };
const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('requestUrl', () => {
  it('AP-01 AP-04 AP-13 fills the path and puts the rest into the query', () => {
    const url = urlOf('page', { ...page, contentOnly: true, debug: undefined });
    expect(url).toBe(
      'https://api.example/api/neutron/composer/wavelength/pages/article/a/web?contentOnly=true&apiKey=key',
    );
  });

  it('AP-02 adds apiKey once', () => {
    expect(queryOf(urlOf('page', page))).toEqual({ apiKey: 'key' });
    const own = urlOf('page', { ...page, apiKey: 'own' });
    expect(new URL(own).searchParams.getAll('apiKey')).toEqual(['own']);
  });

  it('AP-03 adds the edition it is given, and never over one that is set', () => {
    expect(queryOf(urlOf('page', page))).not.toHaveProperty('edition');
    expect(queryOf(urlOf('page', page, 'us'))).toHaveProperty('edition', 'us');
    expect(queryOf(urlOf('page', { ...page, edition: 'fr' }, 'us'))).toHaveProperty('edition', 'fr');
  });

  it('ER-13 names the missing definition', () => {
    expect(() => urlOf('weather', {})).toThrow('API definition for weather request is missing');
  });

  it('ER-14 names the missing resource', () => {
    expect(() => urlOf('page', { pageType: 'article' })).toThrow(
      'API configuration is missing the resource slug',
    );
  });

  it('encodes what it puts into the path', () => {
    expect(urlOf('page', { pageType: 'article', slug: '../x?y' })).toContain('/..%2Fx%3Fy/');
  });

  it.each(Object.entries({ ...definitions, ...sheetDefinitions }))(
    '%s has the path of the call it stands for',
    (name, { path }) => {
      expect(path).toBe(Object.values(calls).find((call) => call.name === name)?.path);
    },
  );
});
