import type { Scenario } from './scenario.ts';

export const price: Scenario = {
  name: 'price',
  essence: '{product}',
  gear: true,
  cutForGood: true,
  gentle: true,
  titles: [
    'The {product} drops from {price} to {salePrice} for good',
    '{company} cuts the price of the {model} and explains why',
    'The {product} gets {saving} cheaper, thanks to a simpler {part}',
    'The price of {many} is falling, and {company} goes first',
    'A good {one} for {salePrice}: how {company} got there',
    '{company} ends its sales and lowers the price of the {model} instead',
    'No more sales: {company} settles on {salePrice} for the {model}',
    '{company} opens its books on the {product}, then cuts the price',
  ],
  deks: [
    'The {part} is cheaper, shipping is dearer and the difference goes to {people}.',
    'We added up {few} years of prices. The change is smaller than the headline.',
    'The company says there will be no sale in {monthNext}. That is the point.',
    '{rival} has {few} weeks to answer before the {seasonNext} orders.',
  ],
  ledes: [
    'The {product} used to cost {price}. From {weekday} it costs {salePrice}, a cut of {savingPct} percent that {company} says is permanent.',
    '{company} will stop running sales on its {many}. In their place the {model} gets a lower price, {salePrice} instead of {price}, and keeps it all year.',
    'Every maker of {many} says that prices depend on costs. {company} on {weekday} published the costs of the {model}, down to the {part}, and then took {saving} off the price.',
    'The {product} will cost {salePrice} from now on. {company}, which charged {price} until {weekday}, says a cheaper {part} made the difference and that it would rather pass it on than explain it away.',
  ],
  details: [
    'The largest single item is the {part}, at roughly {pct} percent of the cost. Shipping from {city} takes another slice, and what {company} keeps is about the price of a good lunch.',
    'Of the {saving} that buyers now save, the company says most comes from a simpler {part} and the rest from ending its advertising around {season} sales.',
    'We checked prices for the {model} on {count} days since {monthPast}. It was sold at full price on fewer than half of them, which makes the new figure less of a gift than it looks.',
    '{rival} sells its {rivalModel} for {rivalPrice} and has not said what it will do. Shops in {city2} expect an answer before the {seasonNext} orders are due.',
  ],
  headings: [
    'Where the money goes',
    'The sale that never ends',
    'What {rival} may do',
    'Is it a good price?',
  ],
  takeaways: [
    'The {product} now costs {salePrice}, down from {price}.',
    'A cheaper {part} accounts for most of the cut.',
    'There will be no {season} sale this year.',
  ],
};
