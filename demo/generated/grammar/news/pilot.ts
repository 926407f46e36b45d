import type { Scenario } from './scenario.ts';

export const pilot: Scenario = {
  name: 'pilot',
  essence: '{org}',
  gentle: true,
  titles: [
    '{Org} tried {advance} for {months} months',
    'In {city}, {advance} gets its first real test',
    '{sample} volunteers at {org} try {advance}',
    '{A:venue} in {city} tries {advance} and counts the difference',
    '{Org} had enough of {problem}. Here is what it did',
    'How {advance} fared after {weeks} weeks at {org}',
    '{A:months}-month trial in {city} ends with a surprise about {many}',
    '{City} is the place to watch for {advance}',
    '{Advance} worked for {org}, with one catch',
  ],
  deks: [
    'Of {sample} people in the trial, {hits} want to keep it. The others have a point about the {part}.',
    '{Measure} went from {old} to {new}. The complaints went somewhere else.',
    'The trial cost less than a new roof and taught more than expected.',
    'It began with {problem} and a staff meeting that ran long.',
  ],
  ledes: [
    'When {org} agreed to try {advance}, the plan was to stop after {weeks} weeks. {Months} months later {sample} people are still using it.',
    'At {a:venue} in {city}, the old way of doing things ended in {monthPast}. What replaced it was {advance}, from {company}, and {org} has been keeping score.',
    '{Org} has a number it is proud of. Since it switched to {company}, {measure} went from {old} to {new}.',
    'It started with {problem} and a complaint. It ended, {months} months later, with {org} deciding to keep {advance} for good.',
  ],
  details: [
    'The trial covered {sample} people, of whom {hits} asked to keep the change at the end. That is {share} percent; the contract had set the bar at half.',
    'Over {months} months {measure} moved from {old} to {new}. Staff logged every fault by hand, in a binder that now has its own shelf, and {problem} fell to about one entry a week.',
    '{company} charged a reduced price and had no say in what was written down. {Spokes}, {spokesRole}, visited {few} times and was shown the binder on each.',
    'Not everything went well. In the first {days} days the {part} failed for {count} people, and a fix had to be brought from {city2} by car.',
  ],
  headings: ['Keeping score by hand', 'The first {days} days', 'What the staff said', 'The catch'],
  takeaways: [
    '{hits} of {sample} people chose to keep it.',
    '{Measure} went from {old} to {new} in {months} months.',
    'The {part} caused most of the early trouble.',
  ],
};
