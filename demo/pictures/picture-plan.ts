import type { BackdropName } from './backdrops.ts';
import { cycle } from './cycle.ts';
import { FRAMINGS, type FramingName } from './framings.ts';
import { moreScenesFor } from './more-scenes.ts';
import type { Drawing, Motif } from './motif.ts';
import { MOTIFS_FOR_TOPIC, type PictureTopic, scenesForTopic } from './motif-for-topic.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import type { PaletteName } from './palettes.ts';
import { FALLBACK_TOPIC, type PlannedPicture, VISIT_TOPIC } from './picture.ts';
import { portraitSvg } from './portrait.ts';
import { PEOPLE } from './portrait-people.ts';
import { productSvg } from './product.ts';
import { PRODUCT_KINDS, type ProductKind, type ProductPlan } from './product-kinds.ts';
import { hashOf } from './random.ts';
import { sceneSvg } from './scene.ts';
import { storyPlan } from './stories/plan.ts';

const SCENE = { width: 1600, height: 900 } as const;
/** What galleries and long lists need besides: drawn with an airbrush and kept smaller. */
const MORE = { width: 1200, height: 675 } as const;
const PRODUCT = { width: 900, height: 900 } as const;
const PORTRAIT = { width: 720, height: 720 } as const;

const altOf = (seen: string, framing: FramingName = 'stage'): string => {
  const { words } = FRAMINGS[framing];
  return `Illustration: ${seen}${words ? `, ${words}` : ''}`;
};

/** Every drawing of every motif, taking turns between the motifs: a1 b1 a2 b2 a3. */
function drawingsInTurn(
  names: readonly MotifName[],
): { name: MotifName; motif: Motif; index: number; drawing: Drawing }[] {
  const longest = Math.max(...names.map((name) => MOTIFS[name].drawings.length));
  return Array.from({ length: longest }, (_, i) => i).flatMap((i) =>
    names.flatMap((name) => {
      const motif: Motif = MOTIFS[name];
      const drawing = motif.drawings[i];
      return drawing ? [{ name, motif, index: i, drawing }] : [];
    }),
  );
}

type Sight = { motif: MotifName; drawing: number; framing?: FramingName };
type Look = { palette: PaletteName; backdrop: BackdropName };

function drawingAt({ motif, drawing }: Sight): Drawing {
  const { drawings }: Motif = MOTIFS[motif];
  return cycle(drawings, drawing);
}

function plannedScene(
  topic: string,
  n: number,
  sight: Sight,
  look: Look,
  size: typeof SCENE | typeof MORE = SCENE,
): PlannedPicture {
  const drawing = drawingAt(sight);
  const framing = sight.framing ?? 'stage';
  const airbrush = size === MORE;
  return {
    name: `scenes/${topic}-${n}.webp`,
    kind: 'scene',
    topic,
    motif: sight.motif,
    drawing: sight.drawing,
    framing,
    ...size,
    alt: altOf(drawing.seen, framing),
    svg: () => sceneSvg({ seed: `${topic}/${n}`, drawing, framing, airbrush, ...look, ...SCENE }),
  };
}

/** Remembers which drawing was shown in which palette, so no two topics share the same look. */
type Shown = Set<string>;

function freshPalette(
  palettes: readonly PaletteName[],
  looks: string,
  start: number,
  shown: Shown,
): PaletteName {
  const inOrder = palettes.map((_, i) => cycle(palettes, start + i));
  const fresh = inOrder.find((palette) => !shown.has(`${palette} ${looks}`));
  const palette = fresh ?? cycle(inOrder, 0);
  shown.add(`${palette} ${looks}`);
  return palette;
}

function scenesOf(topic: PictureTopic, shown: Shown): PlannedPicture[] {
  const turns = drawingsInTurn(MOTIFS_FOR_TOPIC[topic]);
  const start = Math.abs(hashOf(topic));
  return Array.from({ length: scenesForTopic(topic) }, (_, n) => {
    const { name, motif, index, drawing } = cycle(turns, n);
    const palette = freshPalette(motif.palettes, drawing.seen, start + n, shown);
    const backdrop = cycle(motif.backdrops, start + n);
    return plannedScene(topic, n, { motif: name, drawing: index }, { palette, backdrop });
  });
}

/** A lamp shows best where it is dark, a sketch where it is light. */
const PALETTES_FOR_FRAMING: Partial<Record<FramingName, readonly PaletteName[]>> = {
  night: ['sodium', 'tide', 'graphite', 'nebula', 'ultra', 'pine'],
  paper: ['sky', 'apricot', 'mint', 'lilac', 'rose', 'sulfur', 'tide', 'nebula', 'ember'],
};

/** These bring their own furniture and need a quiet wall. */
const QUIET: ReadonlySet<FramingName> = new Set(['bench', 'paper', 'night']);

function furtherScene(
  topic: string,
  n: number,
  sight: Sight & { framing: FramingName },
  shown: Shown,
): PlannedPicture {
  const motif: Motif = MOTIFS[sight.motif];
  const start = Math.abs(hashOf(topic)) + n;
  const palettes = PALETTES_FOR_FRAMING[sight.framing] ?? motif.palettes;
  const palette = freshPalette(palettes, `${drawingAt(sight).seen} ${sight.framing}`, start, shown);
  const backdrop = QUIET.has(sight.framing) ? 'plain' : cycle(motif.backdrops, start);
  return plannedScene(topic, n, sight, { palette, backdrop }, MORE);
}

function furtherScenes(topic: PictureTopic, shown: Shown): PlannedPicture[] {
  const first = scenesForTopic(topic);
  return moreScenesFor(topic).map((sight, i) => furtherScene(topic, first + i, sight, shown));
}

const VISITS_OF_A_KIND = 3;

/** Every place there is to visit, a few times in other colors. */
function visits(shown: Shown): PlannedPicture[] {
  const { drawings } = MOTIFS.visits;
  return Array.from({ length: drawings.length * VISITS_OF_A_KIND }, (_, n) => {
    const sight = { motif: 'visits', drawing: n % drawings.length, framing: 'stage' } as const;
    return furtherScene(VISIT_TOPIC, n, sight, shown);
  });
}

function productsOf(kind: ProductKind): PlannedPicture[] {
  const { motif: name, drawings, airbrush = false }: ProductPlan = PRODUCT_KINDS[kind];
  const motif: Motif = MOTIFS[name];
  return drawings.map((index, n) => {
    const drawing = cycle(motif.drawings, index);
    const palette = cycle(motif.palettes, n * 2);
    const svg = () => productSvg({ seed: `product/${kind}/${n}`, drawing, palette, airbrush, ...PRODUCT });
    const file = { name: `products/${kind}-${n}.webp`, kind: 'product', topic: kind, motif: name } as const;
    return { ...file, drawing: index, ...PRODUCT, alt: altOf(drawing.seen), svg };
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
  return plannedScene(
    FALLBACK_TOPIC,
    0,
    { motif: 'spectrum', drawing: 0 },
    { palette: 'tide', backdrop: 'plain' },
  );
};

/** Everything the set holds, in a fixed order, without drawing any of it yet. */
export function picturePlan(): PlannedPicture[] {
  const topics = Object.keys(MOTIFS_FOR_TOPIC) as PictureTopic[];
  const kinds = Object.keys(PRODUCT_KINDS) as ProductKind[];
  const shown: Shown = new Set();
  const scenes = topics.flatMap((topic) => scenesOf(topic, shown));
  const further = [...topics.flatMap((topic) => furtherScenes(topic, shown)), ...visits(shown)];
  return [fallback(), ...scenes, ...further, ...kinds.flatMap(productsOf), ...portraits(), ...storyPlan()];
}
