/** A call's path, `/api/neutron/lookup/{site}/{id}`, ready to match requests. */
export interface PathPattern {
  /** The same path as Hono writes it; a segment with two names is one wildcard there. */
  hono: string;
  /** The parameters, from segments that were already decoded. */
  match(segments: readonly string[]): Record<string, string> | undefined;
}

export function pathPattern(path: string): PathPattern {
  const parts = path.split('/').filter((part) => part !== '');
  const matchers = parts.map(segmentMatcher);
  return {
    hono: `/${parts.map((part, index) => (part.includes('{') ? `:part${index}` : part)).join('/')}`,
    match(segments) {
      if (segments.length !== matchers.length) return undefined;
      const params: Record<string, string> = {};
      for (const [index, match] of matchers.entries()) {
        const found = match(segments[index] ?? '');
        if (!found) return undefined;
        Object.assign(params, found);
      }
      return params;
    },
  };
}

/** `{slug}.{extension}` divides at the last dot, everything else is a name or a word. */
function segmentMatcher(part: string): (segment: string) => Record<string, string> | undefined {
  const names = [...part.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const [first, second] = names;
  if (first === undefined) return (segment) => (segment === part ? {} : undefined);
  if (second === undefined) return (segment) => ({ [first]: segment });
  return (segment) => {
    const dot = segment.lastIndexOf('.');
    return dot > 0 ? { [first]: segment.slice(0, dot), [second]: segment.slice(dot + 1) } : undefined;
  };
}
