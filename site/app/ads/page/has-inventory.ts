import type { AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import { criteriaTruth } from '#content/rules/criteria.ts';
import type { AdPage } from './ad-page.ts';

/**
 * Whether a slot has inventory for this page and reader; always, unless its criteria restrict it. Undefined while
 * that depends on facts that arrive later, such as sign-in state or location.
 */
export function hasInventoryFor(
  { when }: Pick<AdSlotConfig, 'when'>,
  { criteria }: Pick<AdPage, 'criteria'>,
  reader: () => Partial<CriteriaFacts>,
): boolean | undefined {
  return !when || criteriaTruth(when, { ...criteria, ...reader() });
}
