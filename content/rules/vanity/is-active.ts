import type { Vanity } from '../../entities/vanity.ts';
import { dateValue } from '../preferred-date.ts';

/**
 * An entry counts when it is switched on, or when nothing was said about it at all, or when its end is still to come.
 * The three are joined by "or": an entry that is switched on counts past its end, and one that is switched off counts
 * until its end.
 */
export function isVanityActive(
  { enabled, dateExpired }: Pick<Vanity, 'enabled' | 'dateExpired'>,
  now: Date,
): boolean {
  return (
    enabled === true ||
    (enabled === undefined && dateExpired === undefined) ||
    (dateExpired !== undefined && dateValue(dateExpired.date) > now.getTime())
  );
}
