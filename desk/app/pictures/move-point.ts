/** A place in a picture, in whole percent from the upper left. */
export interface Point {
  x: number;
  y: number;
}

const within = (percent: number) => Math.max(0, Math.min(100, Math.round(percent)));

/** Where in a box on the screen the pointer is. */
export const pointAt = (
  box: { left: number; top: number; width: number; height: number },
  clientX: number,
  clientY: number,
): Point => ({
  x: within(((clientX - box.left) / box.width) * 100),
  y: within(((clientY - box.top) / box.height) * 100),
});

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const farStep = 10;

/** An arrow key moves the point by one percent, with Shift by ten; Home is the middle. */
export function pointByKey({ x, y }: Point, key: string, isFar: boolean): Point | undefined {
  if (key === 'Home') return { x: 50, y: 50 };
  const step = steps[key];
  if (!step) return undefined;
  const far = isFar ? farStep : 1;
  return { x: within(x + step.x * far), y: within(y + step.y * far) };
}
