import { type ReactNode, useEffect, useRef } from 'react';
import type { Stories } from '#design/stories.ts';
import { componentOf, stories as news } from '../../fixture/components.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { Header } from './header.tsx';

const filled = (linkText?: string) => {
  const { items } = componentOf('EditorialLinks');
  const links = items.map((link) => ({ ...link, linkText: linkText ?? link.linkText }));
  return {
    components: [
      componentOf('EditorialLinks', { items: links }, 'editorial-links-header-trending'),
      componentOf('EditorialLinks', { items: links }, 'editorial-links-header-guides'),
      componentOf(
        'ContentList',
        { items: news.map((story) => ({ ...story, title: linkText ?? story.title })) },
        'menu-stories',
      ),
    ],
  };
};

/** Opens the small menu where there is one, and one of its entries. */
function WithMenu({ entry, children }: { entry: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const burger = box.current?.querySelector<HTMLButtonElement>('[popovertarget]');
    if (burger?.checkVisibility()) box.current?.querySelector<HTMLElement>('[popover]')?.showPopover();
    const details = box.current?.querySelector<HTMLDetailsElement>(`[data-menu="${entry}"]`);
    if (details) details.open = true;
  }, [entry]);
  return <div ref={box}>{children}</div>;
}

export const stories: Stories = {
  large: () => <Header area={filled()} />,
  'of a section': () => <Header area={filled()} section="security" />,
  'of a section that is none': () => <Header area={filled()} section="hologram" />,
  compact: () => <Header area={filled()} isLarge={false} />,
  'without a shelf': () => <Header area={filled()} hasShelf={false} />,
  'nothing from the editors': () => <Header />,
  'menu open': () => (
    <WithMenu entry="tech">
      <Header area={filled()} />
    </WithMenu>
  ),
  'menu open, links of the editors': () => (
    <WithMenu entry="trending">
      <Header area={filled()} />
    </WithMenu>
  ),
  'menu open, very long words': () => (
    <WithMenu entry="trending">
      <Header area={filled(`${longWords} ${endlessWord}`)} />
    </WithMenu>
  ),
  'menu open, right to left': () => (
    <WithMenu entry="trending">
      <Header area={filled(rightToLeft)} />
    </WithMenu>
  ),
};
