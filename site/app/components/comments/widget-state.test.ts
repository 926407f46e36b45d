import { expect, it } from 'vitest';
import { commentWidgetExample } from '#content/examples/comment-widget.ts';
import { initialWidget, widgetPage, withUnit } from './widget-state.ts';

it('EN-68 the widget starts with all five names of its page data and no units', () => {
  expect(Object.keys(initialWidget.page).sort()).toEqual(Object.keys(commentWidgetExample.page).sort());
  expect(initialWidget.units).toEqual({});
});

it('EN-68 each thread of the page is a unit, open or not', () => {
  const two = withUnit(withUnit(initialWidget, 'a', false), 'b', true);
  expect(withUnit(two, 'a', true).units).toEqual({ a: { isOpen: true }, b: { isOpen: true } });
});

it('EN-68 CM-09 the token is handed on only when there is one', () => {
  expect(widgetPage(commentWidgetExample)).toEqual(commentWidgetExample.page);
  const signedOut = { ...commentWidgetExample.page, remote_auth_s3: '' };
  expect(widgetPage({ page: signedOut, units: {} })).not.toHaveProperty('remote_auth_s3');
});
