import { imageParams } from '#content/rules/images/image-params.ts';
import { decodeSafely } from '#platform/safe-path.ts';
import { formerPicture } from '#server/images/former-address.ts';
import type { SignImage } from '#services/images/image-signer.ts';
import type { Handler } from '../edge/http/request-context.ts';
import { sendError, sendMoved } from '../edge/http/send.ts';

/** `/i/r/…`: pictures of old stories, old letters and other people's pages, sent on to where they are now. */
export function createFormerImageHandler(options: {
  sign: SignImage;
  headers: Readonly<Record<string, string>>;
}): Handler {
  const headers = Object.entries(options.headers).flat();
  return (context) => {
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD')
      return sendError(context, 'method_not_allowed', { allow: 'GET, HEAD' });
    const path = decodeSafely(context.target.path);
    const former = path === undefined ? undefined : formerPicture(path);
    if (!former) return sendError(context, 'not_found');
    // Where a picture stood, a film would show nothing: of a moving picture the first frame.
    const frame = /\.gif$/i.test(former.filename) ? 0 : undefined;
    const params = imageParams(former.preset, { filename: former.filename }, frame);
    return sendMoved(context, options.sign(former.source, params), headers);
  };
}
