import { describe, expect, it } from 'vitest';
import { settingSchemas } from '../../entities/settings.ts';
import { brandStyles } from './brand-styles.ts';
import { contrastRatio, ratioText } from './contrast.ts';
import { darkGrounds, lightGrounds } from './grounds.ts';
import { readableShades } from './section-color.ts';

describe('contrast as WCAG measures it', () => {
  it.each([
    ['#000000', '#ffffff', '21.00'],
    ['#ffffff', '#ffffff', '1.00'],
    ['#767676', '#ffffff', '4.54'],
    ['#777777', '#ffffff', '4.47'],
    ['#ffffff', '#0a5fc2', '6.12'],
  ])('%s on %s is %s', (one, other, ratio) => {
    expect(ratioText(contrastRatio(one, other))).toBe(ratio);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });
});

describe('colors of settings', () => {
  const problem = (name: 'colors' | 'sectionColors', value: unknown) => {
    const parsed = settingSchemas[name].safeParse(value);
    return parsed.success
      ? undefined
      : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)[0];
  };
  const dark = '#c0d0ff';

  it.each([
    ['colors', { ink: '#101820', accent: '#f2aa4c' }, undefined],
    [
      'colors',
      { ink: '#808080', accent: '#000000' },
      'ink: #f1f3f9 on the dark ground #808080 has a contrast of 3.55:1; WCAG AA requires 4.5:1',
    ],
    [
      'colors',
      { ink: '#101820', accent: '#202830' },
      'accent: #202830 on the dark ground #101820 has a contrast of 1.19:1; WCAG AA requires 3:1',
    ],
    [
      'colors',
      { ink: '#101820', accent: '#f2aa4c', onAccent: '#ffffff' },
      'onAccent: #ffffff on the accent #f2aa4c has a contrast of 1.97:1; WCAG AA requires 4.5:1',
    ],
    [
      'colors',
      { ink: '#080a12', accent: '#787878' },
      'accent: #080a12 on the accent #787878 has a contrast of 4.47:1; WCAG AA requires 4.5:1',
    ],
    ['colors', { ink: '#080a12', accent: '#787878', onAccent: '#000000' }, undefined],
    [
      'colors',
      { ink: '#3a3a3a', accent: '#ffc23d' },
      'ink: #959db0 on the dark ground #3a3a3a has a contrast of 4.18:1; WCAG AA requires 4.5:1',
    ],
    [
      'colors',
      { ink: '#123448', accent: '#ffc23d' },
      'ink: #6c7589 on the dark ground #123448 has a contrast of 2.82:1; WCAG AA requires 3:1',
    ],
    [
      'colors',
      { ink: '#0b2a3c', accent: '#ffc23d', accentText: { light: '#7a4b00', dark: '#8a8a8a' } },
      'accentText.dark: #8a8a8a on the dark ground #0b2a3c has a contrast of 4.31:1; WCAG AA requires 4.5:1',
    ],
    ['colors', { ink: '#101820', accent: 'red' }, 'accent: must be a color such as #0a5fc2'],
    ['sectionColors', { politics: { light: '#0a5fc2', dark } }, undefined],
    ['sectionColors', {}, undefined],
    [
      'sectionColors',
      { sport: { light: '#8fbc8f', dark } },
      'sport.light: #8fbc8f on light pages #ffffff has a contrast of 2.15:1; WCAG AA requires 4.5:1',
    ],
    [
      'sectionColors',
      { sport: { light: '#0a5fc2', dark: '#0a5fc2' } },
      'sport.dark: #0a5fc2 on dark pages #0d1019 has a contrast of 3.10:1; WCAG AA requires 4.5:1',
    ],
  ] as const)('%s %o', (name, value, expected) => {
    expect(problem(name, value)).toBe(expected);
  });

  it('the accent as text can be read on every ground', () => {
    for (const accent of ['#ff8a5c', '#000000', '#ffffff', '#0a5fc2', '#777777']) {
      const { light, dark: onDark } = readableShades(accent, '#101820');
      for (const ground of lightGrounds) expect(contrastRatio(light, ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of [...darkGrounds, '#101820'])
        expect(contrastRatio(onDark, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('writes custom properties for any number of sections; others have the accent of the tokens', () => {
    const names = Array.from({ length: 40 }, (_, index) => `section-${index}`);
    const color = { light: '#0a5fc2', dark };
    const styles = brandStyles({
      colors: { ink: '#101820', accent: '#f2aa4c' },
      sectionColors: { sport: color, ...Object.fromEntries(names.map((name) => [name, color])) },
      fonts: { sans: 'archivo', serif: 'system' },
    });
    expect(styles).toContain('--ink:#101820;--accent:#f2aa4c;--on-accent:#080a12');
    for (const name of ['sport', ...names]) {
      expect(styles).toContain(`--h-${name}:light-dark(#0a5fc2,${dark})`);
      expect(styles).toContain(`[data-s="${name}"]{--hue:var(--h-${name})}`);
    }
    expect(styles).not.toContain('culture');
    for (const size of ['', '-small', '-large', '-display'])
      expect(styles).toContain(`--serif${size}:ui-serif`);
    expect(styles).not.toMatch(/[<>]/);
  });
});

describe('fonts of the publication', () => {
  const file = (digit: string) => `/uploads/ab/${digit.repeat(32)}.woff2`;
  const look = { colors: { ink: '#101820', accent: '#f2aa4c' }, sectionColors: {} };

  it('stand before those of the system, which are shown until they arrive', () => {
    const styles = brandStyles({
      ...look,
      fonts: {
        sans: { files: [{ url: file('1') }] },
        serif: {
          files: [
            { url: file('2'), weights: [400, 400] },
            { url: file('3'), isItalic: true },
          ],
        },
      },
    });
    expect(styles).toContain(
      `@font-face{font-family:"Publication Sans";src:url("${file('1')}") format("woff2");font-weight:1 1000;font-display:swap}`,
    );
    expect(styles).toContain(`url("${file('2')}") format("woff2");font-weight:400 400;font-display:swap`);
    expect(styles).toContain(`${file('3')}") format("woff2");font-weight:1 1000;font-style:italic;`);
    expect(styles).toContain('--sans:"Publication Sans",system-ui,sans-serif');
    for (const size of ['', '-small', '-large', '-display'])
      expect(styles).toContain(`--serif${size}:"Publication Serif",ui-serif,Georgia,serif`);
  });

  it('are not mentioned unless they are chosen', () => {
    expect(brandStyles({ ...look, fonts: { sans: 'archivo', serif: 'source-serif' } })).not.toMatch(
      /font|--s(ans|erif)/,
    );
  });

  it.each([
    [{ files: [{ url: file('a') }] }, true],
    [{ files: [{ url: file('a'), weights: [400, 700], isItalic: true }] }, true],
    [{ files: [{ url: file('a'), weights: [700, 400] }] }, false],
    [{ files: [{ url: file('a'), weights: [0, 700] }] }, false],
    [{ files: [] }, false],
    [{ files: [{ url: '/uploads/ab/x.svg' }] }, false],
    [{ files: [{ url: 'https://evil.example/x.woff2' }] }, false],
    [{ files: [{ url: `${file('a')}")}*{color:red}` }] }, false],
    ['comic', false],
  ] as const)('%o is valid: %s', (sans, isValid) => {
    expect(settingSchemas.fonts.safeParse({ sans, serif: 'system' }).success).toBe(isValid);
  });
});

describe('other settings', () => {
  it.each([
    ['name', 'Harborline', true],
    ['name', '  ', false],
    ['name', 'Two\nlines', false],
    ['name', 'x'.repeat(61), false],
    ['language', 'de-DE', true],
    ['language', 'deutsch!', false],
    ['timeZone', 'Europe/Berlin', true],
    ['timeZone', 'Mars/Olympus', false],
    ['social', [{ name: 'mastodon', url: 'javascript:alert(1)' }], false],
    ['footer', { columns: [{ title: 'Read', links: [{ text: 'x', url: 'javascript:x' }] }] }, false],
    ['footer', { columns: [{ title: 'Read', links: [{ text: 'About', url: '/about/' }] }] }, true],
    ['footer', { unknown: 1 }, false],
    ['logo', { header: { light: { url: 'https://evil.example/x.svg', width: 1, height: 1 } } }, false],
    ['logo', {}, true],
    [
      'notFound',
      { picture: { url: '/uploads/ab/x.svg', width: 10, height: 4, marks: [{ text: 'Pier 4', at: 40 }] } },
      true,
    ],
    [
      'notFound',
      { picture: { url: '/uploads/ab/x.svg', width: 10, height: 4, marks: [{ text: 'Pier 4', at: 140 }] } },
      false,
    ],
    ['notFound', { picture: { url: 'https://evil.example/x.svg', width: 10, height: 4 } }, false],
    ['mailSender', { name: 'Harborline', address: 'news@harborline.example' }, true],
    ['mailSender', { name: 'Harborline', address: 'no address' }, false],
    ['feeds', { text: 'excerpt' }, true],
    ['feeds', { text: 'half' }, false],
    ['fonts', { sans: 'comic', serif: 'system' }, false],
  ] as const)('%s %o is %s', (name, value, isValid) => {
    expect(settingSchemas[name].safeParse(value).success).toBe(isValid);
  });
});
