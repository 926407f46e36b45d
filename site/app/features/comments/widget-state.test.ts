import { expect, it } from 'vitest';
import { initialWidget, widgetPage, withUnit } from './widget-state.ts';

const page = {
  api_key: 'discussion-public',
  identifier: 'article-halden-arc-14',
  remote_auth_s3: 'eyJpZCI6InVzZXItMjIzMSJ9 2c1e 1772539200',
  title: 'A week with the Halden Arc 14',
  url: 'https://wavelength.example/article/halden-arc-14-first-week/',
};

it('EN-68 the widget starts with all five names of its page data and no units', () => {
  expect(initialWidget).toEqual({
    page: { api_key: '', identifier: '', remote_auth_s3: '', title: '', url: '' },
    units: {},
  });
});

it('EN-68 each thread of the page is a unit, open or not', () => {
  const two = withUnit(withUnit(initialWidget, 'a', false), 'b', true);
  expect(withUnit(two, 'a', true).units).toEqual({ a: { isOpen: true }, b: { isOpen: true } });
});

it('EN-68 CM-09 the token is passed only when there is one', () => {
  expect(widgetPage({ page, units: {} })).toEqual(page);
  const signedOut = { ...page, remote_auth_s3: '' };
  expect(widgetPage({ page: signedOut, units: {} })).not.toHaveProperty('remote_auth_s3');
});
