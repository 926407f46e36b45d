import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const executive: Lexicon = {
  topic: 'executive',
  noProduct: true,
  one: 'succession plan',
  many: 'succession plans',
  parts: list('pay package | board seat | town hall | org chart | notice period | stock grant'),
  people: list('chief executives | board members | founders | finance chiefs | shareholders'),
  jobs: list('board adviser | executive recruiter | compensation analyst | former chief executive'),
  venues: list('executive search firm | city hall | business school | pension fund'),
  problems: list(
    'sudden exits | oversized pay | founders who stay too long | silent boards | failed mergers | leaked memos',
  ),
  advances: list(
    'a pay plan tied to repairs avoided | a chief executive chosen by employees and the board | a public list of promises kept | a two-year handover | a board with a line worker on it',
  ),
  actions: list(
    'split the roles of chair and chief executive | tie pay to customer repairs | give a board seat to employees | publish its leaders’ calendars | name a successor two years early | cap severance at one year',
  ),
  measures: measures(
    'time a chief executive stays, years, 3-11 | pay gap to the median worker, times, 38-310 less | promises kept, percent, 41-88',
  ),
  tests: list(
    'ten years of shareholder letters | two hundred stage promises | a reading of every pay filing | interviews with nine former deputies',
  ),
  tasks: tasks(
    'read an executive pay filing #3 | run a town hall people believe #2 #5 | hand over a team well #4 | prepare a board paper in one page #1 | judge a leader by promises kept #6',
  ),
  context: [
    'A chief executive now lasts about six years, a little longer than a phone contract and less than a mortgage.',
    'Boards spend most of their time on the past quarter and little on the next leader.',
    'Founders who stay as chair leave their successors with half a job.',
    'Pay rose with the share price and stayed when the share price left.',
    'Employees forgive bad news faster than late news.',
  ],
  quotes: [
    'I announced it badly, and I would announce it sooner',
    'The chair’s job is to ask the question twice',
    'You learn who your successor is in a crisis, not in a plan',
    'Nobody reads a strategy that needs a second page',
    'I was paid to be certain, and I was mostly guessing',
  ],
  doubts: [
    'One seat at the table is a good seat to be outvoted from',
    'Tying pay to repairs works until repairs are redefined',
    'A two-year handover is two years of two bosses',
    'Calendars can be published and still say nothing',
  ],
  tips: [
    'Put the decision you want at the top of the page and the reasons below.',
    'Answer the rudest question first, because everyone is waiting for it.',
    'Read the table called realized pay and skip the one called target.',
    'Introduce your successor to your three hardest customers.',
    'Say what you do not know before somebody else does.',
    'Write promises down with a date, and look at them in a year.',
  ],
  nexts: list('the annual meeting | the first hundred days | a revised pay plan | who leaves next'),
  pros: list(
    'Clear handover | Modest pay | Open calendars | Worker on the board | Short papers | Public promises',
  ),
  cons: list(
    'Two bosses for a year | Slow decisions | Costly search | Few outside voices | Heavy reporting | Vague targets',
  ),
  products: products({
    Halden: 'Office of the Chair 1',
    Orrin: 'Leadership Desk 1',
    Corvane: 'Board Office 1',
    Parcelry: 'Executive Team 1',
    Pixelmoor: 'Founders Circle 1',
  }),
};
