import { type Colleague, type DeskFacts, getDesk, listColleagues } from '#content/calls/desk.ts';
import { callApi } from '../api/call-api.ts';

export interface NewsroomFacts {
  desk: DeskFacts;
  colleagues: readonly Colleague[];
}

/** Stages and people change rarely, and every screen needs them. */
const freshMilliseconds = 60_000;
let known: { at: number; facts: Promise<NewsroomFacts> } | undefined;

/** Stages, sections and colleagues; read once a minute. */
export function loadNewsroom(): Promise<NewsroomFacts> {
  if (known && Date.now() - known.at < freshMilliseconds) return known.facts;
  const facts = Promise.all([callApi(getDesk), callApi(listColleagues)]).then(([desk, { items }]) => ({
    desk,
    colleagues: items,
  }));
  known = { at: Date.now(), facts };
  facts.catch(() => {
    known = undefined;
  });
  return facts;
}

/** The name of an account, or its id where it has none. */
export const nameOf = (sub: string | undefined, { colleagues }: NewsroomFacts): string | undefined =>
  sub === undefined ? undefined : (colleagues.find((one) => one.sub === sub)?.name ?? sub);
