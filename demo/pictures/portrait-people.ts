import type { PaletteName } from './palettes.ts';

export type HairStyle = 'crop' | 'bob' | 'bun' | 'curly' | 'long' | 'bald' | 'wrap' | 'side';

/** What is fixed about a writer's portrait. All of them are invented. */
export type Person = {
  readonly slug: string;
  readonly style: HairStyle;
  readonly skin: string;
  readonly hair: string;
  readonly palette: PaletteName;
  readonly shirt: 'body' | 'accent' | 'pop';
  readonly glasses: boolean;
  readonly beard: boolean;
  /** How the portrait is described to someone who does not see it. */
  readonly seen: string;
};

const SKIN = {
  porcelain: '#F6D2B8',
  fair: '#EDBB99',
  tan: '#D99A6C',
  brown: '#B9754A',
  deep: '#8C5233',
  dark: '#5E3524',
} as const;

const HAIR = {
  black: '#1B1410',
  brown: '#3A2417',
  chestnut: '#6B3F22',
  sandy: '#B5793A',
  blond: '#D9B26A',
  gray: '#8A8D96',
  red: '#C94F2B',
} as const;

type Row = readonly [
  slug: string,
  style: HairStyle,
  skin: keyof typeof SKIN,
  hair: keyof typeof HAIR,
  palette: PaletteName,
  shirt: Person['shirt'],
  extras?: 'glasses' | 'beard' | 'glasses and beard',
];

const ROWS: readonly Row[] = [
  ['priya-raman', 'long', 'brown', 'black', 'apricot', 'body'],
  ['diego-marin', 'crop', 'tan', 'black', 'ember', 'accent'],
  ['ruth-calloway', 'bun', 'porcelain', 'gray', 'mint', 'pop', 'glasses'],
  ['tomas-lindqvist', 'side', 'porcelain', 'blond', 'sky', 'body', 'glasses and beard'],
  ['sana-haddad', 'wrap', 'tan', 'brown', 'lilac', 'accent'],
  ['amara-okafor', 'curly', 'dark', 'black', 'sulfur', 'body', 'glasses'],
  ['jonah-reyes', 'crop', 'fair', 'brown', 'nebula', 'pop', 'beard'],
  ['mei-tanaka', 'bob', 'porcelain', 'black', 'rose', 'pop'],
  ['elena-petrova', 'long', 'fair', 'blond', 'ultra', 'accent'],
  ['marcus-bell', 'bald', 'deep', 'black', 'argon', 'pop', 'beard'],
  ['nadia-karim', 'curly', 'brown', 'brown', 'mint', 'accent'],
  ['oskar-nyberg', 'crop', 'porcelain', 'sandy', 'lilac', 'body', 'glasses'],
  ['leila-farouk', 'wrap', 'brown', 'black', 'sky', 'body', 'glasses'],
  ['samuel-adeyemi', 'crop', 'dark', 'black', 'apricot', 'pop', 'glasses'],
  ['ingrid-solberg', 'bob', 'fair', 'gray', 'ember', 'pop'],
  ['rafael-costa', 'side', 'tan', 'brown', 'ultra', 'pop', 'beard'],
  ['hannah-weiss', 'curly', 'porcelain', 'red', 'sky', 'accent'],
  ['kofi-mensah', 'bald', 'dark', 'gray', 'rose', 'accent', 'glasses and beard'],
  ['yuki-sato', 'side', 'fair', 'black', 'sulfur', 'pop'],
  ['claire-dubois', 'bun', 'fair', 'chestnut', 'argon', 'accent'],
  ['arjun-patel', 'side', 'brown', 'black', 'rose', 'body', 'glasses'],
  ['bianca-rossi', 'long', 'tan', 'chestnut', 'nebula', 'pop', 'glasses'],
  ['theo-vance', 'crop', 'fair', 'red', 'mint', 'body', 'beard'],
  ['grace-lin', 'bun', 'porcelain', 'black', 'apricot', 'accent', 'glasses'],
];

const HAIR_WORDS: Record<HairStyle, (hair: string) => string> = {
  crop: (hair) => `short ${hair} hair`,
  bob: (hair) => `a ${hair} bob`,
  bun: (hair) => `${hair} hair in a bun`,
  curly: (hair) => `curly ${hair} hair`,
  long: (hair) => `long ${hair} hair`,
  bald: () => 'a shaved head',
  wrap: () => 'a headscarf',
  side: (hair) => `${hair} hair combed to the side`,
};

function wordsFor(style: HairStyle, hair: string, glasses: boolean, beard: boolean): string {
  const features = [HAIR_WORDS[style](hair), ...(glasses ? ['glasses'] : []), ...(beard ? ['a beard'] : [])];
  const last = features.at(-1);
  const list = features.length > 1 ? `${features.slice(0, -1).join(', ')} and ${last}` : last;
  return `portrait of a person with ${list}`;
}

export const PEOPLE: readonly Person[] = ROWS.map(
  ([slug, style, skin, hair, palette, shirt, extras = '']) => {
    const glasses = extras.includes('glasses');
    const beard = extras.includes('beard');
    const seen = wordsFor(style, hair, glasses, beard);
    return { slug, style, skin: SKIN[skin], hair: HAIR[hair], palette, shirt, glasses, beard, seen };
  },
);
