import { parseCrop, parseFocus, sortQuery } from '#content/rules/images/image-params.ts';
import { decodeSafely } from '#platform/safe-path.ts';
import { isSignatureRight, signatureCharacters } from './signature.ts';

export interface ImageRequest {
  bucket: string;
  /** Inside the bucket, decoded, in safe segments. */
  segments: readonly string[];
  width: number;
  height?: number;
  fit: 'bounds' | 'crop' | 'cover';
  crop?: { width: number; height: number; x: number; y: number };
  gravity?: string;
  /** What a cut keeps in sight, in percent of the picture. */
  focus?: { x: number; y: number };
  frame?: number;
  /** Respond with WebP to browsers that accept it. */
  autoWebp: boolean;
  /** One format for all browsers, named in the URL. */
  format?: PictureFormat;
}

/** `mp4`: every frame of a moving picture, as a video. */
type PictureFormat = 'avif' | 'jpeg' | 'webp' | 'mp4';

type ReadImageRequest =
  | { ok: true; request: ImageRequest }
  | { ok: false; status: 400 | 403 | 404; message: string };

const prefix = '/resize/';
const largestSide = 4000;
const gravities = new Set([
  'northwest',
  'north',
  'northeast',
  'west',
  'east',
  'southwest',
  'south',
  'southeast',
]);
const fits: ReadonlySet<string> = new Set(['bounds', 'crop', 'cover']);
const formats: ReadonlySet<string> = new Set(['avif', 'jpeg', 'webp', 'mp4'] satisfies PictureFormat[]);
const rejected = (status: 400 | 403 | 404, message: string): ReadImageRequest => ({
  ok: false,
  status,
  message,
});

/** Takes an address apart. The signature is found by its position and checked before anything else is looked at. */
export function readImageRequest(pathname: string, query: string, secret: string): ReadImageRequest {
  const pathAt = prefix.length + signatureCharacters + 1;
  if (!pathname.startsWith(prefix) || pathname[pathAt - 1] !== '/')
    return rejected(404, 'This is no address of a picture');
  const path = pathname.slice(pathAt);
  if (!isSignatureRight(pathname.slice(prefix.length, pathAt - 1), secret, path, sortQuery(query)))
    return rejected(403, 'The signature of this picture address is not right');

  const [bucket, ...segments] = path.split('/').map(decodeSafely);
  const safe = segments.filter((segment) => segment !== undefined && isSafeSegment(segment)) as string[];
  if (!bucket || segments.length === 0 || safe.length !== segments.length)
    return rejected(400, 'The path of this picture is not valid');
  const size = readParams(query);
  return size
    ? { ok: true, request: { bucket, segments: safe, ...size } }
    : rejected(400, 'A parameter of this picture is not valid');
}

function isSafeSegment(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..' && !/[/\\]/.test(segment);
}

/** Only known names, each once, each with a value we understand: a signed address is no reason to believe more. */
function readParams(query: string): Omit<ImageRequest, 'bucket' | 'segments'> | undefined {
  const given = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (given.has(name) || !isKnown(name, value)) return undefined;
    given.set(name, value);
  }
  const width = given.get('width');
  if (width === undefined) return undefined;
  const height = given.get('height');
  const crop = parseCrop(given.get('crop'));
  const gravity = given.get('gravity');
  const focus = parseFocus(given.get('focus'));
  const frame = given.get('frame');
  const format = given.get('format');
  return {
    width: Number(width),
    fit: (given.get('fit') ?? 'bounds') as ImageRequest['fit'],
    autoWebp: given.has('auto'),
    ...(height === undefined ? {} : { height: Number(height) }),
    ...(crop ? { crop } : {}),
    ...(gravity ? { gravity } : {}),
    ...(focus ? { focus } : {}),
    ...(frame === undefined ? {} : { frame: Number(frame) }),
    ...(format === undefined ? {} : { format: format as PictureFormat }),
  };
}

function isKnown(name: string, value: string): boolean {
  switch (name) {
    case 'width':
    case 'height':
      return /^[1-9]\d{0,3}$/.test(value) && Number(value) <= largestSide;
    case 'fit':
      return fits.has(value);
    case 'crop':
      return parseCrop(value) !== undefined;
    case 'gravity':
      return gravities.has(value);
    case 'focus':
      return parseFocus(value) !== undefined;
    case 'frame':
      return /^\d{1,3}$/.test(value);
    case 'auto':
      return value === 'webp';
    case 'format':
      return formats.has(value);
    default:
      return false;
  }
}
