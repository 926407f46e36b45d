import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const microsoft: Lexicon = {
  topic: 'microsoft',
  gentle: true,
  one: 'spreadsheet add-in',
  many: 'spreadsheet add-ins',
  parts: list('pivot table | shared calendar | template | comment thread | formula bar | meeting note'),
  people: list('bookkeepers | teachers | project managers | scientists | event planners'),
  jobs: list('spreadsheet trainer | bookkeeper | template designer | lab manager'),
  venues: list('evening class | lab office | wedding planner’s studio | accounting firm'),
  problems: list(
    'broken formulas | version confusion | endless reply chains | lost templates | date mix-ups | slow workbooks',
  ),
  advances: list(
    'a checker that finds broken formulas | a template that explains itself | a calendar two companies can share | a chart that color-blind readers can use | a note that turns into a task list',
  ),
  actions: list(
    'give its templates to schools | explain each formula in plain words | flag dates in the wrong order | keep its files readable by any program | run free Saturday classes | sell its add-in for a single price',
  ),
  measures: measures(
    'formula errors found, per workbook, 2-41 | time to build a report, minutes, 7-88 less | workbook size, megabytes, 2-96 less',
  ),
  tests: list(
    'a budget with 300 hidden errors | the same report built by five people | a calendar shared by two schools | a chart printed in gray',
  ),
  tasks: tasks(
    'write a formula you can read next year #2 #1 | avoid date mix-ups #3 | run a meeting from one page #5 | keep a spreadsheet from going wrong #1 #4 #6',
  ),
  context: [
    'Nearly nine workbooks in ten that last a year contain an error.',
    'Dates are the commonest mistake, since half the world writes the day first.',
    'A workbook slows down when every cell asks every other cell a question.',
    'Templates spread through an office the way recipes do, with changes.',
    'Most reply chains begin with a question that had a yes or no answer.',
  ],
  quotes: [
    'The total was right, which is how the mistake lived so long',
    'I color the cells I am afraid of',
    'A good template is a letter to the next person',
    'We found an error from 2014, and it had been promoted twice',
    'Name the column, not the letter',
  ],
  doubts: [
    'A checker finds what is broken and not what is foolish',
    'Plain words take more room than the formula',
    'Shared calendars share surprises too',
    'Templates are free, and fixing them afterward is not',
  ],
  tips: [
    'Keep numbers on one sheet, sums on another, and never type a number into a formula.',
    'Name ranges in words so that a formula reads like a sentence.',
    'Write dates with the month spelled out whenever two countries share a file.',
    'Save a copy with the date before every big change.',
    'End a meeting by writing three lines: who, what and by when.',
    'Sort a copy of the list, never the only one.',
  ],
  nexts: list('the Saturday classes | a version for labs | next year’s templates | teachers’ reports'),
  pros: list(
    'Finds hidden errors | Plain explanations | Single price | Works with any file | Good templates | Fast on large sheets',
  ),
  cons: list('Desktop only | Slow first scan | Few charts | Plain look | No phone app | English only'),
  products: products({
    Cellblock: 'Checker 39',
    Tabulate: 'Reports 59',
    Sumline: 'Explain 25',
    Minute: 'Meetings 12',
    Twohouse: 'Calendar 8',
  }),
};
