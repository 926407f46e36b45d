import type { Scenario } from './scenario.ts';

export const lab: Scenario = {
  name: 'lab',
  essence: '{part} {many}',
  gear: true,
  gentle: true,
  titles: [
    'A lab in {city} tested {count} {many}. The {part} decided everything',
    '{Many} are better at {measure} than they were, and a lab has the data',
    'The {part} matters more than the price, a test of {many} finds',
    'Cheap {many} did better than expected in {a:city} lab',
    '{count} {many} on one bench: what a year of testing shows',
    'How a lab in {city} learned to measure {problem}',
    'The cheapest of {count} {many} was not the worst, a lab finds',
    'What breaks first in {many}: a lab in {city} kept count',
  ],
  deks: [
    'Median {measure} went from {old} to {new} over {few} years.',
    'Every {one} was bought at retail, and every result is public.',
    'The dearest one finished in the middle. The {part} explains why.',
    'It took {months} months, {count} {many} and a great deal of coffee.',
  ],
  ledes: [
    'Researchers at {institution} spent {months} months with {count} {many} and a very patient group of {people}. Their main finding fits in a sentence: the {part} matters more than the price.',
    'In a basement in {city}, a team from {institution} has measured {count} {many} in the same way, on the same bench, since {yearAgo}. The results came out on {weekday}, and the surprise is in the column for {measure}.',
    'A lab in {city} has put {count} {many} through {test} and written down what happened. The list, published on {weekday}, will not please everyone who makes them.',
    'The test took {months} months, and most of it was waiting. On {weekday} {institution} published what it learned from {count} {many} about {problem} and about the {part}.',
  ],
  details: [
    'The team bought every one of the {many} at retail and ran {test} on each. Median {measure} moved from {old} in {yearAgo} to {new} now, a change of {change} percent.',
    'Price explained little. The dearest {one} in the group finished in the middle of the table, while one from {rival} that sells for {rivalPrice} came close to the top.',
    '{Expert}, {expertRole}, ran the bench. The lab in {city} published its raw figures, its notes on the {part} and a list of {few} mistakes it made along the way.',
    'Of the {count} {many}, {few} had to be replaced after {test2}. Two companies asked to see the broken ones. {company} was the first, and it paid for the shipping.',
  ],
  headings: ['How it was measured', 'What surprised the lab', 'Price explains little', 'The broken ones'],
  takeaways: [
    'Median {measure}: {new}, compared with {old} in {yearAgo}.',
    'The {part} predicted results better than price did.',
    'All {count} {many} were bought at retail.',
  ],
};
