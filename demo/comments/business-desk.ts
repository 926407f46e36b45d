import type { DemoThreads } from './demo-comment.ts';

export const businessThreads: DemoThreads = {
  '/article/cloud-prices-rise-first-time-six-years/': [
    {
      by: 'Bartek',
      minutesAgo: 105,
      words: 'Turned off 60 test machines at lunch. Nobody has noticed. One of them was named “temp-2021.”',
    },
    {
      by: 'R. Solano, CPA',
      minutesAgo: 88,
      words:
        'For anyone about to forward this to a boss: 6 percent on $20,000 a month is $1,200 a month. Put that figure in the first line of the email, since no one reads to the year.',
    },
    {
      by: 'Odile',
      minutesAgo: 52,
      words: 'Priced in Canadian dollars it has been going up for three years, thank you.',
    },
    {
      by: 'Bartek',
      minutesAgo: 33,
      to: 2,
      words: 'Touché. We bill in zloty and I had stopped looking.',
    },
  ],
  '/article/pay-by-bank-reaches-the-checkout/': [
    {
      by: 'Wilma D.',
      minutesAgo: 2990,
      words:
        'The sentence about stores that have since left Tally Direct is where the bodies will be. I examined banks until I retired, and a shop in trouble leaves the program first and closes second.',
    },
    {
      by: 'Gus at the tire shop',
      minutesAgo: 2840,
      words:
        'I put up the sign in September. Nobody tells you that the deposit being there in six seconds means you can pay the distributor the same day and take HIS discount. That has been worth more to me than the fee.',
    },
    {
      by: 'Wilma D.',
      minutesAgo: 2790,
      to: 1,
      words:
        'That is a good point and I had not seen it made. I’d only add that your customers have no idea whether you are the tire shop that is fine or the one that isn’t.',
    },
    {
      by: 'Gus at the tire shop',
      minutesAgo: 2700,
      to: 2,
      words: 'No argument. They drive away on the tires, though.',
    },
    {
      by: 'Lakshmi R.',
      minutesAgo: 2400,
      words:
        'So my 2 percent back is paid by the person ahead of me in line with a debit card? I did know, I think. I had not pictured her.',
    },
    {
      by: 'toomanycards',
      minutesAgo: 2210,
      to: 4,
      words:
        'Rewards are a rebate on a fee that’s already in the price. If I stop using the card the price does not go down. I am not going to feel bad about it.',
    },
    {
      by: 'Lakshmi R.',
      minutesAgo: 2130,
      to: 5,
      words:
        'I don’t think anyone asked you to feel bad. The store would lower it by 1 percent for her, it turns out, if there were a way to ask.',
    },
    {
      by: 'Pieter',
      minutesAgo: 900,
      words: 'In the Netherlands we have done this for twenty years and the freezers arrive.',
    },
    {
      by: 'E. Marsh',
      minutesAgo: 640,
      to: 7,
      words: 'You also have an ombudsman who picks up the phone.',
    },
  ],
  '/article/return-label-is-becoming-a-subscription/': [
    {
      by: 'closet_auditor',
      minutesAgo: 395,
      words:
        'I am the person from that post. It was 7. I was so sure that it was 20 that I counted twice and then checked my email for “return.”',
    },
    {
      by: 'Hanne',
      minutesAgo: 340,
      words:
        'I buy two sizes and send one back because no brand agrees on what a 42 is. Charge me when the label is honest.',
    },
    {
      by: 'Devin O.',
      minutesAgo: 310,
      to: 1,
      words:
        'I worked a returns table for two years. Measure the garment, not yourself. Take the sweater you like best, lay it flat, armpit to armpit, and compare it with the chart. It takes two minutes and saves a truck.',
    },
    {
      by: 'Hanne',
      minutesAgo: 280,
      to: 2,
      words: 'I have just done this with a coat and I’m annoyed at how well it works.',
    },
    {
      by: 'Pilar',
      minutesAgo: 150,
      words: '31 percent subscribed and fewer than half got to 11. It’s a gym.',
    },
    {
      by: 'Norm in Toledo',
      minutesAgo: 95,
      words: '“Whether the shoes had fit.” I’d have told her everything.',
    },
  ],
  '/article/one-person-app-studio-is-back/': [
    {
      by: 'solo_since_09',
      minutesAgo: 270,
      words:
        'Seventeen years alone, one accounting app. The 14 hours of reading is real, and the risky part is that nobody makes you do it. I skipped it for a month in spring and shipped a bug with a lovely commit message.',
    },
    {
      by: 'Marit E.',
      minutesAgo: 230,
      words:
        '“It had every quality I would want in a colleague except the sense that something could go wrong.” I manage eleven humans, and would like to introduce you to two of them.',
    },
    {
      by: 'Capt. Ron Lebel',
      minutesAgo: 140,
      words:
        'Not the ferry captain in the story, but a ferry captain. A wrong tide stated kindly is worse than no tide. I’m glad that page has the word never in it.',
    },
    {
      by: 'solo_since_09',
      minutesAgo: 110,
      to: 2,
      words:
        'Mine has nine nevers now. I read it to new customers, and they seem to like it better than the feature list.',
    },
  ],
  '/article/the-woman-who-calls-before-the-money-leaves/': [
    {
      by: 'Teller #3',
      minutesAgo: 6300,
      words:
        'I have been a teller for nine years and I asked “are you sure?” this morning. I’ve printed question five.',
    },
    {
      by: 'R. Baumgartner',
      minutesAgo: 6180,
      words:
        'My father would have been one of the 312, if anybody had called him. His bank did not. We found out in March.',
    },
    {
      by: 'Oksana V.',
      minutesAgo: 6020,
      to: 1,
      words:
        'I’m sorry. For what it’s worth, I am a victim advocate, and the families who do best are the ones who stop asking how he could have believed it.',
    },
    {
      by: 'R. Baumgartner',
      minutesAgo: 5900,
      to: 2,
      words: 'Thank you. We’re not there yet. But we did get him a new phone number.',
    },
    {
      by: 'liberty_bell_lou',
      minutesAgo: 5500,
      words: 'I’ll be the one to say it. It’s my money. I don’t want to explain a racehorse to Oneida.',
    },
    {
      by: 'Priscilla Roth',
      minutesAgo: 5380,
      to: 4,
      words:
        'You could vote against it, over cake. 58 people did. I’ve never been asked anything at all by my bank.',
    },
    {
      by: 'liberty_bell_lou',
      minutesAgo: 5290,
      to: 5,
      words: 'That is the best argument for it I’ve heard. I’d still be number 59, and have two slices.',
    },
    {
      by: 'fraud_ops_anon',
      minutesAgo: 4100,
      words:
        'I run a team like this at a bank you’ve heard of, with a model and 200 people. Our stop rate on first-time payees is a third of theirs. I think it’s the accent. I mean that seriously: people believe someone from nine blocks away.',
    },
    {
      by: 'Hal',
      minutesAgo: 2600,
      words: 'The tenth transfer. Oh, that’s well done.',
    },
  ],
  '/article/lumberyards-recovery-bill-line-by-line/': [
    {
      by: 'Framing Carpenter',
      minutesAgo: 43000,
      words:
        'Bought from Haskell’s for years. They wrote my tickets by hand for three weeks and every price was right. Nobody over there mentioned why until April.',
    },
    {
      by: 'IR_invoice_writer',
      minutesAgo: 41800,
      words:
        'I write bills like this one. Marcus is fair to us. One thing I would add to line 3: ask for the hours by person. Forty-six hours of one senior analyst and 46 hours of three juniors learning are the same number on paper.',
    },
    {
      by: 'Dottie, hardware, Ohio',
      minutesAgo: 40100,
      words:
        'Went out and bought the second drive the same day. Have now spent a week remembering to swap it. The truck was a good idea, the truck has to be gassed up anyway.',
    },
    {
      by: 'IR_invoice_writer',
      minutesAgo: 39500,
      to: 2,
      words: 'That puts you ahead of most hospitals. Once a quarter open a file from it. Any file.',
    },
    {
      by: 'Dottie, hardware, Ohio',
      minutesAgo: 38700,
      to: 3,
      words: 'Opened the 2019 Christmas party photos. Everything is there, unfortunately.',
    },
  ],
};
