import { describe, expect, it } from 'vitest';
import { vanityTarget } from '#content/rules/vanity/target.ts';
import { testVanity } from './vanity-test-mode.ts';

const ownDomains = ['wavelength.example'];

describe('test mode', () => {
  it.each([
    ['VN-18', '/article/foo-bar/', 'NOT_FOUND'],
    ['VN-19 VN-22', '/pictures/gifv-test/', 'MASK'],
    ['VN-20 VN-22', '/feature/about/', 'PERMANENT_REDIRECT'],
    ['VN-21', '/latest/', 'OK'],
  ])('%s %s is %s', (_ids, path, type) => {
    expect(testVanity(path).urlType).toBe(type);
  });

  it('VN-22 the test redirect leads to the about page', () => {
    expect(vanityTarget(testVanity('/feature/about/'), 'us', ownDomains)).toBe('/about/');
  });
});
