import type { PublicationSeed } from '#content/seed.ts';

/** name, topic, value a year ago, value today. Values in between are generated. */
const lines: readonly [name: string, topic: string, yearAgo: number, today: number][] = [
  ['Small language models', 'artificial-intelligence', 52, 94],
  ['Grid-scale batteries', 'energy', 61, 91],
  ['Passkeys', 'password-manager', 58, 88],
  ['Right to repair', 'sustainability', 66, 85],
  ['Warehouse robots', 'robotics', 70, 83],
  ['On-device assistants', 'smartphones', 44, 81],
  ['Smart glasses', 'ar-vr', 39, 78],
  ['Heat pumps', 'energy', 74, 76],
  ['Robotaxis', 'transportation', 63, 74],
  ['Store-room servers', 'edge-computing', 47, 71],
  ['Sodium batteries', 'energy', 30, 69],
  ['Sleep tracking', 'wearables', 72, 66],
  ['Data center cooling', 'cloud', 41, 64],
  ['Foldable phones', 'smartphones', 68, 60],
  ['Local-first software', 'developer', 33, 58],
  ['Digital school records', 'education', 45, 55],
  ['Backup insurance', 'ransomware', 40, 52],
  ['Pay-by-face terminals', 'finance', 57, 46],
  ['Four-day weeks', 'work-life', 60, 44],
  ['Virtual offices', 'ar-vr', 71, 31],
];

/** Twelve monthly values from the first to the last: a line with a steady, repeatable wobble. */
function historyBetween(first: number, last: number, seed: number): number[] {
  return Array.from({ length: 12 }, (_, month) => {
    const straight = first + ((last - first) * month) / 11;
    const wobble = month === 0 || month === 11 ? 0 : 3 * Math.sin(seed * 1.7 + month * 1.3);
    return Math.round(straight + wobble);
  });
}

const series = lines.map(([name, topicSlug, yearAgo, today], index) => ({
  name,
  topicSlug,
  history: historyBetween(yearAgo, today, index),
  value: today,
}));

/** Where a line stood a month ago, counted over the same list. */
function rankBefore(name: string): number {
  const before = [...series].sort((a, b) => (b.history.at(-2) ?? 0) - (a.history.at(-2) ?? 0));
  return before.findIndex((line) => line.name === name) + 1;
}

export const trends: PublicationSeed['trends'] = [...series]
  .sort((a, b) => b.value - a.value)
  .map((line, index) => {
    const rank = index + 1;
    const previousRank = rankBefore(line.name);
    const slug = line.name.toLowerCase().replaceAll(' ', '-');
    const direction = rank < previousRank ? 'up' : rank > previousRank ? 'down' : 'same';
    return { id: `trend-${slug}`, slug, rank, previousRank, direction, ...line };
  });
