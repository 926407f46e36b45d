import { describe, expect, it } from 'vitest';
import { parseCaptions } from './parse-captions.ts';

describe('parseCaptions', () => {
  it('VD-15 reads WebVTT with hours or without, settings, names and notes', () => {
    const file = `WEBVTT - a title

NOTE a comment

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

  it.each<[string, string, string[]]>([
    [
      'markup',
      '00:01.000 --> 00:02.000\n<script>alert(1)</script> <img src=x onerror=alert(1)>said',
      ['alert(1) said'],
    ],
    [
      'markup without an end',
      '00:01.000 --> 00:02.000\nHello <img src=x onerror=alert(1)',
      ['Hello <img src=x onerror=alert(1)'],
    ],
    ['markup in disguise', '00:01.000 --> 00:02.000\n&lt;b&gt; &amp;lt; R&amp;D', ['<b> &lt; R&D']],
    ['directions and control characters', '00:01.000 --> 00:02.000\n\u202Eevil\u0000words', ['evil words']],
    ['a time without an end', `00:01.000 --> 00:02.000\n${'x'.repeat(50_000)}`, ['x'.repeat(1000)]],
    ['times beyond any video', '9999999999:00:01.000 --> 9999999999:00:02.000\nlate', []],
  ])('VD-15 hostile captions become words: %s', (_name, text, expected) => {
    expect(parseCaptions(text).map((cue) => cue.text)).toEqual(expected);
  });

  it('VD-15 a file that goes on and on is cut', () => {
    const cue = (at: number) => `00:${String(at % 60).padStart(2, '0')}.000 --> 01:00.500\nline`;
    expect(parseCaptions(Array.from({ length: 20_000 }, (_, at) => cue(at)).join('\n\n'))).toHaveLength(5000);
  });

  it('VD-15 reads a file of a megabyte without an end of line as fast as it arrives', () => {
    expect(parseCaptions(`00:01.000 --> ${'0'.repeat(1_000_000)}`)).toEqual([]);
    expect(parseCaptions(`00:01.000 --> 00:02.000\n${'<'.repeat(1_000_000)}`)).toHaveLength(1);
  });
});
