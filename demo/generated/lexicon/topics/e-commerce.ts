import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const eCommerce: Lexicon = {
  topic: 'e-commerce',
  one: 'checkout system',
  many: 'checkout systems',
  parts: list('return label | cart page | size chart | delivery window | coupon box | review section'),
  people: list('online shoppers | couriers | shop owners | warehouse pickers | resellers'),
  jobs: list('logistics analyst | warehouse manager | pricing researcher | returns inspector'),
  venues: list('returns warehouse | parcel hub | corner store | fulfillment center'),
  problems: list('fake reviews | paid returns | abandoned carts | wrong sizes | drip pricing | porch theft'),
  advances: list(
    'a return that never leaves the neighborhood | a size chart built from real customers | a delivery window of thirty minutes | a review that proves the purchase | a price that includes every fee',
  ),
  actions: list(
    'show the full price on the first page | make returns free again | pay for broken promises on delivery | delete reviews without a purchase | let neighbors collect parcels | charge resellers for returns',
  ),
  measures: measures(
    'orders returned, percent, 6-34 less | carts completed, percent, 38-79 | delivery time, hours, 5-71 less',
  ),
  tests: list(
    'forty orders sent to one porch | the same cart on two devices | a month of tracked returns | a hundred reviews read aloud',
  ),
  tasks: tasks(
    'spot a fake review #1 | return something without an argument #2 #5 | find the real price before checkout #3 | keep parcels off the porch #4 | buy the right size the first time #6',
  ),
  context: [
    'A returned shirt changes hands nine times before anyone sees it again.',
    'Fees added on the last page raise sales a little and complaints a lot.',
    'Sizes drifted so far apart that one in three garments comes back.',
    'Reviews with photographs are trusted more and faked just as often.',
    'The last mile costs more than all the miles before it.',
  ],
  quotes: [
    'I open four hundred returns a day, and half were never unfolded',
    'The price on the first page is the only price',
    'Nobody reads the policy until the box is already open',
    'A porch is not a warehouse',
    'We stopped free returns for a month and learned who our customers were',
  ],
  doubts: [
    'Free returns are paid for by people who keep things',
    'A purchase proves money changed hands, and nothing about the opinion',
    'Thirty minutes is possible in a city and a joke where I live',
    'Neighbors are patient until December',
  ],
  tips: [
    'Sort reviews by the middle scores; three stars have the least reason to lie.',
    'Photograph the item and the label before you tape a return.',
    'Open a private window and check the price again.',
    'Use a pickup point in the weeks before a holiday.',
    'Keep the confirmation email until the return window has closed.',
    'Measure a garment you own and compare it with the chart in inches.',
  ],
  nexts: list(
    'the holiday returns | a ruling on hidden fees | courier contracts | the first neighborhood lockers',
  ),
  pros: list(
    'Full price up front | Free returns | Fast checkout | Verified reviews | Narrow delivery windows | Clear emails',
  ),
  cons: list(
    'Limited payment options | Slow refunds | Pushy pop-ups | Weak search | High minimum for shipping | No phone number',
  ),
  products: products({
    Parcelry: 'Returns 29, Checkout 49',
    Cartwheel: 'Shop 24',
    Marlow: 'Storefront 35',
    Tagline: 'Reviews 15',
    Doorstep: 'Locker 80',
  }),
};
