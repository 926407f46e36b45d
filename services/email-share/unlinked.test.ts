import { describe, expect, it } from 'vitest';
import { unlinked } from './unlinked.ts';

describe('AP-24 text written by a sender', () => {
  const origin = 'https://wavelength.example';
  it.each([
    ['See you. Ines', 'See you. Ines'],
    ['It ended.Really', 'It ended. Really'],
    ['Buy at https://evil.example/x.html now', 'Buy at evil. example/x. html now'],
    ['www.evil.example', 'www. evil. example'],
    ['me@evil.example', 'me@evil. example'],
    ['Read https://wavelength.example/a/b.c/', 'Read https://wavelength.example/a/b.c/'],
    ['https://wavelength.example.evil.example/', 'wavelength. example. evil. example/'],
    ['https://wavelength.example/,https://evil.example', 'wavelength. example/,evil. example'],
    ['(https://evil.example)', '(evil. example)'],
    ['Two\nlines', 'Two\nlines'],
  ])('%j becomes %j', (text, plain) => expect(unlinked(text, origin)).toBe(plain));
});
