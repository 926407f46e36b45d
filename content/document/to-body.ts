import type { Node } from 'prosemirror-model';
import type { Embed } from '../entities/embed.ts';
import type { Listicle } from '../entities/listicle.ts';
import type { ReviewCard } from '../entities/review-card.ts';
import { joinPieces } from '../rules/body/clean-body.ts';
import type { BodyPiece } from '../rules/body/shortcode.ts';
import { embedData } from './embed-to.ts';
import type { Unplaced } from './from-body.ts';
import { proseHtml } from './prose-to.ts';

/** A document as it is stored. */
export interface DocumentBody {
  body: string;
  additionalShortcodeData: Record<string, Embed>;
  listicles: Listicle[];
  reviewCards: ReviewCard[];
}

export function bodyFrom(document: Node): DocumentBody {
  const unplaced: Unplaced = document.attrs.unplaced;
  const pieces: BodyPiece[] = [];
  const placed = new PlacedEmbeds(unplaced);
  let prose: Node[] = [];
  const endProse = () => {
    const html = proseHtml(prose);
    if (html !== '') pieces.push({ html });
    prose = [];
  };
  for (const block of document.children) {
    if (block.type.isInGroup('prose')) {
      prose.push(block);
      continue;
    }
    endProse();
    const { type, uuid } = block.attrs;
    pieces.push({ shortcode: block.type.name === 'unknownEmbed' ? { type, uuid } : placed.add(block) });
  }
  endProse();
  return { body: joinPieces(pieces), ...placed.data() };
}

/** Collects the data of embeds; a copy of an embed that was then changed gets a uuid of its own. */
class PlacedEmbeds {
  readonly #unplaced: Unplaced;
  readonly #embeds = new Map<string, Embed>();
  readonly #listicles = new Map<string, Listicle>();
  readonly #reviewCards = new Map<string, ReviewCard>();

  constructor(unplaced: Unplaced) {
    this.#unplaced = unplaced;
  }

  add(block: Node): { type: string; uuid: string } {
    const embed = embedData(block) as Embed;
    const { type } = embed;
    const wanted: string = block.attrs.uuid;
    if (block.attrs.carried && type === 'listicle')
      return { type, uuid: this.#place(this.#listicles, wanted, embed.listicle) };
    if (block.attrs.carried && type === 'reviewCard')
      return { type, uuid: this.#place(this.#reviewCards, wanted, embed.card) };
    return { type, uuid: this.#place(this.#embeds, wanted, embed) };
  }

  #place<T extends { uuid?: string | undefined }>(home: Map<string, T>, wanted: string, data: T): string {
    let uuid = wanted;
    for (let copy = 2; ; copy += 1) {
      const own = copy === 2 ? data : { ...data, uuid };
      const taken = home.get(uuid);
      // Readers look for a uuid among the embeds first.
      const isHidden = home !== (this.#embeds as unknown) && this.#embeds.has(uuid);
      if (!isHidden && (!taken || isEqual(taken, own))) {
        home.set(uuid, own);
        return uuid;
      }
      uuid = `${wanted}-${copy}`;
    }
  }

  data(): Omit<DocumentBody, 'body'> {
    const { embeds, listicles, reviewCards } = this.#unplaced;
    return {
      additionalShortcodeData: { ...embeds, ...Object.fromEntries(this.#embeds) },
      listicles: inPlace(listicles, this.#listicles),
      reviewCards: inPlace(reviewCards, this.#reviewCards),
    };
  }
}

/** The list in its stored order: deleted ones are gone, new ones follow. */
function inPlace<T extends object>(list: readonly (string | T)[], shown: Map<string, T>): T[] {
  const rest = new Map(shown);
  const known = list.flatMap((entry): T[] => {
    if (typeof entry !== 'string') return [entry];
    const item = rest.get(entry);
    rest.delete(entry);
    return item ? [item] : [];
  });
  return [...known, ...rest.values()];
}

/** Equal by value, whatever the order of keys. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isEqual(a[key as keyof typeof a], b[key as keyof typeof b]));
}
