import { join } from 'node:path';
import type { ServiceOptions } from './app-options.ts';
import type { OpenAuditLog } from './audit-service.ts';
import { createConsentService } from './consent-service.ts';
import { createMediaFiles } from './edge/media/media-files.ts';
import { sharedHeaders } from './edge/security-headers.ts';

/** Services without a store: images, consent platform, video files. */
export async function createMediaServices(
  options: ServiceOptions & { audit: OpenAuditLog | undefined },
): Promise<void> {
  const { router, siteUrl, telemetry } = options;
  const { createImageService } = await import('./images/image-service.ts');
  const images = createImageService(options);
  telemetry.watchImages(() => images.load);
  router.under('resize', { name: 'image', handler: images.pictures });
  router.under('i/r', { name: 'image', handler: images.formerPictures });
  router.under('consent', createConsentService(options));
  const videos = createMediaFiles({
    directory: join(options.environment.DATA_DIR, 'media'),
    under: '/media/',
    headers: sharedHeaders(siteUrl),
  });
  router.under('media', { name: 'media', handler: videos.handler });
}
