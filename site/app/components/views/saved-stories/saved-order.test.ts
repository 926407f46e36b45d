import { describe, expect, it } from 'vitest';
import { savedCopy } from '#app/copy/saved.ts';
import { inOrder, minutesOf } from './saved-order.ts';

const story = (title: string, minutes?: number) => ({ url: `/article/${title}/`, title, minutes });
const list = [story('long', 20), story('unknown'), story('short', 4), story('half', 10)];
const shareOf = ({ title }: { title: string }) => (title === 'half' ? 0.8 : 0);

it.each([
  ['newest', ['long', 'unknown', 'short', 'half']],
  ['shortest', ['half', 'short', 'long', 'unknown']],
] as const)('%s first', (order, titles) => {
  expect(inOrder(list, order, shareOf).map(({ title }) => title)).toEqual(titles);
});

it('counts what is left to read', () => {
  expect(minutesOf(list, shareOf)).toBe(26);
  expect(minutesOf([], shareOf)).toBe(0);
});

describe('the sentence above the list', () => {
  it.each([
    [1, 0, 0, 'One story.'],
    [
      5,
      62,
      3,
      'Five stories, about an hour of reading. Three are on this device, so they open without a connection.',
    ],
    [
      2,
      14,
      1,
      'Two stories, about 15 minutes of reading. One is on this device, so it opens without a connection.',
    ],
    [1, 1, 1, 'One story, about 5 minutes of reading. It is on this device and opens without a connection.'],
    [
      2,
      130,
      2,
      'Two stories, about 2 hours of reading. They are on this device and open without a connection.',
    ],
    [42, 700, 0, '42 stories, about 12 hours of reading.'],
  ])('of %i stories, %i minutes and %i on the device', (stories, minutes, here, text) => {
    expect(savedCopy.summary(stories, minutes, here)).toBe(text);
  });

  it.each([
    [0, 4, 'You are offline. None of these stories is on this device; they open when you are back.'],
    [3, 4, 'You are offline. Three stories are on this device. The others open when you are back.'],
    [1, 3, 'You are offline. One story is on this device. The others open when you are back.'],
    [2, 2, 'You are offline. All of these stories are on this device.'],
  ])('offline, with %i of %i on the device', (here, stories, text) => {
    expect(savedCopy.offline(here, stories)).toBe(text);
  });
});
