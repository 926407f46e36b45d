import { describe, expect, it } from 'vitest';
import { createScrollGroup } from './scroll-together.ts';

/** A page that reports a scroll as browsers do: after its place has changed. */
function pageOf(scrollHeight: number) {
  const target = new EventTarget();
  const page = {
    scrollY: 0,
    innerHeight: 1000,
    document: { documentElement: { scrollHeight } },
    moves: 0,
    scrollTo(to?: number | ScrollToOptions) {
      page.moves += 1;
      page.scrollY = typeof to === 'object' ? (to.top ?? 0) : (to ?? 0);
      target.dispatchEvent(new Event('scroll'));
    },
    scrollByHand(top: number) {
      page.scrollY = top;
      target.dispatchEvent(new Event('scroll'));
    },
    addEventListener: target.addEventListener.bind(target) as Window['addEventListener'],
    removeEventListener: target.removeEventListener.bind(target) as Window['removeEventListener'],
  };
  return page;
}

describe('pages that scroll together', () => {
  it('go to the same part of each, and send none back', () => {
    const [phone, tablet, short] = [pageOf(9000), pageOf(5000), pageOf(1000)];
    const group = createScrollGroup();
    for (const page of [phone, tablet, short]) group.add(page);
    phone.scrollByHand(2000);
    expect([phone.scrollY, tablet.scrollY, short.scrollY]).toEqual([2000, 1000, 0]);
    tablet.scrollByHand(4000);
    expect([phone.scrollY, tablet.scrollY]).toEqual([8000, 4000]);
    expect([phone.moves, tablet.moves, short.moves]).toEqual([1, 1, 0]);
  });

  it('stay where they are while the group is off, and after they have left it', () => {
    const [phone, tablet] = [pageOf(9000), pageOf(5000)];
    const group = createScrollGroup();
    group.add(phone);
    const remove = group.add(tablet);
    group.isOn = false;
    phone.scrollByHand(2000);
    expect(tablet.scrollY).toBe(0);
    group.isOn = true;
    remove();
    phone.scrollByHand(4000);
    expect(tablet.scrollY).toBe(0);
  });
});
