import type { AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import { criteriaTruth } from '#content/rules/criteria.ts';
import type { AdPage } from './ad-page.ts';

/**
 * Whether something is sold at a place: of every page and everybody, unless its criteria say of whom and where.
 * Undefined while that depends on what is found out late: who is signed in, or where.
 */
export function hasInventoryFor(
  { when }: Pick<AdSlotConfig, 'when'>,
  { criteria }: Pick<AdPage, 'criteria'>,
  reader: () => Partial<CriteriaFacts>,
): boolean | undefined {
  return !when || criteriaTruth(when, { ...criteria, ...reader() });
}
