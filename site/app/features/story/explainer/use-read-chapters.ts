import { type RefObject, useEffect, useState } from 'react';
import { mayRun, onConsentChange } from '#app/consent/may-run.ts';
import { countRead } from './count-read.ts';
import { parseReadChapters, readChaptersName, withReadChapters } from './read-chapters.ts';

const mayStore = () => mayRun('C0003').allowed;

/** Without storage (private windows, full disks) chapters count for as long as the page is open. */
function stored() {
  try {
    return parseReadChapters(localStorage.getItem(readChaptersName));
  } catch {
    return [];
  }
}

function store(path: string, read: Iterable<string>): void {
  try {
    localStorage.setItem(readChaptersName, JSON.stringify(withReadChapters(stored(), path, read)));
  } catch {
    // Nothing to tell: the marks beside the story stay.
  }
}

interface ReadState {
  /** Ids of chapters. */
  read: ReadonlySet<string>;
  /** True where the device may store them: only then their number is shown. */
  isStored: boolean;
}

/** The chapters read on this page and, with consent to functional storage, on earlier visits. */
export function useReadChapters(story: RefObject<HTMLElement | null>): ReadState {
  const [state, setState] = useState<ReadState>({ read: new Set(), isStored: false });
  useEffect(() => {
    const path = location.pathname;
    const read = new Set<string>();
    const onConsent = () => {
      const isStored = mayStore();
      if (isStored) {
        for (const id of stored().find((one) => one.path === path)?.chapters ?? []) read.add(id);
        if (read.size > 0) store(path, read);
      }
      setState({ read: new Set(read), isStored });
    };
    onConsent();
    const stopListening = onConsentChange(onConsent);
    const sections = [...(story.current?.querySelectorAll('section[data-chapter]') ?? [])];
    const stopCounting = countRead(sections, (passed) => {
      for (const section of passed) read.add(section.getAttribute('aria-labelledby') ?? '');
      if (mayStore()) store(path, read);
      setState({ read: new Set(read), isStored: mayStore() });
    });
    return () => {
      stopListening();
      stopCounting();
    };
  }, [story]);
  return state;
}
