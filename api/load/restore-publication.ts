import { settingSchemas } from '#content/entities/settings.ts';
import type { PublicationSeed } from '#content/seed.ts';
import type { Database } from '#database/connect.ts';
import {
  type ExportedEntryVersion,
  type ExportedSetting,
  type ExportedSource,
  type ExportedStory,
  type ExportLine,
  exportLine,
} from '../export/export-format.ts';
import { insertRows } from '../store/insert-rows.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { fillStore } from './fill-store.ts';
import { loadDirectory } from './load-directory.ts';
import { loadOfferPrices } from './load-offer-prices.ts';
import { restoreStories } from './restore-stories.ts';
import { restoreVersions } from './restore-versions.ts';
import { parseSeed, SeedError } from './seed-error.ts';

interface RestoreOptions {
  now: Date;
  ownDomains: readonly string[];
  replace?: boolean;
  batchSize?: number;
  onProgress?: ((loaded: number, total: number) => void) | undefined;
}

/** The lines of an export, from the first one, each time it is called. */
type ExportLines = () => AsyncIterable<string>;

interface Around {
  seed: PublicationSeed;
  breaking: { edition: string; storyId: string; text: string }[];
  sources: ExportedSource[];
  settings: ExportedSetting[];
  entryVersions: ExportedEntryVersion[];
  ids: Set<string>;
}

/**
 * Fills an empty store with what an export holds. All lines are read and checked before the first one is written, so
 * that a file cut short or tampered with changes nothing.
 */
export async function restorePublication(
  database: Database,
  lines: ExportLines,
  options: RestoreOptions,
): Promise<number> {
  const db = database.as<ContentTables>();
  const { now, ownDomains, replace = false, batchSize = 100, onProgress } = options;
  const around = await survey(lines);
  const total = around.ids.size;
  await fillStore(db, {
    now,
    replace,
    open: (trx) => loadDirectory(trx, around.seed, ownDomains),
    async load({ directory }) {
      const lastN = await restoreStories(db, storiesIn(lines), {
        directory,
        now,
        ownDomains,
        batchSize,
        onProgress: (loaded) => onProgress?.(loaded, total),
      });
      return { lastN };
    },
    async close(trx) {
      for (const { edition, storyId, text } of around.breaking) {
        const story = await trx
          .selectFrom('content_stories')
          .select('n')
          .where('id', '=', storyId)
          .executeTakeFirst();
        if (story)
          await trx.insertInto('content_breaking').values({ edition, story_n: story.n, text }).execute();
      }
      await loadOfferPrices(trx, around.seed.offerPrices);
      await restoreVersions(trx, around);
      await insertRows(
        trx,
        'content_sources',
        around.sources.map((source) => ({
          source: source.source,
          source_id: source.sourceId,
          kind: source.of,
          target_id: source.targetId,
          version: source.version,
          digest: source.digest,
          pictures_left: source.picturesLeft,
        })),
      );
    },
  });
  return total;
}

async function* parsedLines(lines: ExportLines): AsyncGenerator<ExportLine> {
  let number = 0;
  for await (const line of lines()) {
    number += 1;
    const entry = `line ${number}`;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      throw new SeedError(entry, 'it', 'is not JSON');
    }
    const parsed = parseSeed(exportLine, value, entry);
    if ((number === 1) !== (parsed.kind === 'neutron-export'))
      throw new SeedError(entry, 'kind', number === 1 ? 'must be neutron-export' : 'comes a second time');
    yield parsed;
  }
  if (number === 0) throw new SeedError('line 1', 'it', 'is missing: the file is empty');
}

async function* storiesIn(lines: ExportLines): AsyncGenerator<ExportedStory> {
  for await (const line of parsedLines(lines)) if (line.kind === 'story') yield line;
}

/** First pass: keeps small entries in memory, and only validates stories. */
async function survey(lines: ExportLines): Promise<Around> {
  const seed: PublicationSeed = {
    topics: [],
    authors: [],
    tags: [],
    links: [],
    texts: [],
    trends: [],
    layouts: [],
    newsletters: [],
    vanities: [],
    offerPrices: [],
    stories: [],
    storyCount: 0,
  };
  const around: Around = { seed, breaking: [], sources: [], settings: [], entryVersions: [], ids: new Set() };
  const slugs = new Set<string>();
  for await (const line of parsedLines(lines)) {
    switch (line.kind) {
      case 'topic': {
        const { parent, image, ...topic } = line.topic;
        seed.topics.push({ ...topic, ...(parent ? { parent } : {}), ...(image ? { image } : {}) });
        break;
      }
      case 'author':
        seed.authors.push(line.author);
        break;
      case 'tag':
        seed.tags.push(line.tag);
        break;
      case 'text':
        seed.texts.push(line.text);
        break;
      case 'links':
        seed.links.push({ name: line.name, edition: line.edition, list: line.list });
        break;
      case 'trend':
        seed.trends.push(line.trend);
        break;
      case 'newsletter':
        seed.newsletters.push(line.newsletter);
        break;
      case 'layout':
        seed.layouts.push(line.layout);
        break;
      case 'vanity':
        seed.vanities?.push(line.vanity);
        break;
      case 'story':
        checkLife(line, around.ids, slugs);
        break;
      case 'breaking':
        around.breaking.push(line);
        break;
      case 'offer-prices':
        seed.offerPrices?.push(line.history);
        break;
      case 'setting':
        parseSeed(settingSchemas[line.id], line.value, `setting ${line.id}`);
        around.settings.push(line);
        break;
      case 'entry-version':
        around.entryVersions.push(line);
        break;
      case 'source':
        around.sources.push(line);
        break;
      case 'neutron-export':
        break;
    }
  }
  return around;
}

/** Whether a story's life holds together. */
function checkLife(line: ExportedStory, ids: Set<string>, slugs: Set<string>): void {
  const entry = `story ${line.id}`;
  const expect = (holds: boolean, field: string, problem: string) => {
    if (!holds) throw new SeedError(entry, field, problem);
  };
  expect(!ids.has(line.id), 'id', 'is used by two stories');
  ids.add(line.id);
  const newest = line.versions.at(-1);
  expect(newest?.version === line.version, 'versions', 'must end with the newest version');
  const slug = `${line.type}/${newest?.story.slug}`;
  expect(!slugs.has(slug), 'slug', `${slug} is used by two stories`);
  slugs.add(slug);
  for (const { version, story } of line.versions)
    expect(story.kind === line.type, `versions.${version}`, 'is of another kind');
  const { published } = line;
  if (published)
    expect(
      (line.state === 'published' || line.state === 'scheduled') &&
        line.versions.some(({ version }) => version === published.version),
      'published',
      'must name a version of a story that is published, perhaps with an update to come',
    );
  expect(line.state !== 'scheduled' || line.publishAt !== null, 'publishAt', 'is missing');
}
