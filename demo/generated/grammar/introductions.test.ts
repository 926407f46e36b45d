import { describe, expect, it } from 'vitest';
import { introduced, type Person } from './introductions.ts';

const nobody = new Set<Person>();
const everybody = new Set<Person>(['spokes', 'expert', 'critic', 'user']);

describe('introductions', () => {
  it.each([
    ['{Spokes}, {spokesRole}, is careful.', '{SpokesLast} is careful.'],
    ['“Yes,” said {critic}, {criticRole}.', '“Yes,” said {criticLast}.'],
    ['“Yes,” said {critic}, {criticRole}, and left.', '“Yes,” said {criticLast}, and left.'],
    [
      '“Yes,” {spokes} wrote. {SpokesLast}, {spokesRole}, left.',
      '“Yes,” {spokesLast} wrote. {SpokesLast} left.',
    ],
    ['Ask {user}.', 'Ask {userLast}.'],
  ])('VAL-02 calls somebody the reader has met by the last name: %s', (template, expected) => {
    expect(introduced(template, everybody)).toBe(expected);
  });

  it.each([
    ['“Yes,” {spokes} said.', '“Yes,” {spokes}, {spokesRole}, said.'],
    ['About six, said {spokes}.', 'About six, said {spokes}, {spokesRole}.'],
    ['{Expert}, who has taught it, agrees.', '{Expert}, who has taught it, agrees.'],
    ['{Spokes}, {spokesRole}, is careful.', '{Spokes}, {spokesRole}, is careful.'],
    ['For {user} and a radio.', 'For {user} and a radio.'],
  ])('VAL-02 says who somebody is at the first mention: %s', (template, expected) => {
    expect(introduced(template, nobody)).toBe(expected);
  });
});
