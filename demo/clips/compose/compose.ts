import type { ClipPlan, Cue } from '../clip.ts';
import { clamp, mix, rise, round } from '../motion.ts';
import { shading } from '../paint.ts';
import { chirp } from '../tones.ts';
import type { Shot, View } from './shot.ts';
import { still } from './stills.ts';
import { cornerTitle, titleCard } from './titles.ts';

export interface Composition {
  name: string;
  title: string;
  /** The section or topic above the title, and the color of its line. */
  kicker: string;
  hue: string;
  /** What is heard under the title card, as a caption. */
  opening: string;
  shots: readonly Shot[];
  hasStream?: boolean;
}

export const cardSeconds = 3;
/** Sounds of two shots overlap this long, so that a cut does not click. */
const fade = 0.12;

/** Captions of a shot: each line gets time by its length. */
function cuesOf({ lines, seconds }: Shot, start: number): Cue[] {
  const letters = lines.reduce((sum, line) => sum + line.length + 12, 0);
  let at = start;
  return lines.map((line, index) => {
    const from = at;
    at = index === lines.length - 1 ? start + seconds : at + (seconds * (line.length + 12)) / letters;
    return [round(from), round(at), line];
  });
}

function looked(content: string, push: readonly [View, View] | undefined, part: number): string {
  if (!push) return content;
  const at = rise(part, -0.25, 1.25);
  const [x = 427, y = 240, scale = 1] = [0, 1, 2].map((axis) =>
    mix(push[0][axis] ?? 0, push[1][axis] ?? 0, at),
  );
  // The frame never looks past the edge of what is drawn.
  const left = clamp(427 - x * scale, 854 - 854 * scale, 0);
  const top = clamp(240 - y * scale, 480 - 480 * scale, 0);
  return `<g transform="translate(${round(left)} ${round(top)}) scale(${Math.round(scale * 1e4) / 1e4})">${content}</g>`;
}

function drawShot({ scene, draw, over, push, title, seconds }: Shot, hue: string, second: number): string {
  const content = `${scene ? still(scene) : ''}${draw?.(second) ?? ''}`;
  const words = title ? cornerTitle(second, title[0], title[1], hue) : '';
  return `${shading}${looked(content, push, second / seconds)}${over?.(second) ?? ''}${words}`;
}

/** A title card, then the shots. */
export function compose(composition: Composition): ClipPlan {
  const { name, title, kicker, hue, opening, shots, hasStream = false } = composition;
  const starts: number[] = [];
  let seconds = cardSeconds;
  for (const shot of shots) {
    starts.push(seconds);
    seconds += shot.seconds;
  }
  const indexAt = (second: number) => starts.findLastIndex((start) => second >= start);
  const soundOf = (index: number, second: number): number =>
    shots[index]?.sound?.(second - (starts[index] ?? 0)) ?? 0;
  return {
    name,
    seconds,
    hasStream,
    stills: shots.flatMap(({ scene, stills = [] }) => (scene ? [scene, ...stills] : stills)),
    draw: (second) => {
      const index = indexAt(second + 1e-6);
      const shot = shots[index];
      return shot
        ? drawShot(shot, hue, second - (starts[index] ?? 0))
        : titleCard(second, title, kicker, hue);
    },
    sound: (second) => {
      const index = indexAt(second);
      const start = starts[index] ?? 0;
      // The first shot is heard under its title card.
      if (index < 0) return chirp(second) + soundOf(0, second) * rise(second, 0.8, cardSeconds);
      const part = clamp((second - start) / fade);
      const before = part < 1 && index > 0 ? soundOf(index - 1, second) * (1 - part) : 0;
      return soundOf(index, second) * (index > 0 ? part : 1) + before;
    },
    cues: [[0, cardSeconds, opening], ...shots.flatMap((shot, index) => cuesOf(shot, starts[index] ?? 0))],
    chapters: shots.flatMap(({ chapter }, index) =>
      chapter ? [{ start: index === 0 ? 0 : (starts[index] ?? 0), title: chapter }] : [],
    ),
  };
}
