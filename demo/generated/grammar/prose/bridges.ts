import type { Pool } from './pool.ts';

/** Shorter paragraphs that carry a story from one thought to the next. */
export const bridges: Pool = {
  any: [
    'The {part} is only half of it. {company} also changed the {part2}, a decision that took {few} meetings and, people in {city} say, one slammed door.',
    '{rival} has gone the other way. It leaves the {part} alone and spends the money on {advance2}, which {people2} like and {people} hardly notice.',
    'For {people2} the practical question is when. The answer in {city} is {monthNext}; elsewhere it may be {seasonNext} before anything changes.',
    'There is a smaller change that {people} may like even more: {company} will finally do something about {problem2}. It is mentioned once, on page {few} of the notes.',
    'Ask {people2} what they would change about {many} and the answer is rarely {measure}. It is {problem2}, by a wide margin, and has been since {yearAgo}.',
    'The rule of thumb in the trade is that a new {part} needs {months} months to prove itself. This one has had {weeks} weeks.',
    '{company} did not do this alone. Much of the work on the {part2} was done by a firm in {city2} with {count} employees, most of them old friends of the founder.',
    'Insurance, of all things, played a role. Firms in {city} that cover {people2} began to ask about {problem2} in {monthPast}, and companies began to answer.',
    'Other companies are watching. {rival} sent {few} people to {city} within a week, and they asked mostly about the {part}.',
    'Not every detail is settled. The {part2} may change again before {monthNext}, and {company} has kept {pct} percent of its budget aside in case it does.',
    'It helps that the idea is easy to explain. There is {advance}, there is the {part}, and there is a single page of instructions that {people2} were asked to correct.',
    'Staff have their own view. Of {count} who answered an internal poll at {company}, most were glad about the {part} and a third wished somebody had asked them about {problem2}.',
    'The money is less of a mystery than it seems. {company} spends about {pct} percent of its budget on the {part}; the rest goes to support, and most calls to support are about {problem2}.',
    'Cities are paying attention as well. In {city3} a committee on {many} meets again in {monthNext}, with {problem2} on the agenda.',
  ],
  gear: [
    'Shops have their own view. At {a:venue2} in {city2} the {model} is kept behind the counter, where {people2} can ask for it and staff can explain the {part2}.',
    'Competitors wasted no time. {rival} bought {few} of the new {many} in {city2} within a week, according to a shop there, and took the {part} apart in the parking lot.',
    'It helps that the {model} is easy to understand. There is {a:one}, there is the {part}, and there is a single page of instructions that {people2} were asked to correct.',
    'The {part2} comes from a workshop in {city2} with {count} employees. They have made it for {years} years, first for radios and now for {many}.',
  ],
};

/** Headings that fit any of them. */
export const headings: readonly string[] = [
  'Why the {part} matters',
  'What {people} want',
  'The view from {city2}',
  'The trouble with {problem2}',
  'A second opinion',
  'By the numbers',
  'What could go wrong',
  'What comes next',
  'The competition',
  'A question of {measure}',
  'How it works in practice',
  'What it means for {people2}',
  'The long road to {new}',
  'Who asked for this',
];
