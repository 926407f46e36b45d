import { expect, it, vi } from 'vitest';
import { categoriesOf } from './gated-elements.ts';
import { isWebAddress, setLoaded } from './gated-sources.ts';

it.each([
  ['optanon-category-C0004', ['C0004']],
  ['video optanon-category-C0002-C0004 wide', ['C0002', 'C0004']],
  ['video', []],
])('CN-11 the class %s names the categories %j', (className, categories) => {
  expect(categoriesOf(className)).toEqual(categories);
});

it.each([
  ['https://player.example/1', true],
  ['//player.example/1', true],
  ['/frame/', true],
  ['javascript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['http://[', false],
])('CN-11 an iframe with the gated source %s may load it: %s', (address, expected) => {
  expect(isWebAddress(address, 'https://wave.example/')).toBe(expected);
});

/** The part of an element that is needed here. */
function element(src: string | null, address: string, isFrame: boolean) {
  const attributes = new Map(src === null ? [] : [['src', src]]);
  const replace = vi.fn();
  return {
    dataset: { src: address },
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
    replace,
    ...(isFrame ? { contentWindow: { location: { replace } } } : {}),
  };
}

it.each([
  ['frame', null, true],
  ['frame with a page of its own', '/wait/', true],
  ['picture with a placeholder', '/wait.png', false],
])(
  'CN-11 a %s loads with consent, and shows its placeholder again when consent is withdrawn',
  (_, before, isFrame) => {
    vi.stubGlobal('location', { href: 'https://wave.example/' });
    const one = element(before, 'https://player.example/1', isFrame);
    const set = (isAllowed: boolean) => {
      setLoaded(one as never, isAllowed);
      return one.getAttribute('src');
    };
    expect(set(false)).toBe(before);
    expect([set(true), set(true)]).toEqual(Array(2).fill('https://player.example/1'));
    expect([set(false), set(false)]).toEqual([before, before]);
    expect(one.replace.mock.calls).toEqual(isFrame ? [[before ?? 'about:blank']] : []);
    expect(set(true)).toBe('https://player.example/1');
    vi.unstubAllGlobals();
  },
);
