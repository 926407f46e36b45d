import { expect, test } from 'vitest';
import type { ScreenData } from '#app/screen-data.ts';
import { articlePage } from '../test/composed-pages.ts';
import { checkDates } from './check-dates.ts';
import { hydrationData } from './hydration-data.ts';

const now = new Date('2026-11-17T12:00:00Z');
const past = '2026-11-17T11:59:00Z';
const future = '2026-11-17T12:01:00Z';

const none = { displayDatePublished: undefined, dateUpdated: undefined };

const shownWith = (dates: object) => ({
  shell: { year: 2026 },
  screen: { routeName: 'article', page: articlePage('x', dates) } as ScreenData,
});
const sentDates = (dates: object) => {
  const sent = JSON.parse(JSON.stringify(hydrationData(checkDates(shownWith(dates), now))));
  const [main] = sent.screen.page.data.components.filter(
    (component: { id: string }) => component.id === sent.screen.page.data.mainComponentId,
  );
  const { datePublished, dateUpdated, displayDatePublished, displayDateUpdated } = main.data;
  return [sent.areDatesChecked, { datePublished, dateUpdated, displayDatePublished, displayDateUpdated }];
};

test.each([
  [{ datePublished: past, dateUpdated: future }, { datePublished: past }],
  [{ datePublished: future, dateUpdated: past }, { dateUpdated: past }],
  [
    { datePublished: past, dateUpdated: past },
    { datePublished: past, dateUpdated: past },
  ],
  [{ datePublished: past, displayDateUpdated: future }, { datePublished: past }],
])('CL-19 browsers are sent the dates of %j that are past for the server', (dates, expected) => {
  const [isChecked, sent] = sentDates({ ...none, ...dates });
  expect(isChecked).toBe(true);
  expect(sent).toEqual(expected);
});
