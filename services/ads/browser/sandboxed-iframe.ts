import { creativePath, type FilledSlot } from '../wire.ts';

export interface AdIframe {
  element: HTMLIFrameElement;
  end(): void;
}

/** Light or dark. */
type Theme = 'light' | 'dark';

/**
 * Sandbox of a creative: it may run scripts and open the advertiser's page in a new tab. It has no origin, so it can
 * read nothing of the page, and it cannot navigate the reader's window.
 */
const allowed = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
/** A fluid creative grows with its text up to this height. */
const tallestFluid = 600;

/**
 * The URL of a creative, or undefined if it is not allowed. `host` serves creatives; the page's
 * Content-Security-Policy limits which hosts may be framed.
 */
export function creativeAddress(path: string, theme: Theme, host: string): string | undefined {
  if (!URL.canParse(path, host)) return undefined;
  const url = new URL(path, host);
  if (url.origin !== host || !url.pathname.startsWith(creativePath)) return undefined;
  url.searchParams.set('theme', theme);
  return url.href;
}

/** Renders an ad into its element, replacing its content. The size is the slot's, never the creative's request. */
export function renderIframe(options: {
  div: HTMLElement;
  answer: FilledSlot;
  address: string;
  theme: Theme;
  /** The iframe's id; its container's id starts with it. */
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
  // Creatives have a fixed layout; on narrower screens the rest is cut off, not scaled.
  element.style.cssText = `border:0;display:block;color-scheme:${options.theme}`;
  element.addEventListener('load', options.onLoad, { once: true });
  element.src = options.address;

  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== element.contentWindow || typeof data !== 'object' || data === null) return;
    const requested = (data as { adHeight?: unknown }).adHeight;
    if (typeof requested === 'number' && requested > 0)
      element.height = String(Math.min(Math.ceil(requested), tallestFluid));
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

/** The color scheme of the element, which may be dark on a light page. */
export function themeOf(element: Element): Theme {
  const scheme = getComputedStyle(element).colorScheme;
  if (scheme === 'dark' || scheme === 'light') return scheme;
  return scheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
