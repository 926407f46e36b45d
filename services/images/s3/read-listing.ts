import { Parser } from 'htmlparser2';

interface BucketListing {
  objects: { key: string; bytes: number }[];
  /** The token for the next page. */
  next?: string;
}

/** The answer to `list-type=2` with `encoding-type=url`. */
export function readListing(xml: string): BucketListing {
  const listing: BucketListing = { objects: [] };
  const path: string[] = [];
  let text = '';
  let object = { key: '', bytes: 0 };
  let isTruncated = false;
  let token = '';
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name);
        text = '';
        if (name === 'Contents') object = { key: '', bytes: 0 };
      },
      ontext(part) {
        text += part;
      },
      onclosetag(name) {
        path.pop();
        const parent = path.at(-1);
        if (name === 'Contents') listing.objects.push(object);
        else if (parent === 'Contents' && name === 'Key') object.key = decoded(text);
        else if (parent === 'Contents' && name === 'Size') object.bytes = Number(text);
        else if (name === 'IsTruncated') isTruncated = text === 'true';
        else if (name === 'NextContinuationToken') token = text;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return isTruncated && token ? { ...listing, next: token } : listing;
}

/** Spaces come as plus signs, everything else percent-encoded. */
function decoded(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll('+', ' '));
  } catch {
    return key;
  }
}
