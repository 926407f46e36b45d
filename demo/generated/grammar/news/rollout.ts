import type { Scenario } from './scenario.ts';

/** The launch of something that does not come in a box. */
export const rollout: Scenario = {
  name: 'rollout',
  essence: '{product} {advance}',
  gentle: true,
  titles: [
    '{company} introduces {advance}',
    '{company} opens {model} to {people}',
    '{company} {model} gets {advance}',
    'With {model}, {company} takes on {problem}',
    '{company} starts small with {advance}: {sample} {people} in {city}',
    'What {company} changed in {model}, and what it left alone',
    '{Advance} arrives, and {company} is first with it',
    'A new {part} for {company} {model}, written with {people}',
    '{company} has an answer to {problem}. It starts in {city}',
    '{company} rebuilt the {part}. {People} get it first',
  ],
  deks: [
    'It begins with {sample} {people} in {city} and should reach everyone by {monthNext}.',
    'The company puts {measure} at {new}, compared with {old} before. We asked who measured.',
    '{Spokes} spent {months} months on the {part}. The rest came later.',
    'Nothing to buy and nothing to install. What changes is the {part}.',
    'The {part} is new, the price is not, and {people} were asked first.',
    'A small group in {city} goes first. Everybody else can watch.',
    'The first users found {count} faults, and the company has published all of them.',
  ],
  ledes: [
    '{company} on {weekday} introduced {advance}. It is part of {model}, begins with {sample} {people} in {city}, and is meant to reach everyone by {monthNext}.',
    'After {months} months of work in {city}, {company} has changed the {part} of {model}. What {people} will notice first is {advance}.',
    'For years {people} have put up with {problem}. {company} said on {weekday} that its answer is {advance}, and that the first {sample} of them can have it now.',
    '{company} has put {advance} into something people can use. {model} was opened in {city} on {weekday}, and the company says it {moves} {measure} from {old} to {new}.',
  ],
  details: [
    'The old {part} dates from {yearAgo}. {company} kept almost none of it: the {part2} has been rewritten, the forms are shorter, and {measure} went from {old} to {new}, according to the company’s own figures.',
    'The first group is {sample} {people} in {city}. Of those, {hits} have used it at least once; the other {misses} will be asked why they have not, {spokes} said.',
    'Three decisions stand out. Everything about the {part} is documented in public, the {part2} can be switched off, and {people} who leave can take their data along.',
    '{company} asked {institution} to look for faults before the start. It found {count}, of which {few} were serious, and the list has been published together with the fixes.',
  ],
  headings: [
    'Starting small',
    'Written with {people}',
    'What changed since {yearAgo}',
    'The faults, in public',
  ],
  takeaways: [
    'It starts with {sample} {people} in {city}.',
    '{company} puts {measure} at {new}, compared with {old} before.',
    'Everyone else should have it by {monthNext}.',
  ],
};
