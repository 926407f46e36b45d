import type { AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import { matchesCriteria } from '#content/rules/criteria.ts';
import type { AdPage } from './ad-page.ts';

/** Whether something is sold at a place: of every page and everybody, unless its criteria say of whom and where. */
export function isSoldTo(
  { when }: Pick<AdSlotConfig, 'when'>,
  { criteria }: Pick<AdPage, 'criteria'>,
  reader: () => Partial<CriteriaFacts>,
): boolean {
  return !when || matchesCriteria(when, { ...criteria, ...reader() });
}
