import type { Article } from '#content/entities/article.ts';
import type { BodyBlock, Embed } from '#content/entities/embed.ts';
import { entriesPath } from '#content/rules/entry-pages.ts';
import { clockTime } from '#content/rules/short-date.ts';

export type LiveEntry = Extract<Embed, { type: 'liveEntry' }>;

export function entriesOf(blocks: readonly BodyBlock[]): LiveEntry[] {
  return blocks.flatMap((block) =>
    block.kind === 'embed' && block.embed.type === 'liveEntry' ? [block.embed] : [],
  );
}

export interface KeyEvent {
  uuid: string;
  at: string;
  title: string;
  href: string;
}

/** The key events of all pages, newest first: those of this page lead to their place on it. */
export function keyEventsOf(
  { slug, entryPages }: Pick<Article, 'slug' | 'entryPages'>,
  entries: readonly LiveEntry[],
): KeyEvent[] {
  const isHere = new Set(entries.map(({ uuid }) => uuid));
  const here = entries.filter(({ keyEvent }) => keyEvent);
  const all = entryPages
    ? [
        ...here.filter(({ uuid }) => !entryPages.keyEvents.some((event) => event.uuid === uuid)),
        ...entryPages.keyEvents,
      ]
    : here;
  return all.map(({ uuid, at, title, ...event }) => ({
    uuid,
    at,
    title,
    href:
      'page' in event && !isHere.has(uuid)
        ? `${entriesPath(slug, event.page)}#live-${uuid}`
        : `#live-${uuid}`,
  }));
}

/** Where entries begin: after the introduction. */
export function firstEntryAt(blocks: readonly BodyBlock[]): number {
  const first = blocks.findIndex((block) => block.kind === 'embed' && block.embed.type === 'liveEntry');
  return first < 0 ? blocks.length : first;
}

/** New entries are inserted before the first existing one: newest first. */
export function withEntries(blocks: readonly BodyBlock[], added: readonly LiveEntry[]): BodyBlock[] {
  const at = firstEntryAt(blocks);
  const inserted = added.map((embed) => ({ kind: 'embed', embed }) as const);
  return [...blocks.slice(0, at), ...inserted, ...blocks.slice(at)];
}

const firstSeconds = 30;
const mostSeconds = 300;

/** Every half minute; less often the longer nothing new arrived or requests failed. */
export function secondsToNextRequest(quietRounds: number): number {
  return Math.min(mostSeconds, firstSeconds * 2 ** Math.floor(quietRounds / 2));
}

/** Screen readers hear about new entries at most this often. */
const announceMilliseconds = 60_000;

/** Milliseconds until new entries may be announced again. */
export function announceDelay(lastAnnounced: number | undefined, now: number): number {
  return lastAnnounced === undefined ? 0 : Math.max(0, lastAnnounced + announceMilliseconds - now);
}

export interface TimelineMark {
  /** Percent of the line, from the first entry to the newest. */
  at: number;
  isKey: boolean;
}

/** Lines at the same half percent are one, so that thousands of entries become two hundred lines. */
const steps = 200;

/** Each entry as a line at its time. */
export function timelineOf(entries: readonly LiveEntry[]): TimelineMark[] {
  const timed = entries
    .map(({ at, keyEvent }) => ({ time: Date.parse(at), keyEvent }))
    .filter(({ time }) => !Number.isNaN(time));
  const first = Math.min(...timed.map(({ time }) => time));
  const span = Math.max(1, ...timed.map(({ time }) => time - first));
  const marks = new Map<number, boolean>();
  for (const { time, keyEvent } of timed) {
    const step = Math.round(((time - first) / span) * steps);
    marks.set(step, keyEvent || (marks.get(step) ?? false));
  }
  return [...marks]
    .map(([step, isKey]) => ({ at: (step / steps) * 100, isKey }))
    .sort((one, other) => one.at - other.at);
}

interface HourMark {
  /** Percent of the line. */
  at: number;
  text: string;
}

const hour = 3_600_000;
/** Hours between labels: a day has a whole number of each. */
const steps24 = [1, 2, 3, 4, 6, 12];
/** Labels side by side on a phone. */
const mostMarks = 5;

/** The first entry's time, whole hours that have space below the line, and the newest entry's time. */
export function hourMarks(entries: readonly LiveEntry[]): HourMark[] {
  const times = entries.map(({ at }) => Date.parse(at)).filter((time) => !Number.isNaN(time));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  if (times.length === 0) return [];
  const mark = (time: number) => ({
    at: first === last ? 0 : ((time - first) / (last - first)) * 100,
    text: clockTime(new Date(time).toISOString()),
  });
  const needed = (last - first) / hour / mostMarks;
  const step = (steps24.find((hours) => hours >= needed) ?? 12) * hour;
  const marks = [mark(first)];
  for (let time = Math.ceil((first + 1) / step) * step; time < last; time += step) {
    const next = mark(time);
    // A label is as wide as a quarter of a phone's line.
    if (next.at >= 20 && next.at <= 60) marks.push(next);
  }
  return first === last ? marks : [...marks, mark(last)];
}
