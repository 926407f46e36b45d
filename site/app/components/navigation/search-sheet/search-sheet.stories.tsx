import { useEffect, useRef } from 'react';
import type { Stories } from '#design/stories.ts';
import { endlessWord, rightToLeft } from '../../fixture/hard-words.ts';
import { SearchSheet } from './search-sheet.tsx';

/** Open, with a query in its field. */
function Opened({ query }: { query: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input) input.value = query;
    box.current?.querySelector('dialog')?.showModal();
  }, [query]);
  return (
    <div ref={box}>
      <SearchSheet />
    </div>
  );
}

export const stories: Stories = {
  empty: () => <Opened query="" />,
  'with a query': () => <Opened query="power shortage" />,
  'with an endless query': () => <Opened query={endlessWord} />,
  'right to left': () => <Opened query={rightToLeft} />,
};
