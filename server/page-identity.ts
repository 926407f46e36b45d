import type { ErrorReason } from '#content/errors.ts';
import { parseCookies } from '#content/rules/cookies.ts';
import { pageKey } from '#content/rules/page-key.ts';
import type { Exchange } from './http/exchange.ts';
import type { PageRequest } from './page-cache/page-cache.ts';

export type PageIdentity =
  | { kind: 'page'; request: PageRequest }
  | { kind: 'private'; url: string; edition: string }
  | { kind: 'refused'; reason: ErrorReason };

const noCookies = {};

/** Reads from a request all that may change its page, by the rule of `content/rules/page-key.ts`. */
export function identifyPages(options: { locales: readonly { code: string }[]; previewName: string }) {
  // With one edition no cookie can change a page, so none is read.
  const readsCookies = options.locales.length > 1;
  return ({ req, target }: Pick<Exchange, 'req' | 'target'>): PageIdentity => {
    const cookies = readsCookies ? parseCookies(req.headers.cookie) : noCookies;
    const { path, query } = target;
    const found = pageKey(
      { path, search: query, cookies, headers: req.headers },
      options.locales,
      options.previewName,
    );
    if ('refuse' in found) return { kind: 'refused', reason: 'bad_query' };
    const url = `${path}${found.keptSearch}`;
    if ('bypass' in found) return { kind: 'private', url, edition: found.edition };
    return { kind: 'page', request: { key: found.key, url, edition: found.edition } };
  };
}
