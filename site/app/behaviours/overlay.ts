export const overlayChanged = 'overlay-changed';

export interface Overlay {
  isActive: () => boolean;
  /** Marks an overlay as open until the returned function is called. */
  activate: () => () => void;
}

/** Whether anything covers the page: a modal, a lightbox, the mobile menu. Several may be open at once. */
export function createOverlay(onChange: (isActive: boolean) => void): Overlay {
  const layers = new Set<symbol>();
  return {
    isActive: () => layers.size > 0,
    activate() {
      const layer = Symbol('layer');
      layers.add(layer);
      if (layers.size === 1) onChange(true);
      return () => {
        if (layers.delete(layer) && layers.size === 0) onChange(false);
      };
    },
  };
}

/** The page's own. While it is active the page below does not scroll; the rule is in `styles/global.css`. */
export const overlay = createOverlay((isActive) => {
  const { documentElement: root } = document;
  // Where a scrollbar takes space, the space stays reserved; overlay scrollbars take none.
  const hasScrollbar = innerWidth > root.clientWidth;
  if (isActive) root.dataset.overlay = hasScrollbar ? 'keep-gutter' : '';
  else delete root.dataset.overlay;
  document.dispatchEvent(new CustomEvent(overlayChanged, { detail: { isActive } }));
});
