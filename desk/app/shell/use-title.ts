import { useEffect } from 'react';
import { deskSettings } from '../settings.ts';

/** The title of the tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${deskSettings().publicationName} desk`;
  }, [title]);
}
