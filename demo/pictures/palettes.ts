import { luminance, turnHue } from './color.ts';
import type { Random } from './random.ts';

/** Nine roles. Drawings speak of roles only, which is why every motif works in every palette. */
export type Palette = {
  readonly wallTop: string;
  readonly wallLow: string;
  readonly floor: string;
  /** the object itself */
  readonly body: string;
  /** its second part */
  readonly accent: string;
  /** light: screens, lamps, signals */
  readonly glow: string;
  /** the one contrast */
  readonly pop: string;
  readonly pale: string;
  readonly ink: string;
  /** true when the wall is dark, so far things must be lit rather than shaded */
  readonly dark: boolean;
};

type Roles = readonly [
  wallTop: string,
  wallLow: string,
  floor: string,
  body: string,
  accent: string,
  glow: string,
  pop: string,
  pale: string,
  ink: string,
];

// The names are lamps, gases and weathers; each row reads in the order of the roles above.
const PALETTES = {
  sodium: ['#0B1030', '#2A2C6B', '#151846', '#F2EADC', '#FF6A3D', '#FFB52E', '#57C7E3', '#FFF3DC', '#070A1A'],
  argon: ['#0A2BD8', '#2F6BFF', '#0A1F9C', '#F3F7FF', '#FFC94A', '#9BE8FF', '#FF5A4D', '#FFFFFF', '#050C3A'],
  halpha: ['#D61C4E', '#FF6B6B', '#A30D3F', '#FFE9DF', '#3B1159', '#FFC96B', '#2B1A6B', '#FFF6EE', '#2A0524'],
  nebula: ['#06343F', '#0F7A7D', '#05303A', '#EAF6F0', '#FF8A5C', '#6FF0D2', '#FFD166', '#F4FFFB', '#021B24'],
  fog: ['#DDE3EE', '#F1F3F8', '#C3CCDD', '#2B4BFF', '#FF5A3C', '#FFC23D', '#0F1740', '#FFFFFF', '#10142B'],
  apricot: [
    '#FFC49B',
    '#FFE3CB',
    '#F59A6E',
    '#1C2A6B',
    '#E23A2E',
    '#FFF0C2',
    '#0E8C8C',
    '#FFF9F0',
    '#1A1238',
  ],
  mint: ['#8FE0C4', '#C9F3E2', '#5DBFA0', '#0E4B4A', '#FF6B4F', '#FFF2B0', '#4B2AD6', '#FAFFFC', '#06272B'],
  ultra: ['#3A1FB8', '#7E5BFF', '#2A1690', '#FBE9FF', '#FF7A4A', '#8DF3E4', '#FFD24A', '#FFFFFF', '#120742'],
  lilac: ['#BBA8FF', '#E6DDFF', '#9A83EE', '#24125F', '#FF4D6D', '#FFF0A8', '#0D7BD6', '#FFFFFF', '#150A3D'],
  sulfur: ['#FFC414', '#FFDF66', '#EFA300', '#141A3C', '#F0442E', '#FFF6CF', '#1E55E8', '#FFFBEA', '#12122B'],
  graphite: [
    '#141824',
    '#39415A',
    '#0D1019',
    '#E9ECF4',
    '#FF5436',
    '#63E6CE',
    '#FFC23D',
    '#FFFFFF',
    '#06070D',
  ],
  sky: ['#6DB5FF', '#C8E6FF', '#3F8BE8', '#0C2160', '#FF6A45', '#FFF3B8', '#E0246A', '#FFFFFF', '#081238'],
  pine: ['#06281F', '#12604A', '#041D17', '#F0F4E3', '#FFB03A', '#B4F06B', '#FF6A6A', '#FBFFE8', '#02130F'],
  rose: ['#FF9DB4', '#FFD6DF', '#F2708F', '#3A0D3A', '#2B57F0', '#FFF3C9', '#FF5A2E', '#FFFFFF', '#26062A'],
  ember: ['#FF5A2B', '#FFA15C', '#D93D14', '#FFF1DF', '#1E2A78', '#FFE08A', '#0FA3A3', '#FFFAF0', '#2A0B16'],
  tide: ['#041C4A', '#0B4FA8', '#031538', '#E6F1FF', '#FF8B4A', '#4FE3FF', '#FF4F86', '#FFFFFF', '#020B22'],
} as const satisfies Record<string, Roles>;

export type PaletteName = keyof typeof PALETTES;

/** A palette with its hue turned a little, so two pictures in the same colors still differ. */
export function paletteNamed(name: PaletteName, random: Random): Palette {
  const [wallTop, wallLow, floor, body, accent, glow, pop, pale, ink] = PALETTES[name];
  const degrees = random.between(-7, 7);
  const turned = (color: string) => turnHue(color, degrees);
  return {
    wallTop: turned(wallTop),
    wallLow: turned(wallLow),
    floor: turned(floor),
    body,
    accent: turned(accent),
    glow: turned(glow),
    pop: turned(pop),
    pale,
    ink,
    dark: luminance(turned(wallLow)) < 0.2,
  };
}
