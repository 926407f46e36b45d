import { expect, it } from 'vitest';
import { stepsOf } from './how-to-steps.ts';

const body = (...headings: string[]) =>
  headings.map((text) => `<h2 id="x">${text}</h2><p>Text.</p>`).join('');

it.each([
  ['numbers', ['Before', '1. Unplug', '2. Wait', 'After'], 2],
  ['a word and numbers', ['Step 1: Clap', 'Step 2: Move', 'Step 3: Clap'], 3],
  ['a word and number words', ['Lesson one: volts', 'Lesson two: amps', 'The exam'], 2],
  ['minutes', ['Minutes 0 to 5: cut', 'Minutes 5 to 20: call', 'Tomorrow'], 2],
  ['one number', ['1. Unplug', 'After'], 0],
  ['no numbers', ['Unplug', 'Wait'], 0],
  ['names of things', ['Windows 10: the old one', 'Windows 11: the new one'], 0],
  ['a word that is no number', ['Page here: a', 'Page there: b'], 0],
  ['numbers that fall', ['2. Second', '1. First'], 0],
  ['the same number twice', ['1. One', '1. Again', '2. Two'], 2],
])('%s are steps, or not', (_, headings, count) => {
  expect(stepsOf(body(...headings))).toHaveLength(count);
});

it('without numbered chapters the first numbered list has the steps', () => {
  expect(stepsOf('<p>Do:</p><ol><li>One</li><li>Two <b>more</b></li></ol><ol><li>x</li></ol>')).toEqual([
    { id: '', name: 'One', text: 'One' },
    { id: '', name: 'Two more', text: 'Two more' },
  ]);
  expect(stepsOf('<ul><li>One</li><li>Two</li></ul>')).toEqual([]);
  expect(stepsOf('')).toEqual([]);
});

it('a step has the id of its heading and the text below', () => {
  expect(stepsOf('<h2 id="a">1. Go</h2><p>Walk.</p><h2 id="b">2. Stop</h2>')).toEqual([
    { id: 'a', name: '1. Go', text: 'Walk.' },
    { id: 'b', name: '2. Stop', text: '2. Stop' },
  ]);
});
