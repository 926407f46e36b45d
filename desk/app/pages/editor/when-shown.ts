const mostFrames = 120;

export const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** What `find` finds, once it is on the screen: panels load when they are first opened. Undefined after two seconds. */
export async function whenShown<Found>(find: () => Found | null | undefined): Promise<Found | undefined> {
  for (let frame = 0; frame < mostFrames; frame += 1) {
    const found = find();
    if (found !== null && found !== undefined) return found;
    await nextFrame();
  }
  return undefined;
}

/** Moves the focus to what is on the screen in a moment. A drawer takes the focus in the frame in which it opens. */
export async function focusWhenShown(find: () => HTMLElement | null | undefined): Promise<void> {
  await whenShown(find);
  await nextFrame();
  await nextFrame();
  find()?.focus();
}

/** Resolves when nothing of a kind is open any more, and the focus is back on the button that opened it. */
export async function whenGone(selector: string): Promise<void> {
  await whenShown(() => document.querySelector(selector) === null || undefined);
  // The focus is given back in the frame after it has gone.
  await nextFrame();
  await nextFrame();
}
