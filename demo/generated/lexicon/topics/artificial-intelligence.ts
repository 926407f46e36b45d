import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const artificialIntelligence: Lexicon = {
  topic: 'artificial-intelligence',
  one: 'language model',
  many: 'language models',
  parts: list('training set | test score | safety filter | prompt box | memory feature | license'),
  people: list('help desk workers | translators | teachers | radiologists | programmers | judges'),
  jobs: list('machine learning researcher | data labeler | court interpreter | model auditor'),
  venues: list('help desk | translation bureau | university lab | courthouse'),
  problems: list(
    'made-up answers | hidden training data | flattery | rising power bills | stale knowledge | unpaid labeling work',
  ),
  advances: list(
    'a model small enough for a phone | a method that removes one person’s data | a model that says when it does not know | a test that cannot be memorized | a translator that keeps the dialect',
  ),
  actions: list(
    'publish what its model was trained on | pay the people whose writing it used | let customers run models on their own machines | label every synthetic voice | cut the power each answer takes | open its test results to outsiders',
  ),
  measures: measures(
    'correct answers, percent, 58-93 | energy per answer, watt-seconds, 140-2100 less | time to answer, milliseconds, 220-1900 less',
  ),
  tests: list(
    'two thousand questions nobody had published | a month of real tickets | a blind reading by six teachers | the same prompt on ten mornings',
  ),
  tasks: tasks(
    'write a prompt that gets a straight answer #2 #4 | check an answer before you trust it #1 #4 | keep your chats out of training sets #5 | use a chatbot without sharing your secrets #3 #5',
  ),
  context: [
    'Large models are trained once, at great cost, and then cost a little every time someone asks.',
    'Small models have caught up on narrow jobs, and narrow jobs are most of what offices need.',
    'A test that has been published is soon in the training data, which makes the next score look better.',
    'Removing one person’s data usually means training again from the beginning.',
    'Labelers in a dozen countries read the worst of the internet so that a model does not repeat it.',
    'Answers that sound certain are rated higher by readers even when they are wrong.',
  ],
  quotes: [
    'It is very confident and has never been to the place',
    'We stopped asking whether it was clever and started counting the tickets it closed',
    'A model that can say it does not know is worth two that cannot',
    'I read the wrong answers first, because that is where the model lives',
    'My translators keep it for the boring half and charge more for the rest',
    'If you cannot tell me what it read, I cannot tell you what it will say',
  ],
  doubts: [
    'A benchmark is a place where everyone has already studied',
    'Small and cheap is lovely until the question is strange',
    'Opening the results is not the same as opening the data',
    'People trust it less after one bad answer and more after ten good ones, and both are mistakes',
    'The savings count the tickets closed and not the customers who gave up',
  ],
  tips: [
    'Ask for the source of each claim, then open the source.',
    'Give the model an example of the answer you want, because it copies better than it obeys.',
    'Leave names and account numbers out; the service does not need them to help.',
    'Ask the same question twice in different words and compare the two answers.',
    'Turn off training on your chats in the settings, and look again after each update.',
    'Use it for a first draft and keep the last word.',
  ],
  nexts: list(
    'an outside audit | the next price list | a court date in spring | whether customers stay past the trial',
  ),
  pros: list(
    'Fast answers | Runs on your own machine | Admits what it does not know | Low price per question | Clear sources | Private by default',
  ),
  cons: list(
    'Weak at arithmetic | Forgets long chats | Needs a strong computer | Stale on news | Few languages | Polite to a fault',
  ),
  products: products({
    Corvid: 'Quill 3 20, Quill Small 8',
    Lumina: 'Answer 25',
    Tallyho: 'Desk 30',
    Glasswing: 'Interpreter 18',
    Mosswood: 'Local 2 12',
  }),
};
