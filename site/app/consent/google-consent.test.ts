import { expect, it, vi } from 'vitest';
import { setGoogleConsentDefault } from './google-consent.ts';

it('CN-11 the Google consent mode default is queued once, in the form Google reads commands', () => {
  const page: Pick<Window, 'dataLayer' | 'gtag'> = {};
  const state = { ad_storage: 'denied' };
  setGoogleConsentDefault(page as Window, state);
  setGoogleConsentDefault(page as Window, state);
  page.gtag?.('config', 'G-1');
  const commands = page.dataLayer ?? [];
  expect(commands.map((one) => Object.prototype.toString.call(one))).toEqual(
    Array(2).fill('[object Arguments]'),
  );
  expect(commands.map((one) => Array.from(one as never))).toEqual([
    ['consent', 'default', state],
    ['config', 'G-1'],
  ]);
});

it('CN-11 a page that defines gtag keeps its own default', () => {
  const page = { gtag: vi.fn() };
  setGoogleConsentDefault(page as never, {});
  expect(page).toEqual({ gtag: page.gtag });
  expect(page.gtag).not.toHaveBeenCalled();
});
