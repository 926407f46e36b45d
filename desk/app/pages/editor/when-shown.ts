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
