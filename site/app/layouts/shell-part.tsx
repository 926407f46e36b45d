import type { ComponentProps } from 'react';
import { CachedMarkup } from '#app/components/primitives/cached-markup/cached-markup.tsx';
import { LatePart } from './late-part.tsx';

/** Header or footer: markup that the server caches and browsers hydrate last. */
export function ShellPart(props: ComponentProps<typeof CachedMarkup>) {
  return (
    <LatePart>
      <CachedMarkup {...props} />
    </LatePart>
  );
}
