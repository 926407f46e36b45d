import { pageNotFound } from '../../site-error.ts';
import type { FeedContext } from '../feed-context.ts';
import { feedResponse } from '../feed-response.ts';

const slugShape = /^[a-z0-9][a-z0-9._~-]{0,199}$/i;

/** `/api/urlgenerator/{slug}`: where an article is, for tools that only know its slug. */
export async function urlGenerator(segments: readonly string[], { client }: FeedContext): Promise<Response> {
  const [slug = '', ...rest] = segments;
  if (!slugShape.test(slug) || rest.join('') !== '' || rest.length > 1) throw pageNotFound();
  const keys: string[] = [];
  const { data } = await client.request(
    'urlGenerator',
    { slug },
    { onSurrogateKeys: (found) => keys.push(...found) },
  );
  return feedResponse(JSON.stringify(data), { type: 'application/json', keys });
}
