import type { Vanity } from '../../entities/vanity.ts';
import { slugForEdition } from '../component-error.ts';
import { pathForContent } from '../content-path.ts';
import { treatLink } from '../link-treatment.ts';

/**
 * Where an entry leads in an edition: the page of a story or topic, or an address. Only pages of ours and domains of
 * ours: an entry can send nobody to a stranger.
 */
export function vanityTarget(
  { targets }: Pick<Vanity, 'targets'>,
  edition: string,
  ownDomains: readonly string[],
): string | undefined {
  const found = targets.find((target) => target.edition === edition);
  if (!found) return undefined;
  const { targetType, target } = found;
  const slug = slugForEdition(target.availableOn, edition) ?? target.slug;
  if (targetType !== 'url') return pathForContent({ typeName: targetType, slug });
  const link = treatLink(slug, ownDomains);
  if (link.kind === 'own') return link.href;
  return link.kind === 'screen' && link.href.startsWith('/') ? link.href : undefined;
}
