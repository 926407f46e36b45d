import { readHeader } from './encode-image.ts';
import { unusable } from './image-error.ts';
import { imageLimits } from './image-limits.ts';
import type { ImageRequest } from './image-request.ts';

/** The task of the thread that encodes videos. */
export interface VideoOrder {
  original: Uint8Array;
  request: ImageRequest;
}
export type VideoReply = { ok: true; video: Uint8Array } | { ok: false; message: string };

/**
 * Every frame of a moving picture as a video. It is made in a thread of its own: the encoder works for seconds without
 * a pause, and no other request waits for it. A thread that takes too long is ended.
 */
export async function encodeVideo(original: Buffer, request: ImageRequest): Promise<Buffer> {
  const { header } = await readHeader(original);
  const frames = header.pages ?? 1;
  const pixels = header.width * (header.pageHeight ?? header.height) * frames;
  if (frames > imageLimits.frames) throw unusable(`a moving picture of ${frames} frames is too long`);
  if (pixels > imageLimits.framePixels) throw unusable('a moving picture of so many pixels is too large');

  const { Worker } = await import('node:worker_threads');
  const worker = new Worker(new URL('./video-worker.ts', import.meta.url), {
    workerData: { original, request } satisfies VideoOrder,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  worker.once('message', (reply: VideoReply) =>
    reply.ok ? resolve(Buffer.from(reply.video)) : reject(unusable(reply.message)),
  );
  worker.once('error', (cause) => reject(unusable('the video could not be made', cause)));
  worker.once('exit', () => reject(unusable('the video was not finished')));
  const timer = setTimeout(
    () => reject(unusable('the video took too long')),
    imageLimits.videoSeconds * 1000,
  );
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
