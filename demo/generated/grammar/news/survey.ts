import type { Scenario } from './scenario.ts';

export const survey: Scenario = {
  name: 'survey',
  essence: '{problem} {many}',
  gentle: true,
  titles: [
    'Study of {sample} {people} puts a number on {problem}',
    '{share} percent of {people} live with {problem}, a survey finds',
    'What {sample} {people} told researchers about {problem}',
    'Researchers asked {sample} {people} about {many}. They did not hold back',
    '{Problem}: new numbers show who is affected',
    'How {sample} {people} really use {many}',
    'Most people blame themselves for {problem}, a study finds',
    'A survey of {people} finds one complaint above all: {problem}',
    'What {people} want from {many}, according to {sample} of them',
  ],
  deks: [
    'Of {sample} taking part, {hits} reported {problem}. Age and income made little difference.',
    'The work took {months} months and was paid for by nobody who sells {many}.',
    'The authors expected the {part} to matter. They did not expect how much.',
    'Half of those asked had never told anyone. The other half had told everyone.',
  ],
  ledes: [
    'Of {sample} {people} who took part in a study published on {weekday}, {hits} reported {problem}. That is {share} percent, about twice what the authors at {institution} had expected.',
    'A question that {people} have argued about for years now has a number attached to it. In a survey of {sample} of them by {institution}, {share} percent said they had met {problem} in the past year.',
    'Researchers at {institution} spent {months} months talking to {sample} {people} about {many}. The answer they heard most often, from {hits} of them, was {problem}.',
    'When {institution} asked {sample} {people} to describe their {many} in a word, the word was rarely kind. {hits} of them brought up {problem} without being asked.',
  ],
  details: [
    'Of the {sample} people asked, {hits} described {problem} without being prompted. Among the other {misses}, half had changed to something else in the meantime and so had less to say.',
    '{Expert}, {expertRole}, led the work. The group in {city} published its raw figures, its questions about the {part} and a list of {few} things it would do differently next time.',
    'Money explained little. Those who had paid most for their {many} were about as likely to mention {problem} as those who had paid least; what made a difference was the {part}.',
    'The questions were written with {people} from {city} and tried out in {city2}. Anyone could skip any of them. The one about the {part} was skipped least and drew the longest answers.',
  ],
  headings: ['How they asked', 'What surprised the authors', 'Money explains little', 'Who took part'],
  takeaways: [
    '{share} percent of {sample} {people} reported {problem}.',
    'The {part} predicted answers better than price did.',
    'The raw figures are public.',
  ],
};
