import { cutSourceId, type Outcome } from '#api/load/import/outcome.ts';
import { partKinds, type StoryAccount } from '#content/rules/imports/account.ts';
import { count } from '../store/progress.ts';

const shownRejections = 20;
const shownReasons = 20;

/** The result of an import, bounded: counts, and the first rejected stories. */
export interface ImportReport {
  add(outcome: Outcome): void;
  lines(): string[];
  totals(): ReportTotals;
}

interface ReportTotals {
  stories: Record<Outcome['what'] | 'clean' | 'notClean', number>;
  redirects: number;
  words: StoryAccount['words'];
  parts: { preserved: number; changed: number; lost: number; marked: number };
  /** Where the export is cut, if it is. */
  cut?: string;
}

export function createReport(): ImportReport {
  const counts = { added: 0, changed: 0, unchanged: 0, skipped: 0, rejected: 0 };
  let redirects = 0;
  const verdicts = { clean: 0, notClean: 0 };
  const words = { before: 0, after: 0, lost: 0 };
  const parts = { preserved: 0, changed: 0, lost: 0, marked: 0 };
  const shown: string[] = [];
  const reasons = new Map<string, number>();
  const notes = new Map<string, number>();
  const first: string[] = [];
  let cut: string | undefined;
  const tally = (map: Map<string, number>, words: string) => {
    if (map.has(words) || map.size < 1000) map.set(words, (map.get(words) ?? 0) + 1);
  };
  return {
    add(outcome) {
      counts[outcome.what] += 1;
      redirects += outcome.redirects ?? 0;
      if (outcome.clean !== undefined) verdicts[outcome.clean ? 'clean' : 'notClean'] += 1;
      if (outcome.account) addAccount({ words, parts }, outcome.account);
      if (outcome.sourceId === cutSourceId) cut = outcome.reason;
      else if (outcome.clean === false && shown.length < shownRejections) shown.push(uncleanLine(outcome));
      for (const note of outcome.notes) tally(notes, note.replace(/(?:: | )"?[^ ]*[/".#][^ ]*.*$/, ''));
      if (!outcome.reason) return;
      tally(reasons, `${outcome.what}: ${outcome.reason}`);
      if (first.length < shownRejections)
        first.push(
          `  ${outcome.what} ${outcome.sourceId} "${outcome.title.slice(0, 80)}": ${outcome.reason}`,
        );
    },
    lines() {
      const { added, changed, unchanged, skipped, rejected } = counts;
      const table = (map: Map<string, number>) =>
        [...map]
          .sort(([, a], [, b]) => b - a)
          .slice(0, shownReasons)
          .map(([words, times]) => `  ${count(times)} × ${words}`);
      return [
        `Added ${count(added)}, updated ${count(changed)}, unchanged ${count(unchanged)}, skipped because they were edited here ${count(skipped)}, rejected ${count(rejected)}; ${count(redirects)} old URLs redirect.`,
        ...(cut === undefined ? [] : [`NOT WHOLE: ${cut}.`]),
        ...(verdicts.clean + verdicts.notClean > 0
          ? [`${count(verdicts.clean)} arrived clean, ${count(verdicts.notClean)} did not.`, ...shown]
          : []),
        ...(notes.size > 0 ? ['Adjusted during the import:', ...table(notes)] : []),
        ...(reasons.size > 0
          ? ['Not imported, by reason:', ...table(reasons), 'The first ones:', ...first]
          : []),
      ];
    },
    totals: () => ({
      stories: { ...counts, ...verdicts },
      redirects,
      words,
      parts,
      ...(cut === undefined ? {} : { cut }),
    }),
  };
}

function addAccount({ words, parts }: Pick<ReportTotals, 'words' | 'parts'>, account: StoryAccount): void {
  for (const name of ['before', 'after', 'lost'] as const) words[name] += account.words[name];
  for (const kind of partKinds)
    for (const name of ['preserved', 'changed', 'lost'] as const) parts[name] += account.parts[kind][name];
  parts.marked += account.marked;
}

/** What a story lost, e.g. `words 3 of 250, embeds 1`. */
function uncleanLine({ sourceId, title, account }: Outcome): string {
  if (!account) return '';
  const { words, parts, marked } = account;
  const lost = [
    ...(words.lost > 0 ? [`words ${words.lost} of ${words.before}`] : []),
    ...partKinds.filter((kind) => parts[kind].lost > 0).map((kind) => `${kind} ${parts[kind].lost}`),
    ...(marked > 0 ? [`for editors only ${marked}`] : []),
  ];
  return `  not clean ${sourceId} "${title.slice(0, 80)}": ${lost.join(', ')}`;
}
