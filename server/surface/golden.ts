import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedAnswer } from './recorder.ts';
import type { BodyShape } from './shape-body.ts';
import type { HeaderShape } from './shape-headers.ts';

/**
 * A golden file holds, for each content type, the headers that most answers have, and then every answer as far as it
 * differs from them. `null` is a header that is missing; `= GET /` is a body of the same shape as that of another request.
 */
interface GoldenFile {
  usualHeaders: Record<string, HeaderShape>;
  answers: Record<string, PackedAnswer>;
}
interface PackedAnswer {
  status: number;
  type: string;
  headers: Record<string, string | null>;
  body: BodyShape;
}
export type Answers = ReadonlyMap<string, RecordedAnswer>;

const folder = join(import.meta.dirname, 'golden');
const fileOf = (name: string) => join(folder, `${name}.json`);
const same = '= ';
const typeOf = (headers: HeaderShape) => headers['content-type'] ?? 'none';

export async function writeGolden(name: string, answers: Answers): Promise<void> {
  if (process.env.CI) throw new Error('golden files are never written on CI');
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(name), `${JSON.stringify(pack(answers), null, 1)}\n`);
}

export async function readGolden(name: string): Promise<Answers> {
  return unpack(JSON.parse(await readFile(fileOf(name), 'utf8')) as GoldenFile);
}

function pack(answers: Answers): GoldenFile {
  const usualHeaders = usualOf([...answers.values()].map(({ headers }) => headers));
  const firsts = new Map<string, string>();
  const packed: GoldenFile['answers'] = {};
  for (const [key, { status, headers, body }] of answers) {
    const type = typeOf(headers);
    const usual = usualHeaders[type] ?? {};
    const names = [...new Set([...Object.keys(usual), ...Object.keys(headers)])].toSorted();
    const differences = names.filter((name) => usual[name] !== headers[name]);
    const whole = JSON.stringify(body);
    const first = typeof body === 'string' ? undefined : firsts.get(whole);
    if (!firsts.has(whole)) firsts.set(whole, key);
    packed[key] = {
      status,
      type,
      headers: Object.fromEntries(differences.map((name) => [name, headers[name] ?? null])),
      body: first ? `${same}${first}` : body,
    };
  }
  return { usualHeaders, answers: packed };
}

/** By content type: each header with the value that more than half of the answers have. */
function usualOf(all: readonly HeaderShape[]): GoldenFile['usualHeaders'] {
  const usual: GoldenFile['usualHeaders'] = {};
  for (const [type, alike] of Object.entries(Object.groupBy(all, typeOf))) {
    if (!alike) continue;
    const counts = new Map<string, number>();
    for (const line of alike.flatMap((headers) =>
      Object.entries(headers).map((entry) => JSON.stringify(entry)),
    ))
      counts.set(line, (counts.get(line) ?? 0) + 1);
    const frequent = [...counts].filter(([, count]) => count * 2 > alike.length).map(([line]) => line);
    usual[type] = Object.fromEntries(frequent.toSorted().map((line) => JSON.parse(line) as [string, string]));
  }
  return usual;
}

function unpack({ usualHeaders, answers }: GoldenFile): Answers {
  const whole = new Map<string, RecordedAnswer>();
  for (const [key, { status, type, headers, body }] of Object.entries(answers)) {
    const merged = Object.entries({ ...usualHeaders[type], ...headers });
    whole.set(key, {
      status,
      headers: Object.fromEntries(merged.filter((entry): entry is [string, string] => entry[1] !== null)),
      body: typeof body === 'string' ? (whole.get(body.slice(same.length))?.body ?? body) : body,
    });
  }
  return whole;
}
