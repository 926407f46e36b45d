import type { Vanity } from '../../entities/vanity.ts';
import { slugForEdition } from '../component-error.ts';
import { pathForContent } from '../content-path.ts';
import { redirectTarget } from '../redirect-target.ts';

/**
 * The target of an entry in an edition: the page of a story or topic, or a URL. Only own pages and own domains: an
 * entry must never redirect readers to a foreign host.
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
  const address = targetType === 'url' ? slug : pathForContent({ typeName: targetType, slug });
  if (address === undefined) return undefined;
  const [siteHost = 'localhost'] = ownDomains;
  const to = redirectTarget(address, `https://${siteHost}`);
  if (typeof to !== 'object') return to;
  return ownDomains.includes(to.host) ? to.href : undefined;
}
