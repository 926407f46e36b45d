import type { Scenario } from './scenario.ts';

export const promise: Scenario = {
  name: 'promise',
  essence: '{company} {action}',
  gentle: true,
  titles: [
    '{company} will {action}',
    '{company} says it will {action} by {monthNext}',
    'Why {company} decided to {action}',
    '{company} promises to {action}. {People} have heard it before',
    '{company} goes first: it will {action}',
    'Pushed by {people}, {company} agrees to {action}',
    '{company} to {action}, starting in {city}',
    'A letter from {sample} {people} persuades {company} to {action}',
    'What happens now that {company} plans to {action}',
    '{company} plans to {action}, and {rival} is watching',
  ],
  deks: [
    'The change starts in {monthNext} and covers {hits} of {sample} customers at first.',
    '{Few} rivals have said no to the same request. One is thinking about it.',
    'It will cost the company {raised} over {few} years, and {people} asked for it.',
    'The promise has a date, a budget and one large exception.',
  ],
  ledes: [
    '{company} said on {weekday} that it will {action}. The change begins in {monthNext} in {city} and should reach every customer within {months} months.',
    'It took {months} months, {few} meetings and a letter signed by {sample} {people}. On {weekday} {company} agreed to {action}.',
    'By {monthNext}, {company} will {action}. The company set the date on {weekday} in a note to customers that ran to {few} paragraphs and contained no exclamation marks.',
    'Nobody else in the business of {many} has done what {company} now says it will do: {action}. {Spokes}, {spokesRole}, gave the news in {city} on {weekday}.',
  ],
  details: [
    'The plan covers customers who joined since {yearAgo}. Older ones have to wait because the {part} has changed twice, a limit that affects about {pct} percent of them, according to {company}.',
    'The company expects to spend {raised} over {few} years. Most of that goes to the {part} and to training {people}; the rest is a reserve in case there is more {part2} trouble than the tests suggest.',
    'A trial with {sample} customers ended in {monthPast}. Of those, {hits} said they would use the new arrangement again, and the {misses} who would not mostly named {problem} as the reason.',
    '{company} had resisted the idea as late as {monthPast}, when it told investors that {people} showed little interest. The letter changed that, {spokes} said, as did a slow {season} for new customers.',
  ],
  headings: ['What it covers', 'How the decision was made', 'The exception', 'What it costs'],
  takeaways: [
    '{company} will {action} from {monthNext}.',
    'A trial with {sample} customers came first; {share} percent liked it.',
    'Customers from before {yearAgo} have to wait.',
  ],
};
