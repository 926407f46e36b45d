import { describe, expect, it } from 'vitest';
import { nextNewsletterDay, onTheList } from './newsletter-day.ts';

/** A Tuesday in New York, and Wednesday already in UTC. */
const tuesdayNight = Date.parse('2026-11-18T02:00:00Z');
const friday = Date.parse('2026-11-20T15:00:00Z');

describe('nextNewsletterDay', () => {
  it.each([
    ['Wednesdays', tuesdayNight, 'Wednesday'],
    ['Tuesdays', tuesdayNight, 'Tuesday'],
    ['Sunday evenings', tuesdayNight, 'Sunday'],
    ['Every Monday and Thursday', tuesdayNight, 'Thursday'],
    ['Weekdays at seven', tuesdayNight, 'Wednesday'],
    ['Weekdays at seven', friday, 'Monday'],
    ['Daily', friday, 'Saturday'],
    ['Twice a month', friday, undefined],
    ['', friday, undefined],
    [undefined, friday, undefined],
  ])('%s', (rhythm, now, day) => {
    expect(nextNewsletterDay(rhythm, now)).toBe(day);
  });
});

describe('onTheList', () => {
  it.each([
    [['Tuesdays'], 'You are on the list. The first one comes on Tuesday.'],
    [['Tuesdays', 'Sunday evenings'], 'You are on the list. The first one comes on Sunday.'],
    [['Twice a month'], 'You are on the list.'],
    [['Tuesdays', 'Twice a month'], 'You are on the list.'],
    [[], 'You are on the list.'],
  ])('%j', (rhythms, text) => {
    expect(onTheList(rhythms, friday)).toBe(text);
  });
});
