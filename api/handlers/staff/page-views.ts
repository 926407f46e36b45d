import type * as calls from '#content/calls/vanity-entries.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { addPageViews, dayBack, forgetOldPageViews, getPageViews } from '../../store/page-views.ts';

export const reportPageViews: Handler<typeof calls.reportPageViews> = async ({ body }, { db, now }) => {
  const counted = await db.transaction(async (trx) => {
    await forgetOldPageViews(trx, now());
    return addPageViews(trx, dayBack(now(), 0), body.visits);
  });
  return { answer: enveloped({ counted }) };
};

export const listPageViews: Handler<typeof calls.listPageViews> = async ({ query }, { db, now }) => {
  const { kind, days, limit, offset } = query;
  const items = await getPageViews(db.kysely, { kind, since: dayBack(now(), days - 1), limit, offset });
  return { answer: enveloped({ items }) };
};
