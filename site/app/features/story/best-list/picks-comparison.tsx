import type { ReactNode } from 'react';
import type { Embed } from '#content/entities/embed.ts';
import { comparisonOf } from './comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { picksOf } from './pick.ts';

interface PicksComparisonProps {
  embeds: readonly Embed[];
  /** The type of the list. */
  type: string | undefined;
  anchor: string;
  /** Shown where there is nothing to compare. */
  fallback: ReactNode;
}

/** The table that a list fills itself from its picks, without the list: the desk shows it to editors. */
export function PicksComparison({ embeds, type, anchor, fallback }: PicksComparisonProps) {
  const comparison = comparisonOf(picksOf(embeds.map((embed) => ({ kind: 'embed', embed }))), type);
  return comparison ? <ComparisonTable comparison={comparison} anchor={anchor} /> : fallback;
}
