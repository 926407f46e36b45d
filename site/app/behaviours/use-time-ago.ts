import { useEffect, useState } from 'react';
import { dateText } from '#content/rules/date-text.ts';

/** "5 hours ago" after hydration; nothing before, and nothing for old dates. */
export function useTimeAgo(date: string | undefined): string | undefined {
  const [words, setWords] = useState<string>();
  useEffect(() => {
    if (!date) return;
    const text = dateText(date, new Date());
    setWords(text.kind === 'ago' ? text.text : undefined);
  }, [date]);
  return words;
}
