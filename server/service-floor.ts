import { join } from 'node:path';
import type { OpenAuditLog } from './audit-room.ts';
import { openConsentRoom } from './consent-room.ts';
import type { FloorOptions } from './house-options.ts';
import { createMediaFiles } from './media/media-files.ts';
import { sharedHeaders } from './security-headers.ts';

/** Rooms that keep nothing: pictures, the consent platform, films. */
export async function openServiceFloor(
  options: FloorOptions & { audit: OpenAuditLog | undefined },
): Promise<void> {
  const { doors, siteUrl, telemetry } = options;
  const { openImageRoom } = await import('./images/image-room.ts');
  const images = openImageRoom(options);
  telemetry.watchImages(() => images.load);
  doors.under('resize', { name: 'image', door: images.pictures });
  doors.under('i/r', { name: 'image', door: images.formerPictures });
  doors.under('consent', openConsentRoom(options));
  const films = createMediaFiles({
    directory: join(options.root, 'demo/clips/set'),
    under: '/media/clips/',
    headers: sharedHeaders(siteUrl),
  });
  doors.under('media', { name: 'media', door: films.door });
}
