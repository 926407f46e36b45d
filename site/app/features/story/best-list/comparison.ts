import type { PriceUnit } from '#content/entities/price-unit.ts';
import type { ListPick } from './pick.ts';

interface ComparisonRow {
  anchor: string;
  name: string;
  score: number | undefined;
  price: number | undefined;
  unit: PriceUnit | undefined;
  /** One per column; empty where a pick does not state it. */
  values: string[];
}

export interface Comparison {
  columns: string[];
  hasScores: boolean;
  hasPrices: boolean;
  rows: ComparisonRow[];
}

const mostColumns = 6;

/** Comparable facts: those that at least two picks state. Without any there is no table. */
export function comparisonOf(picks: readonly ListPick[], type?: string): Comparison | undefined {
  // Gift guides mix product categories: there is nothing to compare.
  if (picks.length < 2 || type === 'gift-guide') return undefined;
  const valuesOf = ({ specs }: ListPick) => new Map(specs.map(({ name, value }) => [name, value]));
  const names = [...new Set(picks.flatMap(({ specs }) => specs.map(({ name }) => name)))];
  const columns = names
    .filter((name) => picks.filter((pick) => valuesOf(pick).has(name)).length > 1)
    .slice(0, mostColumns);
  const hasScores = picks.some(({ score }) => score !== undefined);
  const hasPrices = picks.some(({ offer }) => offer?.price !== undefined);
  if (columns.length === 0 && !hasScores && !hasPrices) return undefined;
  return {
    columns,
    hasScores,
    hasPrices,
    rows: picks.map((pick) => {
      const values = valuesOf(pick);
      return {
        anchor: pick.anchor,
        name: pick.name,
        score: pick.score,
        price: pick.offer?.price,
        unit: pick.offer?.unit,
        values: columns.map((column) => values.get(column) ?? ''),
      };
    }),
  };
}
