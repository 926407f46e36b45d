import type { StoryDraft } from '#content/entities/story-input.ts';

type Report = Pick<Extract<StoryDraft, { kind: 'collection' }>, 'layoutName' | 'figures' | 'parts'>;

const figure = (slug: string, value: string, unit: string | undefined, text: string) => ({
  storyId: `piece-${slug}`,
  value,
  ...(unit ? { unit } : {}),
  text,
});
const part = (slug: string, name: string, caption?: string, ...values: number[]) => ({
  storyId: `piece-${slug}`,
  name,
  ...(caption ? { chart: { caption, values } } : {}),
});

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

/** The special reports: every number is a number of its story, every chart one of its charts. */
const reports: Readonly<Record<string, Omit<Report, 'layoutName'>>> = {
  'the-power-bill': {
    figures: [
      figure(queue, '11', 'GW', 'asked of one Ohio utility. It can deliver four.'),
      figure(queue, '2031', undefined, 'is how far the waiting line runs.'),
      figure(rust, '83', 'h', 'is how long one town ran on iron and patience.'),
      figure(cloud, '6', 'yr', 'of falling cloud prices, until this fall.'),
    ],
    parts: [
      part(queue, 'The queue', 'Gigawatts asked for, 2022 to 2026', 0.6, 1.1, 2.7, 6.2, 11),
      part(
        rust,
        'The battery',
        'Charge left, hour by hour, until the line was mended',
        ...[94, 84, 74, 65, 55, 45, 35, 26],
      ),
      part(
        cloud,
        'The price',
        'List prices of eight providers, 2018 to January 2027',
        ...[100, 93, 88, 82, 77, 73, 70, 68, 68, 70],
      ),
    ],
  },
  fixable: {
    figures: [
      figure(iowa, '412,000', undefined, 'parts that nobody makes any more, in one brick factory in Iowa.'),
      figure(students, '1,146', undefined, 'laptops mended by fourteen students.'),
      figure(minutes, '6', 's', 'to reach the battery of a drill. A tablet takes more than an hour.'),
      figure('tern-open-day-live', '1', 'coin', 'opens the first phone of the maker we know for screws.'),
    ],
    parts: [
      part(iowa, 'The warehouse', 'Orders by decade of the appliance', 598, 1730, 2904, 2454, 1386, 314),
      part(students, 'The students', 'Repairs by what broke', 388, 341, 227, 104, 86),
      part(
        minutes,
        'The minutes',
        'Minutes to reach the battery of ten things',
        ...[0.1, 2, 4, 5, 14, 22, 27, 38, 46, 63],
      ),
    ],
  },
  'the-long-restore': {
    figures: [
      figure(county, '31', 'd', 'without a computer in one courthouse, and 17 weddings by typewriter.'),
      figure(lumberyard, '$80,412', undefined, 'is what a lumberyard paid for not paying.'),
      figure(bakery, '4:52', 'h', 'to bring a bakery back, with a stopwatch running.'),
      figure(clinic, '88', '%', 'of 31,600 visits to the doctor, typed in again by eleven people.'),
    ],
    parts: [
      part(county, 'The courthouse'),
      part(bakery, 'The drill', 'Hours to the first route sheet, four drills', 11.7, 7.3, 6, 4.9),
      part(
        clinic,
        'The clinic',
        'Visits typed back in, January to July',
        ...[2100, 6400, 11300, 16500, 21800, 27200, 27900],
      ),
    ],
  },
};

export function reportOf(slug: string): Report {
  const report = reports[slug];
  return report ? { layoutName: 'report', ...report } : {};
}
