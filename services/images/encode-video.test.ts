import { describe, expect, it } from 'vitest';
import { encodeVideo } from './encode-video.ts';
import type { ImageRequest } from './image-request.ts';
import { movingPicture } from './testing/originals.ts';

const request: ImageRequest = {
  bucket: 'hub',
  segments: ['a.gif'],
  width: 64,
  fit: 'cover',
  autoWebp: false,
  format: 'mp4',
};

/** What the file says about itself, read as ISO 14496-12 writes it. */
function videoFacts(video: Buffer) {
  const box = (name: string) => video.indexOf(name, 0, 'latin1') + 4;
  const media = box('mdhd');
  const [timescale, duration] = [video.readUInt32BE(media + 12), video.readUInt32BE(media + 16)];
  const entry = box('avc1');
  return {
    frames: video.readUInt32BE(box('stsz') + 8),
    seconds: duration / timescale,
    width: video.readUInt16BE(entry + 24),
    height: video.readUInt16BE(entry + 26),
  };
}

describe('videos', () => {
  it.each([
    [{ ...request }, { frames: 12, seconds: 0.6, width: 64, height: 32 }],
    [
      { ...request, width: 63 },
      { frames: 12, seconds: 0.6, width: 62, height: 32 },
    ],
    [
      { ...request, fit: 'crop', height: 64, width: 64 },
      { frames: 12, seconds: 0.6, width: 64, height: 64 },
    ],
    [
      { ...request, crop: { width: 40, height: 40, x: 10, y: 10 } },
      { frames: 12, seconds: 0.6, width: 40, height: 40 },
    ],
  ] as [ImageRequest, object][])('IM-13 shows every frame as long as it says: %o', async (order, facts) => {
    const delays = [50, 100, 50, 50, 50, 50, 50, 50, 50, 50, 50];
    const video = await encodeVideo(await movingPicture({ width: 128, height: 64, delays }), order);
    expect(videoFacts(video)).toEqual(facts);
  });

  it('IM-13 keeps times that do not divide a second', async () => {
    const delays = Array.from({ length: 5 }, () => 80);
    const video = await encodeVideo(await movingPicture({ width: 40, height: 20, delays }), request);
    expect(videoFacts(video)).toMatchObject({ frames: 10, seconds: 0.4 });
  });

  it('IM-13 is made in a thread of its own: this one goes on meanwhile', async () => {
    let ticks = 0;
    let isDone = false;
    const tick = () => {
      ticks += 1;
      if (!isDone) setImmediate(tick);
    };
    const picture = await movingPicture({ width: 128, height: 64, delays: [50, 50] });
    tick();
    await encodeVideo(picture, request);
    isDone = true;
    expect(ticks).toBeGreaterThan(100);
  });

  it('IM-13 rejects more frames or pixels than a video may have before it decodes one', async () => {
    const long = await movingPicture({
      width: 1202,
      height: 2,
      delays: Array.from({ length: 601 }, () => 20),
    });
    await expect(encodeVideo(long, request)).rejects.toMatchObject({ code: 'UNUSABLE_IMAGE' });
    await expect(encodeVideo(Buffer.from('GIF89a'), request)).rejects.toMatchObject({
      code: 'UNUSABLE_IMAGE',
    });
  });
});
