import { z } from 'zod';
import { contentLink } from './content-link.ts';

/** A figure of a special report. It comes from a story of the report and leads there. */
export const reportFigure = z.object({
  /** As readers see it: `11`, `$80,412`, `2031`. */
  value: z.string().trim().min(1).max(12),
  unit: z.string().trim().max(8).optional(),
  text: z.string().trim().min(1).max(160),
  storyId: z.string().min(1).max(100),
});

/** A small copy of a chart of a story; words as in the chart embed. */
const smallChart = z.object({
  caption: z.string().trim().min(1).max(160),
  values: z.array(z.number()).min(2).max(60),
  /** Below the values, from the first on; where they are many, only the first and the last are shown. */
  labels: z.array(z.string().trim().max(24)).max(60).optional(),
  unit: z.string().trim().max(8).optional(),
  /** A dashed line across the chart. */
  marker: z.object({ label: z.string().trim().max(40), value: z.number() }).optional(),
});
export type SmallChart = z.infer<typeof smallChart>;

/** A story that the report numbers, with a small chart of its own. */
export const reportPart = z.object({
  storyId: z.string().min(1).max(100),
  /** Two or three words over the headline; figures of this story show them too. */
  name: z.string().trim().max(40).optional(),
  /** Without one, the first chart of the story is shown. */
  chart: smallChart.optional(),
});

/** In answers each comes with its story; one whose story readers cannot see is left out. */
const story = { story: contentLink };
export const shownFigure = reportFigure.extend(story);
export const shownPart = reportPart.extend(story);
export type ShownFigure = z.infer<typeof shownFigure>;
export type ShownPart = z.infer<typeof shownPart>;

export const reportInput = {
  figures: z.array(reportFigure).max(8).default([]),
  parts: z.array(reportPart).max(20).default([]),
};
