import type { Normaliser } from './normalise.ts';
import { type HtmlShape, shapeHtml } from './shape-html.ts';
import { type JsonShape, shapeJson } from './shape-json.ts';
import { shapeOpenApi } from './shape-openapi.ts';
import { shapeDirectives, shapeMarkdown, shapeMetrics, shapeXml, type XmlShape } from './shape-text.ts';

export type BodyShape =
  | string
  | string[]
  | JsonShape
  | HtmlShape
  | XmlShape
  | Record<string, string[]>
  | ReturnType<typeof shapeMarkdown>;

/** What of a body is public: its structure by its type. Of pictures, scripts and styles only that there are bytes. */
export function shapeBody(
  body: Buffer,
  contentType: string,
  path: string,
  normaliser: Normaliser,
): BodyShape {
  if (body.length === 0) return 'empty';
  const text = body.toString('utf8');
  const [type = ''] = contentType.split(';', 1);
  if (type === 'text/html') return shapeHtml(text, normaliser);
  if (path.endsWith('/openapi.json') && type === 'application/json') return shapeOpenApi(JSON.parse(text));
  if (/[/+]json$/.test(type)) return shapeJson(JSON.parse(text), normaliser);
  if (/[/+]xml$/.test(type) && type !== 'image/svg+xml') return shapeXml(text, normaliser);
  if (type === 'text/markdown' || path === '/llms.txt') return shapeMarkdown(text, normaliser);
  if (path === '/metrics' && text.includes('# TYPE ')) return shapeMetrics(text);
  if (/^\/(?:\.well-known\/)?\w+\.txt$/.test(path)) return shapeDirectives(text, normaliser);
  return 'bytes';
}
