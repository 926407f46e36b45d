/** The part of a window that scrolling needs. */
type Page = Pick<
  Window,
  'scrollY' | 'innerHeight' | 'scrollTo' | 'addEventListener' | 'removeEventListener'
> & {
  document: { documentElement: Pick<Element, 'scrollHeight'> };
};

/** Pages of one story at several widths: when one is scrolled, the others go to the same part of theirs. */
export interface ScrollGroup {
  isOn: boolean;
  /** Returns a function that takes the page out of the group. */
  add(page: Page): () => void;
}

/** Browsers round the place they scroll to. */
const samePlace = 2;

const scrollableHeight = (page: Page) =>
  Math.max(0, page.document.documentElement.scrollHeight - page.innerHeight);

export function createScrollGroup(): ScrollGroup {
  /** Each page, and the place to which the group sent it: that scroll is no editor's. */
  const pages = new Map<Page, number | undefined>();
  const group: ScrollGroup = {
    isOn: true,
    add(page) {
      const onScroll = () => {
        const sentTo = pages.get(page);
        pages.set(page, undefined);
        if (sentTo !== undefined && Math.abs(page.scrollY - sentTo) <= samePlace) return;
        if (group.isOn) follow(page);
      };
      pages.set(page, undefined);
      page.addEventListener('scroll', onScroll, { passive: true });
      return () => {
        pages.delete(page);
        page.removeEventListener('scroll', onScroll);
      };
    },
  };
  function follow(leader: Page): void {
    const height = scrollableHeight(leader);
    const part = height === 0 ? 0 : leader.scrollY / height;
    for (const page of pages.keys()) {
      if (page === leader) continue;
      const top = Math.round(part * scrollableHeight(page));
      if (Math.abs(page.scrollY - top) <= samePlace) continue;
      pages.set(page, top);
      page.scrollTo({ top, behavior: 'instant' });
    }
  }
  return group;
}
