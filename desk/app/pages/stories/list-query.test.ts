import { expect, it } from 'vitest';
import { addressOfView, contentOfAddress, queryOf, readAddress, writeAddress } from './list-query.ts';

const read = (text: string) => readAddress(new URLSearchParams(text));

it.each([
  '',
  'view=mine&state=draft&stage=editing',
  'q=chip+shortage&section=news',
  'author=ann&type=review&topic=phones&assignee=me&due=week',
  'sort=title&columns=state,words',
  'createdBy=me&sort=publish',
])('an address is read and written as it was: %s', (text) => {
  expect(writeAddress(read(text)).replaceAll('%2C', ',')).toBe(text);
});

it.each([
  ['state=lost', ''],
  ['due=yesterday', ''],
  ['sort=color', ''],
  ['type=poem&columns=state,secret', 'columns=state'],
  ['due=late&sort=title', 'due=late'],
])('what is not understood is left out: %s', (text, expected) => {
  expect(writeAddress(read(text))).toBe(expected);
});

it('due times are those of the newsroom', () => {
  const now = Date.parse('2026-11-18T17:00:00Z');
  const query = (text: string) => queryOf(read(text), now, 'America/New_York');
  expect(query('due=late')).toMatchObject({ dueBefore: '2026-11-18T17:00:00.000Z', sort: 'due' });
  expect(query('due=today')).toMatchObject({
    dueAfter: '2026-11-18T05:00:00.000Z',
    dueBefore: '2026-11-19T05:00:00.000Z',
  });
  expect(query('q=chips&sort=title')).toEqual({ q: 'chips', limit: 100 });
});

it('a view keeps what the address has', () => {
  const address = read('q=chips&state=draft&due=week&columns=state,due');
  const view = {
    id: 'v',
    name: 'Chips',
    isShared: false,
    isOwn: true,
    savedAt: '',
    ...contentOfAddress(address),
  };
  expect(writeAddress({ ...addressOfView(view), view: undefined })).toBe(writeAddress(address));
});
