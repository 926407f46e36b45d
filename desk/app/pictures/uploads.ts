import { useEffect, useSyncExternalStore } from 'react';
import { useMe } from '../session/me.ts';
import { countPixels } from './count-pixels.ts';
import { openUploadStore } from './stored-uploads.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

let current: { owner: string; queue: UploadQueue } | undefined;

/** The queue of the person here; what an earlier page left unfinished goes on when it is first used. */
function queueOf(owner: string): UploadQueue {
  if (current?.owner === owner) return current.queue;
  const queue = createUploadQueue({
    open: async (...given) => (await import('./tus-sender.ts')).openTusSender(...given),
    stored: openUploadStore(owner),
    newId: () => crypto.randomUUID(),
    countPixels,
  });
  addEventListener('online', () => queue.resumeAll(['offline']));
  void queue.restore();
  current = { owner, queue };
  return queue;
}

/** The uploads of the person here, as they go on. */
export function useUploads(onDone?: Parameters<UploadQueue['onDone']>[0]) {
  const queue = queueOf(useMe().sub);
  const items = useSyncExternalStore(queue.onChange, queue.items, queue.items);
  useEffect(() => (onDone ? queue.onDone(onDone) : undefined), [queue, onDone]);
  return { queue, items };
}
