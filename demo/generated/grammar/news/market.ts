import type { Scenario } from './scenario.ts';

export const market: Scenario = {
  name: 'market',
  essence: '{company} {many}',
  gear: true,
  titles: [
    'Sales of {many} rise {pct} percent as {people} trade up',
    '{company} passes {rival} in {many} for the first time',
    '{Many} had a good {seasonPast}. Credit the {part}',
    'Who won the {seasonPast} in {many}, by the numbers',
    '{company} had its best quarter. {rival} did not',
    'Orders for {many} pick up in {city} and beyond',
    'The {product} helps {company} to a record {seasonPast}',
    'A better {part} puts {company} ahead of {rival}',
  ],
  deks: [
    'The {model} did most of the work. Shops say the {part} sold it.',
    'Figures from {count} stores show a market that is growing in the middle and shrinking at the top.',
    'One in {few} buyers named {problem} as the reason for leaving an old {one} behind.',
    'It was the first rise in {few} quarters, and it came from {people}.',
  ],
  ledes: [
    'Sales of {many} rose {pct} percent in the three months to {monthNow}, according to figures collected by {institution} from {count} stores. {company} led the table, ahead of {rival}.',
    'For the first time since anyone began to count, {company} has sold more {many} in a quarter than {rival}. The gap is small, about {sample} units, in a market that grew by {pct} percent.',
    '{company} sold {pct} percent more {many} this {seasonPast} than a year earlier, {institution} said on {weekday}. The {model} did most of the work, and {rival} came second.',
    'The best-selling {one} of the {seasonPast} was the {product}. It helped the whole market to grow by {pct} percent, according to figures from {count} stores.',
  ],
  details: [
    'The {model} from {company} led the table, ahead of the {rivalProduct}. Shop staff in {city} put it down to the {part}, which can be felt in the hand within ten seconds.',
    'Of {sample} recent buyers asked, {hits} had replaced {a:one} that still worked. Most named {problem}; {pct2} percent simply wanted {measure} at {new} or better.',
    'The top of the market shrank. Models above twice the price of the {model} lost {pct2} percent, while refurbished {many} gained about as much.',
    '{Institution} counts sales at the register rather than shipments from factories, so its figures tend to be lower than those of {company} and slower to be revised.',
  ],
  headings: ['The middle grows', 'What shops say', 'Why {people} came back', 'The next three months'],
  takeaways: [
    'Sales of {many} grew by {pct} percent in a quarter.',
    '{company} and its {model} lead the table.',
    '{share} percent of recent buyers replaced something that still worked.',
  ],
};

export const slowMarket: Scenario = {
  name: 'slow-market',
  essence: '{people} {many}',
  gear: true,
  titles: [
    '{People} are keeping their {many} longer, and makers have noticed',
    'Used {many} outsell new ones in {city}',
    'The average {one} in {city} is now {few} years old',
    'Nobody is in a hurry to buy {a:one}',
    'Why {people} are happy with the {many} they have',
    'The second life of {many}: repaired, resold, kept',
    'Old {many} are fine, say the {people} who keep them',
  ],
  deks: [
    'The one traded in last month was {few} years old on average, a year older than in {yearAgo}.',
    'Repair shops are busy. The makers of {many} are being thoughtful about it.',
    'A new {part} costs less than a new {one}, and word has got around.',
  ],
  ledes: [
    '{People} are holding on to their {many}. The average one traded in at shops in {city} last month was {few} years old, {institution} said on {weekday}, a year older than in {yearAgo}.',
    'For every new {one} sold in {city} last {season}, more than one changed hands used. The figures come from {institution}, which counted {sample} sales, and they surprised even the people behind the counters.',
    'There was a time when {people} bought {a:one} every other year. In {city} the figure is now {few}, and the reason, according to {institution}, is that the old ones still work.',
  ],
  details: [
    'Of {sample} owners asked, {hits} had no plan to replace what they have. Those who did named {problem} first and the {part} second; {measure} hardly came up.',
    'Repair explains part of it. A replacement {part} costs a fraction of the {price} that {company} asks for the {model}, and {a:venue} in {city2} fits one while you wait.',
    '{company} has adjusted. It sells spare parts on the same page as the {model}, and {spokes}, {spokesRole}, says customers who repair one come back sooner than customers who are angry.',
    'Prices of used {many} have risen by {pct} percent since {monthPast}. At the {venue} in {city2} a clean one with a sound {part2} is gone within a day.',
  ],
  headings: ['Still works', 'What shops say', 'Repair first', 'What makers do now'],
  takeaways: [
    'The average {one} traded in is {few} years old.',
    '{share} percent of {sample} owners plan to keep what they have.',
    'Used prices are up by {pct} percent.',
  ],
};
