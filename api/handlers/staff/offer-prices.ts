import type * as calls from '#content/calls/offers.ts';
import { NeutronError } from '#content/errors.ts';
import { daysBefore, priceDayOf } from '#content/rules/deals/price-days.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import type { Handler } from '../../handler.ts';
import { keys } from '../../lists/surrogate-keys.ts';
import { enveloped } from '../../present/envelope.ts';
import * as store from '../../store/offer-prices.ts';

/** Clocks of other machines may be a little ahead. */
const aheadMinutes = 5;

export const addCheckedPrices: Handler<typeof calls.addCheckedPrices> = async (
  { body },
  { db, now, onCommit },
) => {
  const at = now();
  const latest = at.getTime() + aheadMinutes * 60_000;
  const future = body.prices.findIndex(({ checkedAt }) => Date.parse(checkedAt) > latest);
  if (future >= 0)
    throw new NeutronError('bad_body', {
      field: `prices.${future}.checkedAt`,
      message: 'A price cannot have been checked in the future',
    });
  const event = { kind: 'updated', keys: [keys.prices] };
  const stored = await db.transaction(async (trx) => {
    await takeSlot(trx, db.dialect);
    const count = await store.addCheckedPrices(trx, body.prices);
    await appendEvent(trx, db.dialect, { ...event, entity: 'prices', entityId: 'all', at });
    return count;
  });
  onCommit(event);
  return { answer: enveloped({ stored }) };
};

export const listCheckedPrices: Handler<typeof calls.listCheckedPrices> = async ({ query }, { db, now }) => {
  const since = daysBefore(priceDayOf(now().getTime()), query.days - 1);
  const histories = await store.getPriceHistories(db.kysely, [query.url], since);
  return { answer: enveloped({ items: histories.get(query.url) ?? [] }) };
};
