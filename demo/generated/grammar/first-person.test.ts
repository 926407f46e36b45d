import { expect, it } from 'vitest';
import { quotesBySpeaker } from './first-person.ts';

it.each([
  [
    ['I sell bread', 'Price is a promise', 'We waited', 'Speed is cheap'],
    ['Price is a promise', 'Speed is cheap', 'I sell bread', 'We waited'],
  ],
  [
    ['Price is a promise', 'Speed is cheap', 'Heat wins'],
    ['Price is a promise', 'Speed is cheap', 'Heat wins'],
  ],
  [
    ['My mother', 'I walk', 'Heat wins'],
    ['Heat wins', 'I walk', 'My mother'],
  ],
])('VAL-02 lets people say what their part allows: %j', (shuffled, expected) => {
  expect(quotesBySpeaker(shuffled)).toEqual(expected);
});
