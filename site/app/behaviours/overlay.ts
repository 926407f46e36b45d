export const overlayChanged = 'overlay-changed';

export interface Overlay {
  isActive: () => boolean;
  /** Something lies over the page from now on, until the answer is called. */
  activate: () => () => void;
}

/** Whether anything lies over the page: a modal, a lightbox, the small menu. Several may, one over another. */
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
  // Where a scrollbar takes room, its room stays; where it floats there is none to keep.
  const hasScrollbar = innerWidth > root.clientWidth;
  if (isActive) root.dataset.overlay = hasScrollbar ? 'keep-gutter' : '';
  else delete root.dataset.overlay;
  document.dispatchEvent(new CustomEvent(overlayChanged, { detail: { isActive } }));
});
