import type { DemoEdition } from './demo-edition.ts';

/** The newest first. */
export const theShortlist: readonly DemoEdition[] = [
  {
    subject: 'A $26 charger, a used chair and a robot to wait for',
    note: [
      'Three prices, as usual, and my notes on each. One to buy, one to haggle over, one to leave alone for now.',
      'A word about that last one. Readers ask why I put things on a list of bargains in order to say no. It is because the sale banner is out there whether I mention it or not.',
    ],
    stories: [
      {
        slug: 'ampersand-duo-45-deal',
        line: 'Buy: $26 at Cornerstock, where the low of ninety days was $29. White, and the same charger inside.',
      },
      {
        slug: 'buy-a-used-office-chair',
        line: 'Haggle: $90 a chair when a company leaves its floor. Turn it over before you sit in it.',
      },
      {
        slug: 'best-robot-vacuums',
        line: 'Wait: our log has had the Dustin S7 at $499 twice. Late November is when it happens.',
      },
    ],
  },
  {
    subject: 'What a dollar off is worth, and what is printed on your charger',
    note: [
      'No sale this week beats the low of ninety days, so I have nothing to sell you. I looked at 900 prices to be able to say that.',
      'Instead: one store that pays you to wait, one chair that costs less because somebody has sat in it, and five minutes with the gray print on a plug.',
    ],
    stories: [
      {
        slug: 'shoppers-will-wait-for-a-dollar',
        line: 'Twenty-three percent took a dollar and a later box. The store came out ahead, too.',
      },
      {
        slug: 'best-office-chairs',
        line: 'The refurbished pick is the bargain here. With their eyes shut, our sitters could not tell it from the new one.',
      },
      {
        slug: 'how-to-read-a-charger',
        line: 'Volts times amps. After this nobody can sell you the wrong brick.',
      },
    ],
  },
];
