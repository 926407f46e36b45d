import type { Pool } from '../prose/pool.ts';

/** A columnist talks: about themselves, to the maker, and at the end to the reader. */
export const asides: Pool = {
  any: [
    '{Context} I have known that for years and forgotten it every {season}. Writing about {many} does that to you: you begin to admire the {part} and stop noticing {problem}.',
    'A reader from {city3} wrote to me in {monthPast} to say that I was too kind about {company}. {Context2} The reader had worked it out with a pencil, on the back of the bill, and I had not.',
    'To be fair to {company}, nobody else does better. {rival} has the same trouble with the {part2}, and its answer, when I asked, was {few} sentences long and contained the word “journey.”',
    '{User}, {userRole}, said it better than I can: “{Quote3}.” I wrote that on a card and put it above my screen, next to the one about {measure}.',
    'I asked {expert}, {expertRole}, whether I was being unreasonable. “{Quote2},” {expertLast} said, which I have decided to take as a no.',
    'There is an argument on the other side, and {critic}, {criticRole}, made it to me in {few} minutes flat. “{Doubt},” {criticLast} said. I went home, thought about {problem2} and slept badly.',
    'Perhaps it is a matter of age. When I started, in {yearAgo}, nobody expected {many} to be any good. Now they are, mostly, and what is left over is {problem}. It is the last stone in the shoe.',
    'I once spent {days} days with nothing but the plainest {one} I could find. I missed less than I thought. I did miss the {part}, and I did not miss {problem2}, not once.',
    'Here is what I would do with one engineer and {weeks} weeks. I would leave {measure} where it is, sit with {people} at {a:venue} in {city2}, and not come back until somebody had the job of ending {problem}.',
  ],
  gear: [
    'My own {one} is {few} years old. It has a scratch, a sticker and no secrets, and it has never once surprised me. I would pay {saving} more for that than for {advance2}.',
  ],
};

export const closings: Pool = {
  any: [
    'So this is my request. Leave {measure} alone for a {season}. Put somebody on {problem}, give them until {monthNext}, and tell {people} what they found. I will write the kind column then. I already have the first line.',
    'I do not expect {company} to answer. Columns like this one are read by {people}, who agree, and by companies, who are busy. But the {part} is sitting there, nearly finished, and {monthNext} is a long way off.',
    'If I am wrong, write to me. If I am right, write to {company}. Either way mention {problem}, and spell it out, because in {city} they seem to think it is a figure of speech.',
    'None of this is urgent. {Many} will be fine without it for another {months} months, and so will I. I would just like, once, to be surprised by something other than {problem}.',
    'Maybe next {season}. I have been saying that since {yearAgo}. In the meantime I recommend a little patience, a good look at the {part}, and the advice of {user} in {city2}: “{Quote3}.”',
  ],
  gear: [],
};
