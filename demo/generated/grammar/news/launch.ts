import type { Scenario } from './scenario.ts';

export const launch: Scenario = {
  name: 'launch',
  essence: '{product}',
  gear: true,
  soon: true,
  gentle: true,
  titles: [
    '{company}’s new {model} comes with {advance}',
    '{company} builds {advance} into the {model}',
    'The {product} answers one old complaint: {problem}',
    '{company} bets its next {one} on {advance}',
    'What the {product} adds for {people}: {advance}',
    'The {product} goes on sale in {monthNext} for {price}',
    'A first look at the {product}, made with {people} in mind',
    '{company} made the {model} for {people}. It shows in the {part}',
    'With the {model}, {company} takes on {problem}',
    'The {product} does something about {problem}, at last',
  ],
  deks: [
    'It costs {price}, arrives in {monthNext} and {moves} {measure} to {new}.',
    'The company says {measure} went from {old} to {new}. We asked who measured.',
    'At {price} it takes aim at the {rivalProduct}, and it was tried out by {sample} {people}.',
    '{Spokes} spent {months} months on the {part}. The rest of the {one} came later.',
    'What is new is the {part}. What is missing is a word about {problem}.',
    'It is made for {people}, priced against {rival} and due in {monthNext}.',
  ],
  ledes: [
    '{company} on {weekday} showed the {model}, {a:one} with {advance}. It will cost {price} when it reaches stores in {monthNext}, and the company says it {moves} {measure} from {old} to {new}.',
    'After {months} months of work in {city}, {company} has a new {one}. The {model} has {advance}, sells for {price} and is aimed squarely at {people}.',
    'For years {people} have put up with {problem}. {company} said on {weekday} that its answer is the {model}, which brings {advance} and a price of {price}.',
    'The {part} was the last thing to be finished on the {product}, which {company} announced on {weekday} for {price}. What buyers will notice first is {advance}.',
    '{company} has put {advance} into something people can buy. The {model} was shown in {city} on {weekday} and goes on sale in {monthNext}.',
  ],
  details: [
    'The {model} replaces a design from {yearAgo} and keeps almost none of it. The {part} is new, the {part2} has moved, and {measure} went from {old} to {new}, according to {company}’s own figures.',
    '{company} will sell the {model} for {price}. A version without the improved {part} stays in the catalog for {people2}, and owners of the older {one} get a discount of {pct} percent until {monthNext}.',
    'In a demonstration for reporters the {one} managed {new} for {measure}, a {movement} of {change} percent on the model it replaces. The room was quiet and the {part} was fresh from the box, so we will repeat the test.',
    'Three decisions stand out. The {part} can be replaced by its owner, the {part2} is the same one {company} uses in its dearer {many}, and no fix for {problem} was left to a later update.',
  ],
  headings: [
    'What {price} buys',
    'Made for {people}',
    'The {part} comes first',
    'What changed since {yearAgo}',
  ],
  takeaways: [
    'The {product} costs {price} and goes on sale in {monthNext}.',
    '{company} puts {measure} at {new}, compared with {old} before.',
    'Its answer to {problem} is {advance}.',
  ],
};
