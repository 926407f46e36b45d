// A thread that makes one video and ends.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { loadSharp, readHeader } from './encode-image.ts';
import type { VideoOrder, VideoReply } from './encode-video.ts';
import { imageLimits } from './image-limits.ts';
import { planOutput } from './output-size.ts';
import { planVideo, videoSize } from './video-plan.ts';

// The package is CommonJS whose exports `import` does not see.
const require = createRequire(import.meta.url);
const { createH264MP4Encoder }: typeof import('h264-mp4-encoder') = require('h264-mp4-encoder');

/** So many pixels are decoded at once: 64 MB. */
const batchPixels = 16_000_000;

async function makeVideo({ original, request }: VideoOrder): Promise<Uint8Array> {
  const bytes = Buffer.from(original);
  const { header } = await readHeader(bytes);
  const sharp = await loadSharp();
  const source = { width: header.width, height: header.pageHeight ?? header.height };
  const count = header.pages ?? 1;
  const plan = planVideo(Array.from({ length: count }, (_, index) => header.delay?.[index] ?? 0));
  const output = planOutput(source, request);
  const size = videoSize(output, plan.frames.length);

  const encoder = await createH264MP4Encoder();
  encoder.width = size.width;
  encoder.height = size.height;
  encoder.frameRate = plan.framesPerSecond;
  encoder.quantizationParameter = 26;
  encoder.speed = 6;
  encoder.groupOfPictures = 60;
  encoder.initialize();

  const frameBytes = size.width * size.height * 4;
  const perBatch = Math.max(1, Math.floor(batchPixels / (source.width * source.height)));
  let next = 0;
  for (let first = 0; first < count; first += perBatch) {
    const pages = Math.min(perBatch, count - first);
    let frames = sharp(bytes, {
      // The limit is for one frame; a batch has several, and its bound is above.
      limitInputPixels: imageLimits.pixels + batchPixels,
      failOn: 'error',
      page: first,
      pages,
    }).timeout({ seconds: imageLimits.videoSeconds });
    if (output.extract) frames = frames.extract(output.extract);
    const raw = await frames
      .resize({
        ...size,
        fit: output.fit,
        position: request.gravity ?? 'centre',
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer();
    for (; next < plan.frames.length && (plan.frames[next] ?? 0) < first + pages; next += 1) {
      const at = ((plan.frames[next] ?? 0) - first) * frameBytes;
      encoder.addFrameRgba(raw.subarray(at, at + frameBytes));
    }
  }
  encoder.finalize();
  return encoder.FS.readFile(encoder.outputFilename, { encoding: 'binary' });
}

const reply: VideoReply = await makeVideo(workerData as VideoOrder).then(
  (video) => ({ ok: true, video }),
  (error: unknown) => ({ ok: false, message: error instanceof Error ? error.message : 'unknown' }),
);
parentPort?.postMessage(reply);
