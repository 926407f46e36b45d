import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  layoutShift: number;
  /** Milliseconds. */
  blockingTime: number;
  /** Names of the audits that cost points outside performance. */
  failures: string[];
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

const run = promisify(execFile);
const cli = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

/** Sent with every request of a run, as the network in front of a site sends them. */
export type ExtraHeaders = Readonly<Record<string, string>>;

/** One run of Lighthouse as a phone on a slow network sees the page. Pages may be served by this very process. */
export async function audit(url: string, chromium: string, headers: ExtraHeaders = {}): Promise<Audit> {
  // Chromium now and then loses the beginning of its own trace; such a run says nothing about the page.
  return auditOnce(url, chromium, headers).catch(() => auditOnce(url, chromium, headers));
}

async function auditOnce(url: string, chromium: string, headers: ExtraHeaders): Promise<Audit> {
  const { stdout } = await run(
    process.execPath,
    [
      cli,
      url,
      '--output=json',
      '--quiet',
      `--extra-headers=${JSON.stringify(headers)}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run',
    ],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, env: { ...process.env, CHROME_PATH: chromium } },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const failures = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    blockingTime: audits['total-blocking-time']?.numericValue ?? 0,
    failures,
  };
}
