import type { IncomingMessage } from 'node:http';
import type { ExperimentAssignment, PageExperiments } from '#app/experiments/page-experiments.ts';
import { keyOfBucket, type PageKeyRules, pageKey } from '#app/routing/page-key.ts';
import type { ErrorReason } from '#content/errors.ts';
import { movedAddress } from '#content/rules/moved-address.ts';
import { parseCookies } from '#platform/cookies.ts';
import type { Target } from './http/check-target.ts';
import type { RequestContext } from './http/request-context.ts';
import type { PageRequest } from './page-cache/render-page.ts';

export type PageIdentity =
  /**
   * `assignment`: a running experiment chooses between variants of this page; the response is private. `isMadeUp`: the
   * address also requested something that does not exist.
   */
  | { kind: 'page'; request: PageRequest; assignment?: ExperimentAssignment; isMadeUp?: true | undefined }
  | { kind: 'private'; url: string; edition: string }
  /** The address the page moved to; looked up before the key, which would drop the query. */
  | { kind: 'moved'; location: string }
  | { kind: 'rejected'; reason: ErrorReason };

type Identify = (context: Pick<RequestContext, 'req' | 'target'>) => PageIdentity;

/** Reads from a request all that may change its page, by the rule of `site/app/routing/page-key.ts`. */
export function identifyPages(options: {
  rules: PageKeyRules;
  /** Only while there are tests that change the HTML. */
  experiments?: PageExperiments | undefined;
}): Identify {
  const identify = identifyPlainly(options.rules);
  const { experiments } = options;
  if (!experiments) return identify;
  return (context) => {
    const identity = identify(context);
    if (identity.kind !== 'page') return identity;
    const { request } = identity;
    const { target, req } = context;
    const assignment = experiments.assignmentOf(target, request.edition, req.headers);
    if (!assignment) return identity;
    const { bucket } = assignment;
    return bucket
      ? { ...identity, request: { ...request, key: keyOfBucket(request.key, bucket), bucket }, assignment }
      : { ...identity, assignment };
  };
}

function identifyPlainly(rules: PageKeyRules): Identify {
  const identify = (
    { path, query }: Target,
    cookies: Record<string, string>,
    headers: IncomingMessage['headers'],
  ): PageIdentity => {
    const location = movedAddress(path, query && `?${query}`);
    if (location !== null) return { kind: 'moved', location };
    const found = pageKey({ path, search: query, cookies, headers }, rules);
    if ('reject' in found) return { kind: 'rejected', reason: 'bad_query' };
    const url = `${path}${found.cachedSearch}`;
    if ('bypass' in found) return { kind: 'private', url, edition: found.edition };
    const { isMadeUp } = found;
    return { kind: 'page', request: { key: found.key, url, edition: found.edition }, isMadeUp };
  };
  if (rules.locales.length > 1) {
    return ({ req, target }: Pick<RequestContext, 'req' | 'target'>) =>
      identify(target, parseCookies(req.headers.cookie), req.headers);
  }
  // With one edition no cookie and no header can change a page: the address determines the page, and is parsed once.
  const known = new WeakMap<Target, PageIdentity>();
  return ({ target }: Pick<RequestContext, 'req' | 'target'>) => {
    const before = known.get(target);
    if (before) return before;
    const identity = identify(target, {}, {});
    // A preview ends with its token: it is looked at each time.
    if (identity.kind !== 'private') known.set(target, identity);
    return identity;
  };
}
