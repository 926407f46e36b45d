import { imageParams } from '#content/rules/images/image-params.ts';
import { decodeSafely } from '#platform/safe-path.ts';
import { formerPicture } from '#server/images/former-address.ts';
import type { SignImage } from '#services/images/image-signer.ts';
import type { Handler } from '../edge/http/request-context.ts';
import { sendError, sendMoved } from '../edge/http/send.ts';

/** `/i/r/…`: redirects pictures of old stories, old e-mails and other sites to their current address. */
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
    // An `img` cannot show a video: a moving picture gives its first frame.
    const frame = /\.gif$/i.test(former.filename) ? 0 : undefined;
    const params = imageParams(former.preset, { filename: former.filename }, frame);
    return sendMoved(context, options.sign(former.source, params), headers);
  };
}
