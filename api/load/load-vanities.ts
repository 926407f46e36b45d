import { vanity as vanityEntity } from '#content/entities/vanity.ts';
import { vanityTarget } from '#content/rules/vanity/target.ts';
import type { PublicationSeed } from '#content/seed.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { insertRows } from '../store/insert-rows.ts';
import { findVanityCycle } from '../vanity/find-cycle.ts';
import { parseSeed, requireUnique, SeedError } from './seed-error.ts';

/** Loads redirects; a redirect loop is rejected, because readers could not get out of it. */
export async function loadVanities(
  trx: ContentTransaction,
  seeds: NonNullable<PublicationSeed['vanities']>,
  ownDomains: readonly string[],
): Promise<void> {
  requireUnique(
    seeds.map(({ urlPath }) => urlPath),
    'vanities',
    'urlPath',
  );
  const entries = seeds.map((value) => ({
    ...parseSeed(vanityEntity, value, `vanity ${value.urlPath}`),
    id: value.id,
    urlPath: value.urlPath,
  }));
  for (const edition of new Set(entries.flatMap(({ targets }) => targets.map((target) => target.edition)))) {
    const cycle = findVanityCycle(entries, edition, ownDomains);
    if (cycle) throw new SeedError(`vanity ${cycle[0]}`, 'targets', `lead in a circle: ${cycle.join(' → ')}`);
  }
  for (const entry of entries) {
    const wrong = entry.targets.findIndex(
      ({ targetType, edition }) => targetType === 'url' && !vanityTarget(entry, edition, ownDomains),
    );
    if (wrong >= 0)
      throw new SeedError(
        `vanity ${entry.urlPath}`,
        `targets.${wrong}`,
        'is no page of this site and no address on one of its domains',
      );
  }
  await insertRows(
    trx,
    'content_vanity',
    entries.map((entry) => ({ id: entry.id, url_path: entry.urlPath, doc: JSON.stringify(entry) })),
  );
}
