interface Strip {
  /** The strip with its links. */
  element: HTMLElement;
  /** The story whose reading it shows. */
  story: Element;
}

/**
 * Fills the strip up to the place being read and marks the chapter. The fill moves with the chapters: inside each of
 * them it grows by how much of it has passed.
 * @returns a function that stops it
 */
export function followReading({ element, story }: Strip): () => void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const fill = element.querySelector<HTMLElement>('[data-fill]');
  const chapters = links.map((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading?.closest('[data-chapter]') ?? heading;
  });
  let frame = 0;

  function update() {
    frame = 0;
    const line = innerHeight / 3;
    const tops = chapters.map((chapter) => chapter?.getBoundingClientRect().top ?? 0);
    const current = Math.max(
      0,
      tops.findLastIndex((top) => top <= line),
    );
    for (const [index, link] of links.entries()) {
      if (index !== current) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location');
        keepInSight(link);
      }
    }
    if (!fill) return;
    const cell = links[current]?.closest('li');
    const from = current === 0 ? story.getBoundingClientRect().top : (tops[current] ?? 0);
    const to = tops[current + 1] ?? story.getBoundingClientRect().bottom;
    const share = Math.min(1, Math.max(0, (line - from) / Math.max(1, to - from)));
    const track = fill.parentElement?.getBoundingClientRect().width ?? 1;
    const width = cell ? cell.offsetLeft + cell.offsetWidth * share : 0;
    fill.style.transform = `scaleX(${width / Math.max(1, track)})`;
  }
  const later = () => {
    frame ||= requestAnimationFrame(update);
  };
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later, { passive: true });
  later();
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', later);
    removeEventListener('resize', later);
  };
}

/** Many chapters scroll sideways: the current one stays in sight. Never scrolls the page. */
function keepInSight(link: HTMLElement): void {
  const scroller = link.closest<HTMLElement>('[data-scroller]');
  const cell = link.closest('li');
  if (!scroller || !cell || scroller.scrollWidth <= scroller.clientWidth) return;
  scroller.scrollLeft = cell.offsetLeft - scroller.clientWidth / 3;
}
