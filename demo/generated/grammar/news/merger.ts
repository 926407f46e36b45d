import type { Scenario } from './scenario.ts';

export const merger: Scenario = {
  name: 'merger',
  essence: '{rival}',
  rivalJoins: true,
  titles: [
    '{company} buys {rival} for {raised}, mostly for its {part}',
    '{rival} agrees to join {company} in {a:raised} deal',
    '{company} and {rival} will share one {part}',
    '{A:raised} deal puts {rival}’s {many} under {company}’s roof',
    'What {company} gets for {raised}',
    '{company} and {rival} stop competing over {problem}',
    'The {raised} question: can {company} keep {rival}’s {people} happy?',
    '{rival} was for sale for {months} months. {company} paid {raised}',
  ],
  deks: [
    'Both names survive, both offices stay and customers of {rival} keep their prices for {months} months.',
    'The buyer wants {advance}. The seller wanted a partner that reads contracts.',
    'Together they sell about {pct} percent of all {many} in the country.',
    'Regulators have {weeks} weeks to object. {People} have opinions already.',
  ],
  ledes: [
    '{company} will pay {raised} for {rival}, the companies said on {weekday}, in a deal that has less to do with customers than with one {part}.',
    'For {years} years {company} and {rival} have argued in public about the best {many}. On {weekday} the argument ended with a handshake and {raised}.',
    '{rival} has found a home. After {months} months of looking, the company agreed on {weekday} to sell itself to {company} for {raised}.',
    'Two makers of {many} are becoming one. {company} is buying {rival} for {raised} and says both names will stay on the door.',
  ],
  details: [
    '{rival} will keep its name and its prices for at least {months} months. After that the two lines are meant to share the {part} and, in time, a single team in {city}.',
    'Together the companies hold about {pct} percent of the market for {many}, a share that should not trouble regulators. They have {weeks} weeks to say otherwise.',
    'What {company} wants is {advance}, which {rival} owns and {company} has tried to build since {yearAgo}. Buying took one {season}; building, {spokes} said, would have taken {few} more years.',
    'About {count} jobs overlap. {company} said nobody would be let go before {yearNext} and that staff in {city2} would be asked first where they want to work.',
  ],
  headings: ['Two names, one {part}', 'What happens to customers', 'Who gains', 'The jobs question'],
  takeaways: [
    '{company} is paying {raised} for {rival}.',
    '{rival} keeps its prices for {months} months.',
    'The prize is {advance}.',
  ],
};
