// Which text of a page has to be measured for contrast. Text that has the same colors, sizes and names, down from the
// root of the page, as text that was measured before has the same contrast.

/**
 * Runs in the page: marks one text of each look that is not among the `seen` ones with `data-new-text`, and says which
 * looks these are. It may use nothing from around it.
 */
export async function markNewText({
  part,
  without,
  seen,
  isWhole,
}: {
  part: string;
  without: readonly string[];
  /** Separated by spaces: one text is sent to the page a hundred times faster than a list of thousands. */
  seen: string;
  /** Every text is marked, whatever its look. */
  isWhole: boolean;
}): Promise<string[]> {
  // A text that fades in has less contrast until it is there. Animations of a scroll, paused ones and those of parts that
  // the browser leaves out while they are far away do not end.
  const isEnding = ({ timeline, playState, effect }: Animation) =>
    timeline === document.timeline &&
    playState === 'running' &&
    effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
    effect instanceof KeyframeEffect &&
    effect.target?.checkVisibility({ contentVisibilityAuto: true });
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isEnding)
      .map(({ finished }) => finished),
  );
  const known = new Set(seen.split(' '));
  const fresh: string[] = [];
  const looks = new Map<Element, number>();
  /** What decides the contrast of an element or of what stands in it, with all that lies under it. */
  const lookOf = (element: Element): number => {
    const stored = looks.get(element);
    if (stored !== undefined) return stored;
    const style = getComputedStyle(element);
    const own = [
      element.tagName,
      element.getAttribute('class'),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.backgroundClip,
      style.opacity,
      style.mixBlendMode,
      style.filter,
      style.textShadow,
      style.position,
      style.zIndex,
      // Large text needs less contrast; narrow windows and wide ones have other sizes.
      style.fontSize,
      style.fontWeight,
      // Colors of ::before and ::after are under it too.
      ...['::before', '::after'].flatMap((pseudo) => {
        const { content, backgroundColor, backgroundImage } = getComputedStyle(element, pseudo);
        return content === 'none' ? [] : [pseudo, backgroundColor, backgroundImage];
      }),
    ].join('|');
    let hash = element.parentElement ? lookOf(element.parentElement) : 5381;
    for (let index = 0; index < own.length; index += 1)
      hash = (Math.imul(hash, 31) + own.charCodeAt(index)) | 0;
    looks.set(element, hash);
    return hash;
  };
  const outside = without.length > 0 ? without.join(',') : undefined;
  const isText = (element: Element) =>
    /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  for (const top of document.querySelectorAll(part))
    for (const element of [top, ...top.querySelectorAll('*')]) {
      if (!isText(element) || (outside && element.closest(outside))) continue;
      // The style of hidden text is unknown; it is measured when a page shows it.
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const look = lookOf(element).toString(36);
      if (known.has(look) && !isWhole) continue;
      known.add(look);
      fresh.push(look);
      element.setAttribute('data-new-text', '');
    }
  return fresh;
}
