import type { AbTest } from '#content/entities/ab-test.ts';
import { experimentQueryName } from '#content/limits.ts';
import { assignmentText } from '#content/rules/experiments/assignment-text.ts';
import { isRunning } from '#content/rules/experiments/running.ts';
import { escapeText } from '#platform/escape-html.ts';
import { type StaffPage, staffResponse } from '../staff-page.ts';
import {
  type BucketDay,
  type BucketResult,
  type ExperimentResult,
  experimentResult,
} from './experiment-results.ts';
import { intervalChart, spanOf } from './interval-chart.ts';

/** Days from and to, both included, as `2026-11-15`. */
export type ReadCounts = (
  experiment: string,
  days: { from: string; to: string },
) => Promise<readonly BucketDay[]>;

interface Options {
  experiments: readonly AbTest[];
  /** None where no collector runs. */
  readCounts: ReadCounts | undefined;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Every test of the configuration with what readers of its buckets did; those that run first. */
export function createExperimentsPage({ experiments, readCounts, now }: Options): StaffPage {
  return async () => {
    const at = now();
    const order = [...experiments].sort(
      (a, b) => Number(isRunning(b, at)) - Number(isRunning(a, at)) || b.startDate.localeCompare(a.startDate),
    );
    const sections = await Promise.all(
      order.map(async (test) => {
        const days = { from: test.startDate.slice(0, 10), to: test.endDate.slice(0, 10) };
        return sectionOf(test, experimentResult(test, (await readCounts?.(test.id, days)) ?? []), at);
      }),
    );
    const notice = readCounts ? '' : '<p>Nothing is counted here: the collector runs elsewhere.</p>';
    const empty = experiments.length === 0 ? '<p>The configuration has no test.</p>' : '';
    return staffResponse('Experiments', notice + empty + sections.join(''));
  };
}

function sectionOf(test: AbTest, result: ExperimentResult, now: number): string {
  const { criteria } = test;
  const who =
    Object.keys(criteria).length > 0 ? `<code>${escapeText(JSON.stringify(criteria))}</code>` : 'everybody';
  return `<section><h2>${escapeText(test.id)}, version ${escapeText(test.version)}: ${stateOf(test, now)}</h2>
<p>${dayOf(test.startDate)} to ${dayOf(test.endDate)} (UTC, the last day excluded). Who: ${who}.
${test.changesHtml ? 'Changes the HTML.' : 'Changes no HTML.'} Goal: ${test.goal ? `<code>${escapeText(test.goal)}</code>` : 'none'}.</p>
${result.exposures > 0 ? tableOf(test, result) : `<p class="quiet">No reader was counted.</p>${looks(test)}`}</section>`;
}

function stateOf(test: AbTest, now: number): string {
  if (isRunning(test, now)) return 'runs';
  return now < Date.parse(test.startDate) ? 'is to come' : 'is over';
}

function tableOf(test: AbTest, { buckets, sampleRatio }: ExperimentResult): string {
  const seen = buckets.filter(({ exposures }) => exposures > 0);
  const span = spanOf(seen.map(({ interval }) => interval));
  const control = (buckets.find(({ bucket }) => bucket === 'control') ?? buckets.at(-1))?.rate ?? 0;
  const chartOf = ({ interval, rate, exposures }: BucketResult) =>
    test.goal && exposures > 0 ? intervalChart(interval, rate, control, span) : '';
  const rows = buckets.map((one) => rowOf(test, one, chartOf(one))).join('');
  const summary = sampleRatio.isBroken ? '' : summaryOf(test, buckets);
  return `${ratioOf(sampleRatio)}${summary}<div class="wide" role="region" aria-label="Buckets of ${escapeText(test.id)}" tabindex="0"><table><caption>What readers of each bucket did</caption><thead><tr><th scope="col">Bucket</th><th scope="col">Share</th>
<th scope="col">Readers</th><th scope="col">Reached the goal</th><th scope="col" colspan="2">Rate, 95 % interval</th>
<th scope="col">Against control, points</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function rowOf(test: AbTest, one: BucketResult, chart: string): string {
  const { lead, interval } = one;
  const rate = test.goal
    ? `${percent(one.rate)} (${percent(interval.low)} to ${percent(interval.high)})`
    : '–';
  const better =
    lead && test.goal
      ? `${points(lead.difference)} (${points(lead.low)} to ${points(lead.high)})${verdict(lead)}`
      : '–';
  return `<tr><th scope="row">${look(test, one.bucket)}</th><td>${one.percentage} %</td><td>${whole(one.exposures)}</td>
<td>${test.goal ? whole(one.goals) : '–'}</td><td>${rate}</td><td class="bar">${chart}</td><td>${better}</td></tr>`;
}

function ratioOf({ chiSquare, probability, isBroken }: ExperimentResult['sampleRatio']): string {
  const numbers = `χ² ${chiSquare.toFixed(2)}, p ${probability < 0.0001 ? '&lt; 0.0001' : probability.toFixed(4)}`;
  return isBroken
    ? `<p class="bad">The assignment is broken (${numbers}): readers are not spread as configured. Do not read the table.</p>`
    : `<p>Readers are spread as configured (${numbers}).</p>`;
}

/** The table in one line: buckets that differ from the control, and those without a clear difference. */
function summaryOf(test: AbTest, buckets: readonly BucketResult[]): string {
  if (!test.goal) return '';
  const words = buckets.flatMap(({ bucket, lead }) => {
    if (!lead) return [];
    const isReported = lead.low > 0 || lead.high < 0;
    const by = `is ${lead.low > 0 ? 'better' : 'worse'} by ${Math.abs(lead.difference * 100).toFixed(2)} points`;
    return [`<b>${escapeText(bucket)}</b> ${isReported ? by : 'shows no clear difference'}`];
  });
  return words.length > 0 ? `<p>Against the control: ${words.join('; ')}.</p>` : '';
}

const verdict = ({ low, high }: { low: number; high: number }) =>
  low > 0 ? ', better' : high < 0 ? ', worse' : ', no clear difference';

const whole = (count: number) => count.toLocaleString('en-US');
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
const points = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(2)}`;
const dayOf = (date: string) => escapeText(date.slice(0, 10));

/** How a page looks to a bucket; such pages are never kept and never counted. */
function look({ id, version, seenAt = '/' }: AbTest, bucket: string): string {
  const assignment = encodeURIComponent(assignmentText({ id, version, bucket }));
  return `<a href="${seenAt}?${experimentQueryName}=${assignment}">${escapeText(bucket)}</a>`;
}

const looks = (test: AbTest) =>
  `<p>Look as ${test.allocations.map(({ bucket, percentage }) => `${look(test, bucket)} (${percentage} %)`).join(', ')}.</p>`;
