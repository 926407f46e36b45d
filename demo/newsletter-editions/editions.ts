import type { DemoEdition } from './demo-edition.ts';
import { loadFactor } from './load-factor.ts';
import { locked } from './locked.ts';
import { outOfOffice } from './out-of-office.ts';
import { showYourWork } from './show-your-work.ts';
import { theShortlist } from './the-shortlist.ts';
import { theSignal } from './the-signal.ts';

const day = 86_400_000;

interface Schedule {
  editions: readonly DemoEdition[];
  /** Whether it comes on this day. */
  comesOn(date: Date): boolean;
  /** UTC. */
  hour: number;
}

const onWeekday = (weekday: number) => (date: Date) => date.getUTCDay() === weekday;

const schedules: Readonly<Record<string, Schedule>> = {
  'the-signal': { editions: theSignal, comesOn: (date) => ![0, 6].includes(date.getUTCDay()), hour: 12 },
  'load-factor': { editions: loadFactor, comesOn: onWeekday(2), hour: 13 },
  'the-shortlist': { editions: theShortlist, comesOn: onWeekday(5), hour: 14 },
  locked: { editions: locked, comesOn: onWeekday(3), hour: 12 },
  'show-your-work': {
    editions: showYourWork,
    comesOn: (date) => [1, 15].includes(date.getUTCDate()),
    hour: 13,
  },
  'out-of-office': { editions: outOfOffice, comesOn: onWeekday(0), hour: 23 },
};

/** The editions of a newsletter with the times they were sent: on its own days, the newest first. */
export function editionsOf(newsletterId: string, now: number): (DemoEdition & { sentAt: number })[] {
  const found = schedules[newsletterId];
  if (!found) return [];
  const sent: (DemoEdition & { sentAt: number })[] = [];
  const today = Math.floor(now / day) * day;
  for (let at = today + found.hour * 3_600_000; sent.length < found.editions.length; at -= day) {
    const edition = found.editions[sent.length];
    if (edition && at < now && found.comesOn(new Date(at))) sent.push({ ...edition, sentAt: at });
  }
  return sent;
}
