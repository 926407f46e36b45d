/** Values that no parameter, header or field means. Tests only. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nset-cookie: x=1',
  '\u202e\u200b\ufeff',
  '\ud800',
  '💥'.repeat(50),
  'é',
  '..',
  '../../etc/passwd',
  '//evil.example',
  '-1',
  '0',
  '1e309',
  'NaN',
  '9'.repeat(18),
  '99999999999999999999',
  '1.5',
  '0x10',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  "' OR 1=1 --",
  '";DROP TABLE stories;--',
  '" OR *',
  'a:b',
  'title:a',
  'NEAR(a b)',
  'a AND NOT b*',
  '(((((',
  '"',
  "'",
  '*',
  '^a',
  '-a -b',
  '%',
  '%25',
  '%zz',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'a,b;c|d',
  'a'.repeat(300),
  'a'.repeat(1500),
  'a '.repeat(500),
  'a-'.repeat(400),
];

/** Values a JSON field does not mean either. */
export const hostileJson: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  [[]],
  ['a', 'a'],
  {},
  { __proto__: null, constructor: { prototype: {} } },
  { length: 1e9 },
  deep(200),
];

export function deep(levels: number): unknown {
  let value: unknown = 'a';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

/** Headers whose syntax is parsed somewhere; each with values that break parsers. */
export const hostileHeaders: Readonly<Record<string, readonly string[]>> = {
  range: [
    'bytes=0-',
    'bytes=-1',
    'bytes=9-1',
    'bytes=0-0,1-1,2-2',
    'bytes=99999999999999999999-',
    'x=1',
    'bytes=a-b',
  ],
  'if-none-match': ['*', '"', 'W/', `"${'a'.repeat(2000)}"`, '"a","b",W/"c'],
  'if-modified-since': ['x', 'Tue, 99 Foo 99999 99:99:99 GMT', '-1'],
  'if-range': ['"', 'x'],
  'accept-language': ['*', 'xx-'.repeat(300), 'en;q=NaN', ';;;,,,', 'a-b-c-d;q=9'],
  accept: ['*', ';;;', 'text/html;q=x', '/'.repeat(500)],
  'accept-encoding': ['*', 'gzip;q=x', 'br;;;', ','.repeat(500)],
  cookie: [';;;;', '=', 'a', `${'a=b; '.repeat(300)}`, '__proto__=1', 'a=%zz', 'a="', '%00=%00'],
  'x-forwarded-for': ['::::', '1.2.3.4.5', ','.repeat(300), 'fe80::1%eth0', 'unknown', '[::1'],
  'x-forwarded-host': ['evil.example', '//', 'a b'],
  'x-forwarded-proto': ['javascript', ''],
  forwarded: ['for=;;;', 'for="['],
  authorization: [
    'Bearer',
    'Bearer x',
    'Bearer a.b.c',
    `Bearer ${'a'.repeat(4000)}`,
    'Basic !!!',
    'Basic Og==',
  ],
  'content-type': [
    'x',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/json; charset=utf-99',
  ],
  origin: ['null', 'x', 'http://', 'https://a:b@c'],
  referer: ['x', 'http://[', `http://a/${'b'.repeat(2000)}`],
  'user-agent': ['', '('.repeat(500), 'Googlebot'],
};

/** A repeatable choice: the same seed walks the same way, so that a failure can be repeated. */
export function createChooser(seed: number): <T>(values: readonly T[]) => T {
  let state = seed;
  return (values) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return values[(state >> 8) % values.length] as never;
  };
}
