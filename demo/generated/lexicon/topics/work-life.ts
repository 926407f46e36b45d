import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const workLife: Lexicon = {
  topic: 'work-life',
  one: 'meeting tool',
  many: 'meeting tools',
  parts: list('calendar | status light | summary feature | mute button | chat channel | booking page'),
  people: list('managers | new hires | remote teams | working parents | night shifts'),
  jobs: list('organizational psychologist | office planner | team lead | labor economist'),
  venues: list('open office | home office | call center | architecture firm'),
  problems: list(
    'back-to-back meetings | late-night messages | empty offices | silent new hires | calendar tetris | monitoring software',
  ),
  advances: list(
    'a calendar that protects the morning | a meeting that ends when the work is done | a status that goes quiet by itself | an office booked by the team and not the desk | a weekly summary nobody has to write',
  ),
  actions: list(
    'ban meetings before eleven | stop counting keystrokes | close one floor and improve the others | delay late messages until morning | try a four-day week in one department | write its decisions down',
  ),
  measures: measures(
    'meeting hours per week, hours, 6-23 less | messages after hours, messages per week, 4-57 less | desks in use, percent, 21-78',
  ),
  tests: list(
    'a month without meetings | a diary kept by forty workers | a week with the status light off | two teams with opposite rules',
  ),
  tasks: tasks(
    'avoid a meeting nobody needs #2 | help a colleague you never meet settle in #4 | protect two quiet hours a day #1 | leave work at the end of the day #6 #3',
  ),
  context: [
    'Meetings grew by half when rooms stopped limiting them.',
    'New hires ask fewer questions in chat than they did across a desk.',
    'Offices are full on Tuesdays and nearly empty on Fridays.',
    'Monitoring software measures movement, which is not the same as work.',
    'People who write decisions down hold a third fewer meetings about them.',
  ],
  quotes: [
    'My calendar looked like a wall, so I stopped bringing a ladder',
    'We did not work less, we just stopped performing it',
    'The best meeting I had this year was canceled',
    'If it can wait until morning, let it',
    'I learned my job from the person who sighed next to me',
  ],
  doubts: [
    'A quiet morning for me is a delayed answer for somebody else',
    'Four days is easier in a department that has no customers',
    'Summaries are wonderful, and everyone has stopped listening',
    'People love the rule until their own meeting breaks it',
  ],
  tips: [
    'Block the first two hours and let people see that they are blocked.',
    'Write the decision you need in the invitation; half of all meetings end there.',
    'Schedule late messages for eight in the morning.',
    'Give a new colleague three names to ask and permission to interrupt them.',
    'Leave the camera off for listening and on for deciding.',
    'Put the laptop in a drawer at the end of the day, and close the drawer.',
  ],
  nexts: list(
    'the second quarter of the trial | a staff vote | lease renewals | what the diaries say in May',
  ),
  pros: list(
    'Protects quiet time | Simple booking | Clear summaries | Works across time zones | No tracking | Quick to learn',
  ),
  cons: list(
    'Few integrations | Plain search | Needs everyone to join | Weak on phones | Limited free plan | Reminders pile up',
  ),
  products: products({
    Daylight: 'Calendar 6, Teams 11',
    Hush: 'Status 4',
    Minute: 'Notes 9',
    Benchmark: 'Desks 14',
    Commons: 'Room 8',
  }),
};
