import { describe, expect, it } from 'vitest';
import { chosenText, closedSearch, matchParts, type SearchEvent, searchReducer } from './search-state.ts';

const run = (...events: SearchEvent[]) => events.reduce(searchReducer, closedSearch);
const answered: SearchEvent = { type: 'answered', items: ['robot vacuum', 'robotics'] };
const key = (name: string): SearchEvent => ({ type: 'key', key: name });

describe('the list of suggestions', () => {
  it.each<[string, SearchEvent[], Partial<ReturnType<typeof run>>]>([
    ['SR-13 opens with an answer', [answered], { isOpen: true, marked: undefined }],
    ['SR-13 stays closed with nothing to offer', [{ type: 'answered', items: [] }], { isOpen: false }],
    ['SR-13 down marks the first', [answered, key('ArrowDown')], { marked: 0 }],
    ['SR-13 up marks the last', [answered, key('ArrowUp')], { marked: 1 }],
    ['SR-13 goes round', [answered, key('ArrowDown'), key('ArrowDown'), key('ArrowDown')], { marked: 0 }],
    [
      'SR-13 Escape closes',
      [answered, key('ArrowDown'), key('Escape')],
      { isOpen: false, marked: undefined },
    ],
    ['SR-13 down opens it again', [answered, key('Escape'), key('ArrowDown')], { isOpen: true, marked: 0 }],
    ['SR-13 other keys do nothing', [answered, key('Home')], { isOpen: true, marked: undefined }],
    [
      'SR-05 typing on forgets the mark',
      [answered, key('ArrowDown'), { type: 'typed' }],
      { marked: undefined },
    ],
    ['SR-13 arrows in an empty list do nothing', [key('ArrowDown')], { isOpen: false, marked: undefined }],
  ])('%s', (_, events, expected) => {
    expect(run(...events)).toMatchObject(expected);
  });

  it.each<[string, SearchEvent[], string]>([
    ['nothing marked: what was typed', [answered], 'robo'],
    ['something marked: the suggestion', [answered, key('ArrowDown')], 'robot vacuum'],
    ['marked but closed: what was typed', [answered, key('ArrowDown'), { type: 'close' }], 'robo'],
  ])('SR-05 Enter with %s', (_, events, expected) => {
    expect(chosenText(run(...events), 'robo')).toBe(expected);
  });
});

it.each([
  ['robot vacuum', 'robot', ['', 'robot', ' vacuum']],
  ['Best Robot lawn mower', 'robot', ['Best ', 'Robot', ' lawn mower']],
  ['robot', ' ROBOT ', ['', 'robot', '']],
  ['laptops', 'robot', ['laptops', '', '']],
  ['laptops', '  ', ['laptops', '', '']],
  ['İstanbul <b>robot</b>', 'robot', ['İstanbul <b>robot</b>', '', '']],
  ['a+b (c)', 'b (', ['a+', 'b (', 'c)']],
])('HD-06 of %s, %s is marked as %o', (suggestion, typed, expected) => {
  expect(matchParts(suggestion, typed)).toEqual(expected);
});
