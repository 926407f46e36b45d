import { type DetailedError, Upload } from 'tus-js-client';
import { createUpload } from '#content/calls/resumable-uploads.ts';
import { addressOf } from '../api/call-api.ts';
import { reportEnd, untilSignedIn } from '../session/ended-session.ts';
import { canSignInAgain } from '../session/sign-in-again.ts';
import type { OpenSender } from './upload-queue.ts';

/** What a lost connection costs at most is one part. */
const partBytes = 1024 * 1024;
const retryDelays = [0, 1000, 3000, 6000, 12_000];

/** Sends one file by the protocol of resumable uploads. Loaded with the first upload. */
export const openTusSender: OpenSender = async (file, url, events) => {
  const upload = new Upload(file, {
    endpoint: addressOf(createUpload),
    ...(url ? { uploadUrl: url } : {}),
    metadata: { filename: file.name || 'pasted.png' },
    chunkSize: partBytes,
    retryDelays,
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => events.onUrl(upload.url ?? ''),
    onProgress: events.onProgress,
    onShouldRetry: ({ originalResponse }) => {
      const status = originalResponse?.getStatus() ?? 0;
      return status === 0 ? navigator.onLine : status === 409 || status >= 500;
    },
    onSuccess({ lastResponse }) {
      events.onDone({
        pictureId: lastResponse.getHeader('neutron-picture') ?? '',
        isKnown: lastResponse.getHeader('neutron-picture-known') === 'true',
      });
    },
    onError: (error) => void report(error),
  });

  async function report(error: Error | DetailedError): Promise<void> {
    const response = 'originalResponse' in error ? error.originalResponse : undefined;
    const status = response?.getStatus() ?? 0;
    if (status === 401 && canSignInAgain()) {
      reportEnd();
      await untilSignedIn();
      return upload.start();
    }
    events.onFailed({
      message:
        messageOf(response?.getBody()) ?? 'The server could not take this file. Try again in a moment.',
      isLost: status === 0,
      canRetry: status >= 500 || status === 401 || status === 429,
    });
  }

  return {
    start: () => upload.start(),
    stop: () => void upload.abort().catch(() => undefined),
    end: () => void upload.abort(true).catch(() => undefined),
  };
};

function messageOf(body: string | undefined): string | undefined {
  try {
    const { errors } = JSON.parse(body ?? '') as { errors?: { message?: string }[] };
    return errors?.[0]?.message;
  } catch {
    return undefined;
  }
}
