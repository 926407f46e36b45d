/** What Wavelength has said about a product: one price, one score and one set of virtues in all stories. */
export interface ProductRecord {
  name: string;
  maker: string;
  /** The list price in dollars; of services and software, for a month. */
  price: number;
  /** Out of five; missing if no review or list has scored it. */
  score?: number;
  virtues?: readonly string[];
  faults?: readonly string[];
  /** What it costs where: every offer of any story. */
  shops?: Readonly<Record<string, number>>;
  /** Other dollar amounts that are said in one breath with it, and what they are. */
  otherPrices?: Readonly<Record<number, string>>;
  /** Announced and not in the shops yet: never tested, never sold. */
  soon?: boolean;
}
