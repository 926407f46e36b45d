import type { RateLimitName } from '#content/limits.ts';
import { hasToken } from '#platform/http/staff-credentials.ts';
import type { RequestContext } from '../http/request-context.ts';
import { hasInternalKey } from './internal-key.ts';

const searches = /^\/api\/neutron\/(?:search\/[^/]+\/results|finder\/[^/]+\/search)\//;
const suggestions = /^\/api\/neutron\/(?:search\/[^/]+\/autocomplete|finder\/[^/]+\/autosuggest)\//;

const syndication = /^\/api\/neutron\/syndication\//;

/** The limit that counts a call. Pages rendered in this process call the API without a handler and are never counted. */
export function limitOfCall(path: string): RateLimitName {
  if (searches.test(path)) return 'search';
  if (syndication.test(path)) return 'syndication';
  return suggestions.test(path) ? 'autocomplete' : 'api';
}

/**
 * True for internal calls. A site in another process sends the internal key, or the API key of the environment where the
 * processes share no secret; browsers get neither. Tools of editors send the staff token.
 */
export function createInternalCallTest(options: {
  staffToken: string;
  key: string;
  machineKey: string | undefined;
}) {
  const { staffToken, key, machineKey } = options;
  return ({ req, target }: RequestContext): boolean => {
    if (hasToken(req, staffToken) || hasInternalKey(req, key)) return true;
    if (!machineKey || !target.query.includes('apiKey=')) return false;
    return new URLSearchParams(target.query).get('apiKey') === machineKey;
  };
}
