import type { Scenario } from './scenario.ts';

export const funding: Scenario = {
  name: 'funding',
  essence: '{company}',
  titles: [
    '{company} raises {raised} to {action}',
    'Investors give {company} {raised} and one job',
    '{company} raises {raised} and stays in {city}',
    'With {raised} in hand, {company} goes after {problem}',
    '{raised} for {advance}: inside {company}’s new round',
    'The {city} company with {raised} and a plan for {problem}',
    '{company} has {raised} to spend on {many}',
    'Why backers put {raised} into {company}’s {part}',
  ],
  deks: [
    'The money is meant to last {months} months and to {move} {measure} to {new}.',
    'Its founders turned down a larger check from a backer who wanted to move them.',
    'The company has {count} employees, one product and a waiting list.',
    'Half goes to the {part}. The rest goes to finding people who understand it.',
  ],
  ledes: [
    '{company} has raised {raised} to {action}. The round closed on {weekday} after {weeks} weeks of talks in {city}.',
    'A company with {count} employees and one well-liked idea now has {raised} to spend. {company} says the money will go to {problem} first.',
    '{Spokes} gave the same talk about the {part} to {few} investors in {few2} weeks. On {weekday} {company} announced the result, a round of {raised}.',
    'The pitch was short: {people} are tired of {problem}, and {company} has {advance}. It brought in {raised}.',
  ],
  details: [
    'About half of the {raised} is meant for the {part}, which {company} wants to rebuild with a team in {city}. A quarter goes to hiring, mostly {people}, and the rest is kept for a slow year.',
    'The company has roughly {sample} customers and loses a little money on each, a gap that {spokes} expects to close once it gets {measure} to {new}.',
    'Backers include a pension fund and {few} former customers. None of them gets a board seat, a condition {company} set after an earlier investor asked it to drop the {part}.',
    'The last round, in {yearAgo}, was a fifth of this one. Since then {measure} went from {old} to {new} and the staff from {few2} to {count}.',
  ],
  headings: [
    'Where the money goes',
    'A small company with a long list',
    'What investors saw',
    'The plan for {months} months',
  ],
  takeaways: [
    '{company} raised {raised}, its largest round so far.',
    'The money is meant to {action}.',
    'It expects {measure} at {new} before the next round.',
  ],
};
