import { creativePath, type FilledSlot } from '../wire.ts';

export interface AdIframe {
  element: HTMLIFrameElement;
  end(): void;
}

/** Light or dark. */
type Theme = 'light' | 'dark';

/**
 * What a creative may do: run its own script and open the page of its advertiser in a tab of its own. It has no
 * origin, so it reads nothing of ours, and it cannot take the reader's window elsewhere.
 */
const allowed = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
/** A fluid creative grows with its words; beyond this it is cut. */
const tallestFluid = 600;

/**
 * The address of a creative, or `undefined` when the answer names something that is none of ours. `host` hands out
 * creatives; the page's policy says which hosts may be framed at all.
 */
export function creativeAddress(path: string, theme: Theme, host: string): string | undefined {
  if (!URL.canParse(path, host)) return undefined;
  const url = new URL(path, host);
  if (url.origin !== host || !url.pathname.startsWith(creativePath)) return undefined;
  url.searchParams.set('theme', theme);
  return url.href;
}

/** Draws an ad into its element, in place of what was there. Sizes are the slot's, never the creative's wish. */
export function drawFrame(options: {
  div: HTMLElement;
  answer: FilledSlot;
  address: string;
  theme: Theme;
  /** The frame's id; its container's begins with it. */
  name: string;
  title: string;
  isCentered: boolean;
  onLoad(): void;
}): AdIframe {
  const { div, answer } = options;
  const isFluid = answer.size === 'fluid';
  const [width, height] = answer.size === 'fluid' ? ['100%', 0] : answer.size;
  const { name } = options;
  const box = document.createElement('div');
  box.id = `${name}__container__`;
  box.style.cssText = `border:0;margin:${options.isCentered ? '0 auto' : '0'};width:${isFluid ? '100%' : `${width}px`};max-width:100%;overflow:hidden`;
  const element = document.createElement('iframe');
  element.id = name;
  element.title = options.title;
  element.setAttribute('sandbox', allowed);
  element.setAttribute('allow', '');
  element.setAttribute('scrolling', 'no');
  element.width = String(width);
  element.height = String(height);
  // A creative lays itself out for its size; on narrower screens the rest is cut, not squeezed.
  element.style.cssText = `border:0;display:block;color-scheme:${options.theme}`;
  element.addEventListener('load', options.onLoad, { once: true });
  element.src = options.address;

  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== element.contentWindow || typeof data !== 'object' || data === null) return;
    const wish = (data as { adHeight?: unknown }).adHeight;
    if (typeof wish === 'number' && wish > 0)
      element.height = String(Math.min(Math.ceil(wish), tallestFluid));
  };
  if (isFluid) addEventListener('message', onMessage);
  box.append(element);
  div.replaceChildren(box);
  return {
    element,
    end() {
      removeEventListener('message', onMessage);
      box.remove();
    },
  };
}

/** Light or dark as the place it lies in, which may be dark on a light page. */
export function themeOf(element: Element): Theme {
  const scheme = getComputedStyle(element).colorScheme;
  if (scheme === 'dark' || scheme === 'light') return scheme;
  return scheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
