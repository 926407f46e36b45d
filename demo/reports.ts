import type { StoryDraft } from '#content/entities/story-input.ts';

type Report = Pick<Extract<StoryDraft, { kind: 'collection' }>, 'layoutName' | 'figures' | 'parts'>;

const figure = (slug: string, value: string, unit: string | undefined, text: string) => ({
  storyId: `piece-${slug}`,
  value,
  ...(unit ? { unit } : {}),
  text,
});
const part = (slug: string, name: string) => ({ storyId: `piece-${slug}`, name });

const queue = 'chip-shortage-over-power-shortage-starting';
const rust = 'battery-made-of-rust-backs-up-a-town';
const cloud = 'cloud-prices-rise-first-time-six-years';
const iowa = 'iowa-warehouse-of-parts-nobody-makes';
const students = 'fourteen-students-fixed-1146-laptops';
const minutes = 'minutes-to-reach-the-battery';
const county = 'thirty-one-days-without-the-countys-computers';
const lumberyard = 'lumberyards-recovery-bill-line-by-line';
const bakery = 'bakery-rehearses-its-worst-night';
const clinic = 'people-who-typed-a-clinic-back-in';

/** The special reports: every number is a number of its story; charts are those of the stories. */
const reports: Readonly<Record<string, Omit<Report, 'layoutName'>>> = {
  'the-power-bill': {
    figures: [
      figure(queue, '11', 'GW', 'asked of one Ohio utility. It can deliver four.'),
      figure(queue, '2031', undefined, 'is how far the waiting line runs.'),
      figure(rust, '83', 'h', 'is how long one town ran on iron and patience.'),
      figure(cloud, '6', 'yr', 'of falling cloud prices, until this fall.'),
    ],
    parts: [part(queue, 'The queue'), part(rust, 'The battery'), part(cloud, 'The price')],
  },
  fixable: {
    figures: [
      figure(iowa, '412,000', undefined, 'parts that nobody makes any more, in one brick factory in Iowa.'),
      figure(students, '1,146', undefined, 'laptops mended by fourteen students.'),
      figure(minutes, '6', 's', 'to reach the battery of a drill. A tablet takes more than an hour.'),
      figure('tern-open-day-live', '1', 'coin', 'opens the first phone of the maker we know for screws.'),
    ],
    parts: [part(iowa, 'The warehouse'), part(students, 'The students'), part(minutes, 'The minutes')],
  },
  'the-long-restore': {
    figures: [
      figure(county, '31', 'd', 'without a computer in one courthouse, and 17 weddings by typewriter.'),
      figure(lumberyard, '$80,412', undefined, 'is what a lumberyard paid for not paying.'),
      figure(bakery, '4:52', 'h', 'to bring a bakery back, with a stopwatch running.'),
      figure(clinic, '88', '%', 'of 31,600 visits to the doctor, typed in again by eleven people.'),
    ],
    parts: [part(county, 'The courthouse'), part(bakery, 'The drill'), part(clinic, 'The clinic')],
  },
};

export function reportOf(slug: string): Report {
  const report = reports[slug];
  return report ? { layoutName: 'report', ...report } : {};
}
