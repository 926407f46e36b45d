import type { BodyBlock, Embed } from '../entities/embed.ts';
import type { SmallChart } from '../entities/report.ts';

/** As many stories as a report numbers, and as many figures as it shows, if its editor chose none. */
export const usualParts = 3;
export const usualFigures = 4;

const captionLength = 160;
const labelLength = 24;
const mostValues = 60;

function embedsOf(blocks: readonly BodyBlock[]): Embed[] {
  return blocks.flatMap((block) => (block.kind === 'embed' ? [block.embed] : []));
}

/** The first chart of a story, small. A chart of one value, or of too many, is none. */
export function chartOfStory(blocks: readonly BodyBlock[]): SmallChart | undefined {
  for (const embed of embedsOf(blocks)) {
    if (embed.type !== 'chart' && embed.type !== 'scrollChart') continue;
    const values = embed.type === 'chart' ? (embed.series[0]?.values ?? []) : embed.values;
    if (values.length < 2 || values.length > mostValues) continue;
    const { title, description, labels, unit } = embed;
    const marker = embed.type === 'chart' ? embed.marker : undefined;
    return {
      // What is shown, rather than what it means: the story says that.
      caption: (description || title).slice(0, captionLength),
      values,
      labels: labels.slice(0, values.length).map((label) => label.slice(0, labelLength)),
      // A long unit is for the axis of a large chart.
      ...(unit && unit.length <= 3 ? { unit } : {}),
      ...(marker ? { marker } : {}),
    };
  }
  return undefined;
}

/** The first number that stands beside the text of a story. */
export function figureOfStory(blocks: readonly BodyBlock[]): { value: string; text: string } | undefined {
  for (const embed of embedsOf(blocks)) {
    if (embed.type === 'margin' && embed.piece.kind === 'number')
      return { value: embed.piece.value, text: embed.piece.text };
  }
  return undefined;
}
