import { type MouseEvent, type ReactNode, useState } from 'react';
import { useLate } from '#app/behaviours/use-late.ts';
import { type ZoomedPicture, zoomedPictures } from './zoomed-pictures.ts';

const load = () => import('./lightbox.tsx').then((module) => module.Lightbox);

/** Handles clicks on the pictures inside an element and opens them in a lightbox, at the clicked one. */
export function useLightbox(): { onClick: (event: MouseEvent<HTMLElement>) => void; lightbox: ReactNode } {
  const [Lightbox, want] = useLate(load);
  const [open, setOpen] = useState<{ pictures: ZoomedPicture[]; first: number }>();

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-zoom]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-zoom]')];
    setOpen({ pictures: zoomedPictures(links), first: links.indexOf(link) });
    void want().then((came) => {
      if (!came) location.assign(link.href);
    });
  };

  const lightbox = open && Lightbox && <Lightbox {...open} onClose={() => setOpen(undefined)} />;
  return { onClick, lightbox };
}
