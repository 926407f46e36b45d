import { describe, expect, it } from 'vitest';
import { parseCaptions } from './parse-captions.ts';

describe('parseCaptions', () => {
  it('VD-15 reads WebVTT with hours or without, settings, names and notes', () => {
    const file = `WEBVTT - a title

NOTE nobody reads this

STYLE
::cue { color: red }

intro
00:00.000 --> 00:02.500 align:start
<v Diego>Two hours</v>
behind a truck

01:00:01.000 --> 01:00:04.000
Later`;
    expect(parseCaptions(file)).toEqual([
      { start: 0, end: 2.5, text: 'Two hours behind a truck' },
      { start: 3601, end: 3604, text: 'Later' },
    ]);
  });

  it('reads SubRip and files from Windows, in order', () => {
    const file = '2\r\n00:00:03,000 --> 00:00:04,000\r\nB\r\n\r\n1\r\n00:00:01,000 --> 00:00:02,000\r\nA\r\n';
    expect(parseCaptions(file).map(({ text }) => text)).toEqual(['A', 'B']);
  });

  it.each([
    '',
    'WEBVTT',
    'not captions at all',
    '00:00:05.000 --> 00:00:02.000\nbackwards',
    '00:xx --> 1\nx',
  ])('leaves out what it cannot read: %j', (text) => {
    expect(parseCaptions(text)).toEqual([]);
  });
});
