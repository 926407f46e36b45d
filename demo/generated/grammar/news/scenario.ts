import type { Frame } from '../kinds/frame.ts';

/** One kind of thing that happens. Titles, deks and opening paragraphs belong to it; the rest is shared prose. */
export interface Scenario extends Frame {
  name: string;
  /** What two stories of the scenario must not share. */
  essence: string;
  /** The rival is bought in the story, so that shared prose must name another one. */
  rivalJoins?: boolean;
  /** Only about things in a box: it speaks of shops, benches and spare parts. */
  gear?: boolean;
  /** About something that is not in the shops yet. */
  soon?: boolean;
  /** The price falls for good. */
  cutForGood?: boolean;
  /** May be used for a topic that carries a real company’s name. */
  gentle?: boolean;
}
