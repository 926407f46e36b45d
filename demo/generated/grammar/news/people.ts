import type { Scenario } from './scenario.ts';

export const people: Scenario = {
  name: 'people',
  essence: '{city}',
  gear: true,
  gentle: true,
  titles: [
    'The {venue} in {city} where {people} bring {problem}',
    'The {job} who wants {company} to {action}',
    'How one {venue} in {city} learned to live with {problem}',
    '{Years} years, {sample} {many}: a life spent on the {part}',
    'Somebody in {city} counts {many} for a living. {company} returns the calls',
    'In {city}, {people} teach each other about {many}',
    'What {a:job} hears when {people} talk about {problem}',
    'The volunteers of {city} and their {count} {many}',
    '{A:venue} in {city} keeps a list of everything that goes wrong with {many}',
    'Meet the {people} who read the manual for the {product}',
  ],
  deks: [
    'It has no sign, {few} chairs and a waiting list that reaches into {monthNext}.',
    'The notebook has {sample} entries. Companies have begun to ask for copies.',
    '“{Quote4},” says {user}, and then the phone rings again.',
    'It began as a favor to a neighbor and became a record nobody else keeps.',
  ],
  ledes: [
    'The notebook beside the register has {sample} entries, one for each of the {many} that {user} has looked at since {yearAgo}. Most of them say the same thing: {problem}.',
    'There is no sign on the {venue} in {city} where {people} bring their {many}. There is a bell, a bench and {user}, who has seen {problem} more often than anyone at {company}.',
    'On the first {weekday} of the month, {people} in {city} meet at {a:venue} and put their {many} on the table. Somebody always brings cake, and somebody always brings {problem}.',
    '{User} did not plan to become an expert on the {part}. It happened one favor at a time, over {years} years, at {a:venue} in {city}.',
  ],
  details: [
    'Of the {sample} cases in the notebook, {hits} were solved on the spot. The rest taught {user} something, usually about the {part} and now and then about {people}.',
    '{company} heard about the notebook in {monthPast} and asked for a copy. It got one, with a note suggesting that it {action}, and has since changed the {part} on the {model}.',
    'Visitors pay what they like. The average is the price of a sandwich, which covers the rent of the {venue} and, in a good month, a replacement {part2}.',
    'The advice is plain. Do not open the {part} when you are angry, write down what you changed, and do not believe anyone who says that {problem} cannot be fixed.',
  ],
  headings: ['{sample} entries', 'What the notebook says', 'A call from {company}', 'Who will do it next'],
  takeaways: [
    '{hits} of {sample} cases were solved on the spot.',
    'The commonest complaint is {problem}.',
    '{company} has asked for a copy of the notebook.',
  ],
};
