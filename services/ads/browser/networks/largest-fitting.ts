type Size = readonly [number, number];

/** Formats of the placements, largest first. */
const formats: readonly Size[] = [
  [970, 250],
  [728, 90],
  [300, 250],
  [320, 50],
];

/** The largest format that fits the space around an empty container; the network chooses it, not the page. */
export function largestFitting({ parentElement }: HTMLElement): Size | undefined {
  const { clientWidth = 0, clientHeight = 0 } = parentElement ?? {};
  return formats.find(([width, height]) => width <= clientWidth && height <= clientHeight);
}
