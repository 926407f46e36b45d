import { describe, expect, it } from 'vitest';
import { readArguments } from './load-arguments.ts';
import { progressLine } from './progress-line.ts';

describe('npm run demo', () => {
  it.each([
    [[], { articles: undefined, data: undefined, seed: undefined, replace: false }],
    [['--articles', '100000'], { articles: 100000, data: undefined, seed: undefined, replace: false }],
    [
      ['--articles=50', '--data', '/srv/x', '--seed', 'tide', '--replace'],
      { articles: 50, data: '/srv/x', seed: 'tide', replace: true },
    ],
  ])('CFG-04 reads %j', (words, read) => {
    expect(readArguments(words)).toEqual(read);
  });

  it.each([
    [['--articles'], '--articles needs a value'],
    [['--articles', 'many'], '--articles must be a whole number from 1 to 5000000, not "many"'],
    [['--articles', '-3'], '--articles must be a whole number from 1 to 5000000, not "-3"'],
    [['--force'], '"--force" is not an option'],
    [['100000'], '"100000" is not an option'],
  ])('CFG-04 says what is wrong with %j', (words, problem) => {
    expect(readArguments(words)).toEqual({ problem });
  });

  it.each([
    [0, 1000, 0, 'Loading Wavelength: 0 of 1,000 stories'],
    [250, 1000, 500, 'Loading Wavelength: 250 of 1,000 stories, 500 a second, 2 s to go'],
    [1000, 100000, 1000, 'Loading Wavelength: 1,000 of 100,000 stories, 1,000 a second, 1 min 39 s to go'],
    [1000, 1000, 2000, 'Loading Wavelength: 1,000 of 1,000 stories, 500 a second'],
  ])('shows %d of %d after %d ms with rate and remaining time', (loaded, total, milliseconds, line) => {
    expect(progressLine(loaded, total, milliseconds)).toBe(line);
  });
});
