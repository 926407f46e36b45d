import type { BackdropName } from './backdrops.ts';
import { cycle } from './cycle.ts';
import type { Drawing, Motif } from './motif.ts';
import { MOTIFS_FOR_TOPIC, type PictureTopic, scenesForTopic } from './motif-for-topic.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import type { PaletteName } from './palettes.ts';
import { FALLBACK_TOPIC, type Picture } from './picture.ts';
import { portraitSvg } from './portrait.ts';
import { PEOPLE } from './portrait-people.ts';
import { productSvg } from './product.ts';
import { PRODUCT_KINDS, type ProductKind } from './product-kinds.ts';
import { hashOf } from './random.ts';
import { sceneSvg } from './scene.ts';

export type PlannedPicture = Omit<Picture, 'color'> & { readonly svg: () => string };

const SCENE = { width: 1600, height: 900 } as const;
const PRODUCT = { width: 900, height: 900 } as const;
const PORTRAIT = { width: 720, height: 720 } as const;

const altOf = (seen: string): string => `Illustration: ${seen}`;

/** Every drawing of every motif, taking turns between the motifs: a1 b1 a2 b2 a3. */
function drawingsInTurn(names: readonly MotifName[]): { name: MotifName; motif: Motif; drawing: Drawing }[] {
  const longest = Math.max(...names.map((name) => MOTIFS[name].drawings.length));
  return Array.from({ length: longest }, (_, i) => i).flatMap((i) =>
    names.flatMap((name) => {
      const motif: Motif = MOTIFS[name];
      const drawing = motif.drawings[i];
      return drawing ? [{ name, motif, drawing }] : [];
    }),
  );
}

function plannedScene(
  topic: string,
  n: number,
  motif: MotifName,
  drawing: Drawing,
  look: { palette: PaletteName; backdrop: BackdropName },
): PlannedPicture {
  return {
    name: `scenes/${topic}-${n}.webp`,
    kind: 'scene',
    topic,
    motif,
    ...SCENE,
    alt: altOf(drawing.seen),
    svg: () => sceneSvg({ seed: `${topic}/${n}`, drawing, ...look, ...SCENE }),
  };
}

/** Remembers which drawing was shown in which palette, so no two topics share the same look. */
type Shown = Set<string>;

function freshPalette(motif: Motif, drawing: Drawing, start: number, shown: Shown): PaletteName {
  const inOrder = motif.palettes.map((_, i) => cycle(motif.palettes, start + i));
  const fresh = inOrder.find((palette) => !shown.has(`${palette} ${drawing.seen}`));
  const palette = fresh ?? cycle(inOrder, 0);
  shown.add(`${palette} ${drawing.seen}`);
  return palette;
}

function scenesOf(topic: PictureTopic, shown: Shown): PlannedPicture[] {
  const turns = drawingsInTurn(MOTIFS_FOR_TOPIC[topic]);
  const start = Math.abs(hashOf(topic));
  return Array.from({ length: scenesForTopic(topic) }, (_, n) => {
    const { name, motif, drawing } = cycle(turns, n);
    const palette = freshPalette(motif, drawing, start + n, shown);
    const backdrop = cycle(motif.backdrops, start + n);
    return plannedScene(topic, n, name, drawing, { palette, backdrop });
  });
}

function productsOf(kind: ProductKind): PlannedPicture[] {
  const { motif: name, drawings } = PRODUCT_KINDS[kind];
  const motif: Motif = MOTIFS[name];
  return drawings.map((index, n) => {
    const drawing = cycle(motif.drawings, index);
    const palette = cycle(motif.palettes, n * 2);
    const svg = () => productSvg({ seed: `product/${kind}/${n}`, drawing, palette, ...PRODUCT });
    const file = { name: `products/${kind}-${n}.webp`, kind: 'product', topic: kind, motif: name } as const;
    return { ...file, ...PRODUCT, alt: altOf(drawing.seen), svg };
  });
}

const portraits = (): PlannedPicture[] =>
  PEOPLE.map((person) => ({
    name: `portraits/${person.slug}.webp`,
    kind: 'portrait',
    topic: person.slug,
    motif: 'portrait',
    ...PORTRAIT,
    alt: altOf(person.seen),
    svg: () => portraitSvg(person, PORTRAIT),
  }));

/** A prism fits any story without naming its subject. */
const fallback = (): PlannedPicture => {
  const [drawing] = MOTIFS.spectrum.drawings;
  return plannedScene(FALLBACK_TOPIC, 0, 'spectrum', drawing, { palette: 'tide', backdrop: 'plain' });
};

/** Everything the set holds, in a fixed order, without drawing any of it yet. */
export function picturePlan(): PlannedPicture[] {
  const topics = Object.keys(MOTIFS_FOR_TOPIC) as PictureTopic[];
  const kinds = Object.keys(PRODUCT_KINDS) as ProductKind[];
  const shown: Shown = new Set();
  const scenes = topics.flatMap((topic) => scenesOf(topic, shown));
  return [fallback(), ...scenes, ...kinds.flatMap(productsOf), ...portraits()];
}
