import type { IncomingHttpHeaders } from 'node:http';
import type { Normaliser } from './normalise.ts';

export type HeaderShape = Record<string, string>;

/** Headers whose whole value differs from run to run: only their form is compared. */
const masks: Readonly<Record<string, (value: string) => string>> = {
  age: () => '{seconds}',
  'content-length': (value) => (value === '0' ? '0' : '{bytes}'),
  'content-range': (value) => value.replace(/\d+/g, '{n}'),
  date: () => '{date}',
  etag: (value) => value.replace(/"[^"]*?(-gz|-br)?"$/, '"{etag}$1"'),
  'last-modified': () => '{date}',
  'server-timing': (value) => value.replace(/=[\d.]+/g, '={n}'),
  'x-request-id': () => '{id}',
};

/** `name=value` of a cookie without its value, with every attribute. */
const cookieShape = (line: string) =>
  line
    .replace(/^([^=]+)=([^;]*)/, (_, name: string, value: string) => `${name}=${value ? '{value}' : ''}`)
    .replace(/expires=[^;]+/i, 'expires={date}');

/** `v-` marks one version of a page, `discussion-` one thread: both are digests. */
const surrogateKeyShape = (value: string) =>
  value
    .split(' ')
    .map((key) => key.replace(/^(v|discussion)-[\w-]{6,}$/, '$1-{hash}'))
    .toSorted()
    .join(' ');

/** After a body that was not read, Node closes the connection or not, by how much of it had arrived. */
const dependsOnArrival = new Set(['connection', 'keep-alive']);

export function shapeHeaders(
  headers: IncomingHttpHeaders,
  {
    hadBody,
    isCacheSteady,
    normaliser,
  }: {
    hadBody: boolean;
    /** No event changes the page cache meanwhile, so that hit and miss can be compared. */
    isCacheSteady: boolean;
    normaliser: Normaliser;
  },
): HeaderShape {
  const shape: HeaderShape = {};
  for (const [name, value] of Object.entries(headers).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (value === undefined || (hadBody && dependsOnArrival.has(name))) continue;
    if (name === 'set-cookie')
      shape[name] = [value].flat().map(cookieShape).map(normaliser.text).toSorted().join('\n');
    else if (name === 'x-cache' && !isCacheSteady) shape[name] = '{state}';
    else if (name === 'surrogate-key') shape[name] = surrogateKeyShape(String(value));
    else shape[name] = masks[name]?.(String(value)) ?? normaliser.text(String(value));
  }
  return shape;
}
