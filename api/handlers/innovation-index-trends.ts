import type { innovationIndexTrends as call } from '#content/calls/resources.ts';
import { innovationTrend } from '#content/entities/innovation-trend.ts';
import type { Handler } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { enveloped } from '../present/envelope.ts';
import { getTrends } from '../store/resources.ts';

export const innovationIndexTrends: Handler<typeof call> = async (_input, { context }) => {
  const trends = await getTrends(context.db);
  return {
    answer: enveloped({ items: trends.map((doc) => innovationTrend.parse(JSON.parse(doc))) }),
    keys: [keys.everything],
  };
};
