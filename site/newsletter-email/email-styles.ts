import type { CSSProperties } from 'react';

const sans = 'Arial, Helvetica, sans-serif';
const serif = 'Georgia, "Times New Roman", serif';

/** Every style is inline: many mail clients drop style sheets. */
export const emailStyles = {
  body: { margin: 0, padding: 0, backgroundColor: '#f2f4f8', color: '#080a12' },
  preheader: {
    display: 'none',
    fontSize: 1,
    lineHeight: '1px',
    maxHeight: 0,
    maxWidth: 0,
    opacity: 0,
    overflow: 'hidden',
  },
  outer: { width: '100%', backgroundColor: '#f2f4f8' },
  sheet: { width: '100%', maxWidth: 600, backgroundColor: '#ffffff' },
  head: { padding: '20px 24px', backgroundColor: '#080a12', color: '#f1f3f9', fontFamily: sans },
  brand: {
    color: '#f1f3f9',
    fontSize: 20,
    fontWeight: 'bold',
    textDecoration: 'none',
    letterSpacing: '-0.5px',
  },
  online: { color: '#bac1d1', fontSize: 13, textDecoration: 'underline' },
  line: { height: 4, lineHeight: '4px', fontSize: 1, backgroundColor: '#ffc23d' },
  title: {
    margin: 0,
    fontFamily: sans,
    fontSize: 34,
    lineHeight: '38px',
    fontWeight: 'bold',
    color: '#080a12',
  },
  introduction: { margin: '12px 0 0', fontFamily: serif, fontSize: 18, lineHeight: '27px', color: '#3d4354' },
  cell: { padding: '28px 24px 0' },
  group: {
    margin: 0,
    fontFamily: sans,
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 'bold',
    color: '#5b36d6',
  },
  story: { padding: '20px 24px 0' },
  picture: { display: 'block', width: '100%', maxWidth: 552, height: 'auto', border: 0, outline: 'none' },
  kicker: { margin: '12px 0 0', fontFamily: sans, fontSize: 13, lineHeight: '18px', color: '#5c6375' },
  headline: { margin: '4px 0 0', fontFamily: sans, fontSize: 22, lineHeight: '27px', fontWeight: 'bold' },
  headlineLink: { color: '#080a12', textDecoration: 'none' },
  dek: { margin: '6px 0 0', fontFamily: serif, fontSize: 16, lineHeight: '24px', color: '#3d4354' },
  rule: { height: 1, lineHeight: '1px', fontSize: 1, backgroundColor: '#d5dae4' },
  foot: { padding: '28px 24px', fontFamily: sans, fontSize: 13, lineHeight: '20px', color: '#5c6375' },
  footLink: { color: '#5c6375', textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;

/**
 * For mail clients that support style sheets and dark mode. Classes exist only for this, and for the words of an
 * edition, which the newsletters service adds to `introduction` and `dek`.
 */
export const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.ground{background-color:#0d1019!important}.sheet{background-color:#151a27!important}.ink,.ink a{color:#f1f3f9!important}.soft{color:#bac1d1!important}.soft a{color:#bac1d1!important}.hue{color:#ac95ff!important}.rule{background-color:#2a3142!important}}`;
