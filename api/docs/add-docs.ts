import type { Hono } from 'hono';
import type { Call } from '#content/calls/call.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { Publication } from '#content/publication/schema.ts';
import { docsPage } from './docs-page.ts';
import { docsStyles } from './docs-styles.ts';
import { type OpenApiDocument, openApi } from './openapi.ts';
import type { ExampleStory } from './try-examples.ts';
import { tryScript } from './try-script.ts';

const headers = { 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' };
/** The page may load its own style sheet and script, and request this API. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

interface DocsOptions {
  calls: readonly Call[];
  publication: () => Promise<Publication>;
  /** The API itself, for a story that the examples of the page name. */
  fetch: (request: Request) => Response | Promise<Response>;
}

/** Serves the OpenAPI document, and the page that shows it to people. */
export function addDocs<Env extends { Bindings: object }>(app: Hono<Env>, options: DocsOptions): void {
  const { calls, publication, fetch } = options;
  // Made on the first request, and again when the publication has another name: describing every schema takes a moment.
  let made: { name: string; document: OpenApiDocument } | undefined;
  const documentOf = (current: Publication) => {
    const { name } = current.brand;
    if (made?.name !== name) made = { name, document: openApi(calls, current) };
    return made.document;
  };
  app.get('/api/neutron/openapi.json', async (c) =>
    c.body(JSON.stringify(documentOf(await publication())), 200, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
    }),
  );
  app.get('/api/neutron/docs', async (c) => {
    const current = await publication();
    const page = docsPage(documentOf(current), current, await newestStory(current, fetch));
    return c.html(page, 200, { ...headers, 'content-security-policy': pagePolicy });
  });
  app.get('/api/neutron/docs/docs.css', (c) =>
    c.body(docsStyles, 200, { ...headers, 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/api/neutron/docs/try.js', (c) =>
    c.body(tryScript, 200, { ...headers, 'content-type': 'text/javascript; charset=utf-8' }),
  );
}

/** None in an empty publication. */
async function newestStory(
  { siteId, apiKey }: Publication,
  fetch: DocsOptions['fetch'],
): Promise<ExampleStory | undefined> {
  const address = `http://api/api/neutron/feeds/${siteId}/news/?limit=1&apiKey=${encodeURIComponent(apiKey)}`;
  const response = await fetch(new Request(address));
  if (!response.ok) return undefined;
  const { data } = (await response.json()) as { data: { items?: ContentLink[] } };
  const story = data.items?.[0];
  return story && { ...story, type: story.typeName ?? 'article', date: story.datePublished ?? '' };
}
