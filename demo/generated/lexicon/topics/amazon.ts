import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const amazon: Lexicon = {
  topic: 'amazon',
  gentle: true,
  one: 'seller tool',
  many: 'seller tools',
  parts: list('price tracker | listing page | wish list | delivery day | order history | barcode'),
  people: list('home sellers | bargain hunters | gift givers | small publishers | families'),
  jobs: list('marketplace seller | price historian | packaging designer | seller coach'),
  venues: list('garage business | packing room | seller meetup | community college'),
  problems: list(
    'cluttered search results | forgotten subscriptions | price swings | messy order history | duplicate listings | too much cardboard',
  ),
  advances: list(
    'a price chart that goes back two years | a packing list that chooses the box | a wish list the whole family can edit | a reminder before a subscription renews | a label printer the size of a mug',
  ),
  actions: list(
    'show two years of prices for free | bundle orders into one weekly box | help sellers choose smaller boxes | share its price history with libraries | add plain-language fee sheets | support sellers with fewer than ten products',
  ),
  measures: measures(
    'time spent packing, minutes per order, 3-14 less | box size, liters, 4-19 less | price swings in a year, percent, 9-46 less',
  ),
  tests: list(
    'a year of prices on forty products | a month with one weekly delivery | two hundred orders packed by hand | a search done ten ways',
  ),
  tasks: tasks(
    'check whether a price is really low #1 | group deliveries into one day #2 | hide a gift in an order history #4 | find the maker behind a listing #5 #3',
  ),
  context: [
    'Prices on a busy listing can change several times a day, mostly by pennies.',
    'The weeks before a sale are when many prices quietly rise.',
    'A household that groups its deliveries gets about a third fewer boxes.',
    'Most home sellers stop within a year, and the ones who stay sell fewer kinds of things.',
    'Subscriptions are easiest to find in the account page, under memberships.',
  ],
  quotes: [
    'I sell nine things, and I know each of them by weight',
    'The box should fit the book',
    'A chart calms people down more than any coupon',
    'Monday is box day, and the dog knows it',
    'I stopped chasing the top result and wrote a better description',
  ],
  doubts: [
    'History tells you what a thing cost and not what it is worth',
    'One box a week is fine until you run out of coffee',
    'Fee sheets are plain, and there are still six of them',
    'A small seller with a clever tool is still a small seller',
  ],
  tips: [
    'Look at the price over a year before you believe a percentage.',
    'Choose the delivery day option once, in settings, and let orders gather.',
    'Sort by newest reviews to see how the product ships today.',
    'Archive gifts from your order history before the family looks.',
    'Click the maker’s name and read what else they sell.',
    'Put renewal dates in a calendar when you sign up.',
  ],
  nexts: list('the summer sale | a library trial | a lighter version | sellers’ feedback in spring'),
  pros: list(
    'Two years of prices | Simple setup | Fewer boxes | Shared lists | Clear fees | Small label printer',
  ),
  cons: list('Web only | Limited free plan | Few categories | Basic charts | English only | Slow import'),
  products: products({
    Pricewell: 'Chart 3',
    Parcelry: 'Pack 9',
    Boxwise: 'Fit 6',
    Listkeeper: 'Family 2',
    Labelmate: 'Labels 5',
  }),
};
