export type Encoding = 'br' | 'gzip' | 'identity';

interface Accepted {
  br: boolean;
  gzip: boolean;
}

// Browsers send a handful of different values; remembering them makes the choice one look-up.
const remembered = new Map<string, Accepted>();
const rememberAtMost = 200;

export function acceptedEncodings(header: string | undefined): Accepted {
  const value = header ?? '';
  const known = remembered.get(value);
  if (known) return known;
  const accepted = parseAccepted(value);
  if (remembered.size < rememberAtMost && value.length < 100) remembered.set(value, accepted);
  return accepted;
}

function parseAccepted(header: string): Accepted {
  const quality = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name) quality.set(name, q === undefined ? 1 : Number(q) || 0);
  }
  const accepts = (name: string) => (quality.get(name) ?? quality.get('*') ?? 0) > 0;
  return { br: accepts('br'), gzip: accepts('gzip') || accepts('x-gzip') };
}

export function chooseEncoding(accepted: Accepted, has: { br: boolean; gzip: boolean }): Encoding {
  if (accepted.br && has.br) return 'br';
  return accepted.gzip && has.gzip ? 'gzip' : 'identity';
}
