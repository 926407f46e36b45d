import type { AbTestState } from '#content/entities/ab-test.ts';
import type { SiteEvent } from './event-payloads.ts';

const armOf = ({ id, version, bucket }: AbTestState) => ({
  experiment_id: id,
  experiment_version: version,
  bucket,
});

export const bucketSeen = (state: AbTestState): SiteEvent<'experiment_exposure'> => ({
  name: 'experiment_exposure',
  payload: armOf(state),
});

export const goalReached = (state: AbTestState, goal: string): SiteEvent<'experiment_goal'> => ({
  name: 'experiment_goal',
  payload: { ...armOf(state), goal },
});

/** The event for the Cohesion tag. */
export const cohesionTest = ({ id, bucket, version }: AbTestState): SiteEvent<'cohesion_ab_test'> => ({
  name: 'cohesion_ab_test',
  payload: { name: id, group: bucket, version },
});
