// Journeys that write: each worker has a store and a server of its own, and each journey makes what it needs by call.
import type { TestInfo } from '@playwright/test';
import { apiTest as requests, staffToken, testOnSharedPage, test as withPage } from './journey.ts';
import { findNewsroom, type Newsroom } from './newsrooms.ts';
import { createStaffCalls, journeyName, type StaffCalls } from './staff-calls.ts';

export interface NewsroomWorker {
  newsroom: Newsroom;
}
export interface NewsroomFixtures {
  staff: StaffCalls;
}

type Use<Value> = (value: Value) => Promise<void>;
type NewsroomFixture = [
  (from: { browserName: string }, use: Use<Newsroom>, info: { parallelIndex: number }) => Promise<void>,
  { scope: 'worker'; timeout: number },
];

// The data folder is made by the first run of an hour.
const newsroom: NewsroomFixture = [
  async ({ browserName: _ }, use, { parallelIndex }) => use(await findNewsroom(parallelIndex)),
  { scope: 'worker', timeout: 180_000 },
];
const baseURL = ({ newsroom }: NewsroomWorker, use: Use<string>) => use(newsroom.origin);
const staff = ({ newsroom }: NewsroomWorker, use: Use<StaffCalls>, info: TestInfo) =>
  use(createStaffCalls(newsroom.origin, journeyName(info)));

/** A page of a reader who writes. */
export const test = withPage.extend<NewsroomFixtures, NewsroomWorker>({ newsroom, baseURL, staff });

/** Requests only. */
export const apiTest = requests.extend<NewsroomFixtures, NewsroomWorker>({ newsroom, baseURL, staff });

/**
 * A page of the desk, shared by the journeys of a worker. Signed in by the staff token; `test.use({ extraHTTPHeaders: {} })`
 * for journeys that sign in by themselves.
 */
export const deskTest = testOnSharedPage.extend<NewsroomFixtures, NewsroomWorker>({
  newsroom,
  baseURL,
  staff,
  extraHTTPHeaders: { authorization: `Bearer ${staffToken}` },
});

/** Widths of a journey that every run has on the desktop, and `npm run test:all` on a phone too: part of its title, tags. */
export const desktopFirst = [
  ['desktop', []],
  ['phone', ['@phone', '@all']],
] as const;

/** Widths of a journey that only `npm run test:all` has. */
export const allWidthsInAll = [
  ['desktop', ['@all']],
  ['phone', ['@phone', '@all']],
] as const;

/** Widths of a journey that every run has on the desktop and on a phone. */
export const desktopAndPhone = [
  ['desktop', []],
  ['phone', ['@phone']],
] as const;
/** The width between them, which `npm run test:all` adds. */
export const tabletInAll = ['tablet', ['@tablet', '@all']] as const;
