import { vi } from 'vitest';

const camel = (name: string) => name.replace(/-(\w)/g, (_, character: string) => character.toUpperCase());

/** The part of an element that ads need: a tree, `data-*`, classes, and `data-*` selectors. */
export class FakeElement extends EventTarget {
  readonly nodeType = 1;
  id = '';
  className = '';
  textContent = '';
  hidden = false;
  dataset: Record<string, string> = {};
  style: Record<string, string> = {};
  parent: FakeElement | undefined;
  children: FakeElement[] = [];
  names = new Set<string>();
  top = 0;
  classList = {
    add: (...names: string[]) => {
      for (const name of names) this.names.add(name);
    },
    remove: (...names: string[]) => {
      for (const name of names) this.names.delete(name);
    },
    toggle: (name: string, isOn: boolean) => void (isOn ? this.names.add(name) : this.names.delete(name)),
    contains: (name: string) => this.names.has(name),
  };
  constructor(dataset: Record<string, string> = {}, children: FakeElement[] = []) {
    super();
    Object.assign(this.dataset, dataset);
    this.append(...children);
  }
  get isConnected(): boolean {
    return this.dataset.root !== undefined || this.parent?.isConnected === true;
  }
  get all(): FakeElement[] {
    return this.children.flatMap((child) => [child, ...child.all]);
  }
  append(...children: FakeElement[]) {
    for (const child of children) child.parent = this;
    this.children.push(...children);
  }
  prepend(child: FakeElement) {
    child.parent = this;
    this.children.unshift(child);
  }
  replaceChildren(...children: FakeElement[]) {
    for (const child of [...this.children]) child.remove();
    this.append(...children);
  }
  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = undefined;
  }
  matches(selector: string): boolean {
    return [...selector.matchAll(/\[data-([\w-]+)(?:="([^"]*)")?\]/g)].every(([, name = '', value]) => {
      const own = this.dataset[camel(name)];
      return own !== undefined && (value === undefined || own === value);
    });
  }
  closest(selector: string): FakeElement | null {
    return this.matches(selector) ? this : (this.parent?.closest(selector) ?? null);
  }
  querySelector = (selector: string) => this.all.find((element) => element.matches(selector)) ?? null;
  querySelectorAll = (selector: string) => this.all.filter((element) => element.matches(selector));
  getBoundingClientRect = () => ({ top: this.top, bottom: this.top + 90, height: 90, width: 300 });
  after(next: FakeElement) {
    next.parent = this.parent;
    const siblings = this.parent?.children;
    siblings?.splice(siblings.indexOf(this) + 1, 0, next);
  }
  setAttribute() {}
  toggleAttribute() {}
  animate() {}
  showModal() {}
  close() {}
}

/** A place for an ad, with its box. */
export const fakePlace = (place: string) => new FakeElement({ ad: place }, [new FakeElement({ adBox: '' })]);

/** Installs a fake document; elements are visible and close to the viewport when the test says so. */
export function fakeDocument(...children: FakeElement[]) {
  const body = new FakeElement({ root: '' }, children);
  const watched = new Map<FakeElement, Set<(entries: object[]) => void>>();
  const document = Object.assign(new EventTarget(), {
    body,
    documentElement: new FakeElement({ hydrated: 'true' }),
    createElement: () => new FakeElement(),
    getElementById: (id: string) => body.all.find((element) => element.id === id) ?? null,
    querySelector: body.querySelector,
    querySelectorAll: body.querySelectorAll,
  });
  class Observer {
    readonly call: (entries: object[]) => void;
    constructor(call: (entries: object[]) => void) {
      this.call = call;
    }
    observe(target: FakeElement) {
      watched.set(target, (watched.get(target) ?? new Set()).add(this.call));
    }
    unobserve(target: FakeElement) {
      watched.get(target)?.delete(this.call);
    }
    disconnect() {
      for (const calls of watched.values()) calls.delete(this.call);
    }
  }
  const globals = {
    document,
    IntersectionObserver: Observer,
    MutationObserver: class {
      observe() {}
    },
    CSS: { supports: () => true },
    matchMedia: () => ({ matches: false }),
    scrollY: 0,
    innerHeight: 800,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  /** Sets whether places are in the viewport. */
  const see = (isIntersecting: boolean, ...places: FakeElement[]) => {
    for (const target of places) {
      target.top = isIntersecting ? 0 : 2000;
      for (const call of [...(watched.get(target) ?? [])]) call([{ target, isIntersecting }]);
    }
  };
  return { document, body, see };
}
