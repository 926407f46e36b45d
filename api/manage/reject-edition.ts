import { NeutronError } from '#content/errors.ts';
import type { Surroundings } from './surroundings.ts';

/** An entry of an edition that the publication does not have would never be shown. */
export function rejectEdition(edition: string, { editions }: Surroundings): void {
  if (!editions.includes(edition))
    throw new NeutronError('bad_query', {
      field: 'id',
      message: `id: there is no edition ${edition}, only ${editions.join(', ')}`,
    });
}
