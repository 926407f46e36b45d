import type { PlannedPicture } from '../picture.ts';
import { sceneSvg } from '../scene.ts';
import { platePlan } from './plate-plan.ts';
import { STORY_DRAWINGS } from './stories.ts';

const LEAD = { width: 1600, height: 900 } as const;
/** Pictures in a text are shown smaller, and drawn without dots. */
const IN_TEXT = { width: 1200, height: 675 } as const;

/** `orrin-9-1` belongs to the text of `orrin-9`, which is a story whose slug ends in a number. */
const isInText = (name: string) => /-\d+$/.test(name) && name.replace(/-\d+$/, '') in STORY_DRAWINGS;

/** The pictures of stories and their test plates, without drawing any of them yet. */
export function storyPlan(): PlannedPicture[] {
  return [...drawnPlan(), ...platePlan()];
}

function drawnPlan(): PlannedPicture[] {
  return Object.entries(STORY_DRAWINGS).map(([name, { draw, framing = 'stage', palette, backdrop }]) => {
    const inText = isInText(name);
    return {
      name: `stories/${name}.webp`,
      kind: 'story',
      topic: name,
      motif: 'story',
      framing,
      ...(inText ? IN_TEXT : LEAD),
      // Never shown: the story has its own words for it.
      alt: 'Illustration: drawn for a story',
      svg: () =>
        sceneSvg({
          seed: `story/${name}`,
          drawing: { seen: name, draw },
          framing,
          airbrush: inText,
          palette,
          backdrop,
          ...LEAD,
        }),
    };
  });
}
