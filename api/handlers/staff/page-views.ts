import type * as calls from '#content/calls/vanity-entries.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { addPageViews, dayBack, forgetOldPageViews, getPageViews } from '../../store/page-views.ts';

export const reportVisits: Handler<typeof calls.reportVisits> = async ({ body }, { db, now }) => {
  const counted = await db.transaction(async (trx) => {
    await forgetOldPageViews(trx, now());
    return addPageViews(trx, dayBack(now(), 0), body.visits);
  });
  return { answer: enveloped({ counted }) };
};

export const listVisits: Handler<typeof calls.listVisits> = async ({ query }, { db, now }) => {
  const { kind, days, limit, offset } = query;
  const items = await getPageViews(db.kysely, { kind, since: dayBack(now(), days - 1), limit, offset });
  return { answer: enveloped({ items }) };
};
