import type { StorySummary } from '#content/entities/story-record.ts';

/** Whether readers see the story. Its state does not say: a story that is out has the state `scheduled` while an update is planned. */
export const isLive = ({ publishedVersion }: Pick<StorySummary, 'publishedVersion'>): boolean =>
  publishedVersion !== undefined;

/** Whether publishing its newest version again brings back what readers see now. */
export const isLiveAsSaved = ({
  state,
  version,
  publishedVersion,
}: Pick<StorySummary, 'state' | 'version' | 'publishedVersion'>): boolean =>
  state === 'published' && version === publishedVersion;
