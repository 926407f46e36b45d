import type { Pool } from './pool.ts';

/** What the reader needs to know first. The fact comes from the topic, the rest ties it to the story. */
export const background: Pool = {
  any: [
    '{Context} That is the background to most arguments about {many}, and it explains why {people} care about the {part}.',
    'Some background helps. {Context} {company} has known this for years, and so has {rival}.',
    'It is worth remembering how we got here. {Context} Companies adjusted their prices to it long before they adjusted the {part}.',
    '{Context} In {city}, where {company} does most of its work, new staff hear that sentence on their first {weekday}.',
    'None of this is new to {people}. {Context2} What has changed since {yearAgo} is that somebody measures it.',
    'Why does the {part} get so much attention? {Context} A change there shows up everywhere else, from {measure} to the bill.',
    'The history is short. In {yearAgo} hardly anyone offered {many} with a serious answer to {problem}; by last {season} there were {few}. {Context2}',
    'To see why it matters, visit {a:venue2}. {Context2} The people there talk about {problem} the way sailors talk about wind.',
    '{Context2} For {company}, which has more customers in {city} than anywhere else, that is a business problem as much as a technical one.',
    'There is a reason this has taken so long. {Context3} Fixing the {part} means admitting it, and admitting it costs money in the first quarter.',
    'A useful fact to keep in mind: {context3} Seen that way, it is harder to blame {problem} on bad luck.',
    '{Context3} It was {rival} that first said so in public, in a paper from {yearAgo} that hardly anyone read.',
    'Ask {a:job} about {many} and you will hear it within a minute. {Context2} The trade press prints it every {season}; {people} rarely see it.',
    '{Context3} The point is made on page {few} of a report by {institution}, below a table about the {part}.',
  ],
  gear: [
    'Anyone who has owned {a:one} knows the pattern. {Context2} After that it is {problem2}, and then a call to somebody’s cousin.',
    '{Context} Shops in {city2} know it too, which is why the {part} is the first thing they show and {problem} the last thing they mention.',
  ],
};

/** The same facts, with figures. */
export const numbers: Pool = {
  any: [
    'The numbers are modest and clear. Over {months} months {measure} went from {old} to {new}, while the share of {people} who complained fell to {pct} percent.',
    'Start with {measure}. The figure for {yearAgo} was {old}; today it is {new}, a {movement} of {change} percent. The {part} accounts for most of it, {company} says, and an outside check by {institution} agreed within a few points.',
    'Of {sample} {people} asked by {institution}, {hits} had run into {problem} at least once. Another {pct} percent had heard of it from somebody they trust.',
    'Independent figures are scarce. The best come from {institution}, which looked at {count} {many} and put {measure} at {old} for the weaker half and {new} for the stronger.',
    'Between {yearAgo} and now the number of {many} in use in {city} grew by {pct} percent, and reports of {problem} grew by {pct2} percent. Nobody there calls it a coincidence.',
    'The sums are easy to follow. With {measure} at {old}, {people} lose about {few} hours a month to {problem}; at {new} they lose less than one.',
    'In a survey by {institution}, {share} percent of {sample} {people} named {problem} as their first complaint. The {part} came second, with {pct} percent.',
    'We asked {few} companies for their own figures on {measure}. {company} sent {new}, {rival} sent a press release, and the others are still thinking about it.',
  ],
  gear: [
    'By {company}’s count, {sample} {many} are affected in one way or another. If {share} percent of owners act on it, that is {hits} visits to {a:venue} that did not have to happen.',
    'We ran our own check. After {test}, the {product} showed {new} for {measure}; the {rivalProduct} managed {old}. Both figures are medians of {few} runs.',
    'Put in money, the change is worth about {saving} to someone who buys {a:one} at {price} and keeps it for {few} years. Most of that is the {part}.',
    'The company sold roughly {sample} {many} in {city} last quarter. About {share} percent went to {people}, a group it hardly served in {yearAgo}.',
  ],
};
