import type { Picture } from './picture.ts';
import { FITS, fitOf, subjectsNamedIn, type Told } from './scene-fit.ts';

export type Hand = Told & {
  /** Every list the story will stand in: its topics, its section, its writer. */
  readonly lists: readonly string[];
  /** Pictures this story must not get, because its text already shows them. */
  readonly besides?: readonly string[];
  /** The only pictures that will do; one of them for a story that has been given its picture by hand. */
  readonly only?: readonly Picture[];
};

/** As many as a reader sees in one list before turning the page. */
const SCREEN = 24;
/** As many as stand side by side. */
const ROW = 4;

/** More than anything else may cost. */
const BESIDE = 2000;

/** How much it hurts to show something again after so many other pictures of the list. */
export function againCost(distance: number | undefined, once: number): number {
  if (distance === undefined) return 0;
  if (distance <= 1) return BESIDE + once;
  if (distance <= ROW) return once * 3;
  return distance <= SCREEN ? once * (1.2 - distance / SCREEN) : once / distance;
}

const embedViewOf = ({ kind, motif, drawing }: Picture): string => `${kind} ${motif}/${drawing}`;

/** One list as its reader meets it: what was shown in it, and how many pictures ago. */
class Shelf {
  #count = 0;
  readonly #last = new Map<string, number>();

  add(...names: readonly string[]): void {
    this.#count += 1;
    for (const name of names) this.#last.set(name, this.#count);
  }

  since(name: string): number | undefined {
    const last = this.#last.get(name);
    return last === undefined ? undefined : this.#count + 1 - last;
  }
}

const COST = { samePicture: 100, sameDrawing: 14, sameFraming: 8, worseFit: 6, usedBefore: 3 } as const;

/**
 * One picture for each story, the newest story first. Every story gets one that suits it; among those the one
 * that its lists have not shown for longest, and never one that stands beside it already if there is another.
 */
export function dealScenes(hands: readonly Hand[], scenes: readonly Picture[]): (Picture | undefined)[] {
  const shelves = new Map<string, Shelf>();
  const used = new Map<string, number>();
  const shelfOf = (list: string): Shelf => {
    const shelf = shelves.get(list) ?? new Shelf();
    shelves.set(list, shelf);
    return shelf;
  };
  const byTold = candidatesIn(scenes);
  return hands.map((hand) => {
    const mine = ['every story', ...hand.lists].map(shelfOf);
    const repeats = (picture: Picture): number =>
      mine.reduce(
        (sum, shelf) =>
          sum +
          againCost(shelf.since(picture.name), COST.samePicture) +
          againCost(shelf.since(embedViewOf(picture)), COST.sameDrawing) +
          (shelf.since(`framing ${picture.framing}`) === 1 ? COST.sameFraming : 0),
        (used.get(picture.name) ?? 0) * COST.usedBefore,
      );
    const candidates = hand.only?.map((picture) => ({ picture, misfit: 0 })) ?? byTold(hand);
    const free = candidates.filter(({ picture }) => !hand.besides?.includes(picture.name));
    const chosen = cheapest(
      free,
      ({ picture, misfit }) => misfit * COST.worseFit + repeats(picture),
    )?.picture;
    if (!chosen) return undefined;
    used.set(chosen.name, (used.get(chosen.name) ?? 0) + 1);
    for (const shelf of mine) shelf.add(chosen.name, embedViewOf(chosen), `framing ${chosen.framing}`);
    return chosen;
  });
}

type Candidate = { readonly picture: Picture; readonly misfit: number };

function candidatesIn(scenes: readonly Picture[]): (told: Told) => readonly Candidate[] {
  return (told) => {
    const named = subjectsNamedIn(told.title);
    return scenes.flatMap((picture) => {
      const fit = fitOf(picture, told, named);
      return fit ? [{ picture, misfit: FITS.indexOf(fit) }] : [];
    });
  };
}

function cheapest<Item>(items: readonly Item[], costOf: (item: Item) => number): Item | undefined {
  let best: { item: Item; cost: number } | undefined;
  for (const item of items) {
    const cost = costOf(item);
    if (!best || cost < best.cost) best = { item, cost };
  }
  return best?.item;
}
