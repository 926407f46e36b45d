import type { Scenario } from './scenario.ts';

export const standard: Scenario = {
  name: 'standard',
  essence: '{part} {many}',
  gentle: true,
  titles: [
    '{company} and {rival} agree on one way to handle {problem}',
    '{Few} companies behind {many} sign a pledge about {problem}',
    'A shared rule for the {part} is coming to {many}',
    'The {part} gets a standard, and {people} wrote half of it',
    'How {company} and {rival} settled on a common {part}',
    '{Many} will soon carry a label about {problem}',
    'The boring document that could end {problem}',
    'After {months} months, a common rule for {many}',
    '{Institution} wants every {one} tested the same way',
  ],
  deks: [
    'It runs to {count} pages, took {months} months and begins by defining “{part}.”',
    'The agreement is voluntary. The label that comes with it may not stay that way.',
    'Nobody got everything they wanted, which is why {expert} trusts it.',
    'The first {many} that meet it are due in {monthNext}.',
  ],
  ledes: [
    '{company}, {rival} and {few} others that offer {many} have agreed on a common way to deal with {problem}. The document, published on {weekday}, is {count} pages long and free to read.',
    'Nobody cheers for a standard. Still, the one that {few} companies signed in {city} on {weekday} settles an argument about the {part} that is older than most of what it covers.',
    'From {monthNext}, {many} from {company} and {rival} will be tested in the same way, against the same list, by people who work for neither.',
    'The {part} is about to become boring, which is what {people} have wanted for years. {company} and {rival} said on {weekday} that they will follow one shared design.',
  ],
  details: [
    'The rule asks for {test} on every new model, with the result shown where a customer can see it. Anything with {measure} worse than {old} has to say so.',
    'Talks began in {yearAgo} and broke down {few} times, twice over the {part} and once over lunch. {Expert}, {expertRole}, was asked to chair them because nobody could remember being angry with {expertLast}.',
    '{company} had wanted a stricter limit and {rival} a later date. They split the difference: {new} for {measure} for new models, and {months} months for old ones to catch up.',
    'Of {sample} {people} who commented on the draft, {hits} asked for plainer words. They got them; the final text uses the word “shall” only {few2} times.',
  ],
  headings: ['What the rule says', 'How they got there', 'Who has not signed', 'What {people} will notice'],
  takeaways: [
    '{company}, {rival} and {few} others have signed.',
    'Every new model must pass {test}.',
    'The first labeled {many} arrive in {monthNext}.',
  ],
};
