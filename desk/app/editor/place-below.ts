interface Place {
  left: number;
  top: number;
  bottom: number;
}

const margin = 8;

/** Puts what floats below a place of the text, or above it where the window ends. */
export function placeBelow(element: HTMLElement, { left, top, bottom }: Place): void {
  const { width, height } = element.getBoundingClientRect();
  const fitsBelow = bottom + height + margin <= innerHeight;
  const y = fitsBelow ? bottom + 6 : Math.max(margin, top - height - 6);
  element.style.left = `${Math.max(margin, Math.min(left, innerWidth - width - margin))}px`;
  element.style.top = `${y}px`;
}
