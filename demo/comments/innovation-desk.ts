import type { DemoThreads } from './demo-comment.ts';

export const innovationThreads: DemoThreads = {
  '/article/chip-shortage-over-power-shortage-starting/': [
    {
      by: 'Rosalind P.',
      minutesAgo: 28,
      words:
        'The restudy problem is exactly right. Two states over from this, we modeled one substation four times for the same customer under three different names.',
    },
    {
      by: 'Tobias Wren',
      minutesAgo: 25,
      to: 0,
      words: 'Three names for one site? Is nobody asked to show a deed before they get a place in the line?',
    },
    {
      by: 'Rosalind P.',
      minutesAgo: 22,
      to: 1,
      words:
        'A letter of intent was enough until last year. Paying before waiting is the part of the new rule I would keep if I could keep only one.',
    },
    {
      by: 'kmarsh',
      minutesAgo: 19,
      words:
        'Six in ten own no land. So the shortage is partly a shortage of honest applications.\n\nWhat does the line look like without those?',
    },
    {
      by: 'Ola Brandvold',
      minutesAgo: 14,
      to: 3,
      words:
        'It is in there, further down: 4.7 gigawatts, against the four he can build. I would call that a Tuesday.',
    },
    {
      by: 'Jun Ikeda',
      minutesAgo: 6,
      words: 'I want to see the map with the yarn on it.',
    },
  ],
  '/article/battery-made-of-rust-backs-up-a-town/': [
    {
      by: 'Ewa Sobol',
      minutesAgo: 610,
      words:
        '“It’s to feel foolish with the cots out.” I run emergency planning for a county of about this size and I have already read that line to two people.',
    },
    {
      by: 'gridnerd_mn',
      minutesAgo: 560,
      words:
        'A 45 percent round trip would get you laughed out of any meeting I was in before 2022. The difference is what the power costs when you fill it. At two cents, or at less than nothing, I stop caring what falls on the floor.',
    },
    {
      by: 'Harold Dobbs',
      minutesAgo: 520,
      to: 1,
      words:
        'You stop caring. The ratepayer bought 2.2 units to get one. I would like somebody to show me the 20-year sum with dryer winters and wind at four cents.',
    },
    {
      by: 'gridnerd_mn',
      minutesAgo: 495,
      to: 2,
      words:
        'Fair. At four cents their $38,000 becomes something like $80,000 or more. Still less than a week of diesel on a closed road, but it is a fair thing to want.',
    },
    {
      by: 'Harold Dobbs',
      minutesAgo: 470,
      to: 3,
      words: 'I can live with that. I would still have built the second line.',
    },
    {
      by: 'Paivi L.',
      minutesAgo: 455,
      to: 4,
      words:
        'The second line was $52 million and nine years, Harold. I live on Quincy Street, and it was not me with the pie.',
    },
    {
      by: 'Sunniva',
      minutesAgo: 300,
      words:
        'What happens to the plates after 2045? I see the steel mill in the caption but not in the story.',
    },
    {
      by: 'Anders Q.',
      minutesAgo: 210,
      to: 6,
      words:
        'It is iron and salt water. Mills buy worse by the trainload. I did this for 30 years and would take it off their hands.',
    },
    {
      by: 'Ciara M.',
      minutesAgo: 60,
      words: 'House numbers instead of an app. Somebody there has met people.',
    },
  ],
  '/article/last-anonymous-place-on-the-internet/': [
    {
      by: 'Ilmari',
      minutesAgo: 1500,
      words: 'I used Pööning once, in 2013, and have never told anyone what for. I cried at the washed cup.',
    },
    {
      by: 'M. Castellane',
      minutesAgo: 1410,
      words:
        'As someone who has signed the kind of request she received: we truly believed a company was at the other end. It did not occur to me that “ring twice” was a real instruction.',
    },
    {
      by: 'privacy_prof',
      minutesAgo: 1330,
      words:
        'I teach this. Students arrive thinking that anonymity is encryption. The forty envelopes explain in one page what takes me two lectures. The box was small by the end, though, and a patient observer could have learned a good deal even at 40.',
    },
    {
      by: 'Ilmari',
      minutesAgo: 1290,
      to: 2,
      words: 'She seems to have known it. It is why she would not send 33.',
    },
    {
      by: 'privacy_prof',
      minutesAgo: 1240,
      to: 3,
      words: 'Yes. I have assigned the last section.',
    },
    {
      by: 'Donna K.',
      minutesAgo: 880,
      words:
        'I am less sentimental. A girl was frightened for months. Somebody decided that was a price worth paying, and it was not the girl.',
    },
    {
      by: 'Renzo',
      minutesAgo: 790,
      to: 5,
      words:
        'I don’t think the story hides that. It is why she stopped. But the woman in Marseille is in it too, and nobody asked her either.',
    },
    {
      by: 'Donna K.',
      minutesAgo: 700,
      to: 6,
      words: 'That is true, and I read that part twice. I still would have stopped sooner.',
    },
  ],
  '/article/school-district-grades-the-machines-that-grade-essays/': [
    {
      by: 'Ms. Vandermeer',
      minutesAgo: 570,
      words:
        'Seventh grade, 28 years. The two-teacher number is the one to frame. We are at 74 with each other and have been handing out grades to the decimal point.',
    },
    {
      by: 'Okon',
      minutesAgo: 540,
      words:
        'Wait, so teachers disagree with each other a quarter of the time, and the software a bit more than that. Isn’t the finding that it is nearly as good?',
    },
    {
      by: 'Ms. Vandermeer',
      minutesAgo: 515,
      to: 1,
      words:
        'On arguments from sources, yes, slightly better in fact. Look at the bottom of the table. On stories it is at 44, where two of us manage 65. An average hides which child gets hurt.',
    },
    {
      by: 'psychometrics_pat',
      minutesAgo: 490,
      to: 2,
      words:
        'Adding to this: exact agreement is a blunt measure. I would want to know how far apart they were and in which direction. To their credit, the district gives it. A third of a point against English learners is large. That alone would stop a state test.',
    },
    {
      by: 'Okon',
      minutesAgo: 430,
      to: 3,
      words: 'Thank you both. I had read “71” and gone to the comments, which I suppose is the lesson.',
    },
    {
      by: 'Fran T.',
      minutesAgo: 300,
      words:
        'My son is one of the 510. He writes in two languages and apologizes in both. I’m glad someone checked.',
    },
    {
      by: 'Dev',
      minutesAgo: 180,
      words:
        'I work on one of these products (not this one). “A fairer test than we have given ourselves” is not a sentence I expected to read, and it is true of us too.',
    },
    {
      by: 'Joanie',
      minutesAgo: 45,
      words: 'The thesis is that he loved the man.',
    },
  ],
  '/article/germany-clears-robotaxis-for-the-autobahn/': [
    {
      by: 'Katrin aus Fürth',
      minutesAgo: 1100,
      words: 'I was one of the 611. I waved.',
    },
    {
      by: 'Trucker Dave',
      minutesAgo: 1020,
      words:
        'Thirty years on the interstate. “At 80 you are a polite truck” is right, and polite trucks live longer. What I’d ask is what it does in a construction zone with the lines painted twice.',
    },
    {
      by: 'Lennart',
      minutesAgo: 960,
      to: 1,
      words:
        'They had 38 minutes of construction zones and apparently survived. It is mapped daily, I think. A fresh zone is another matter.',
    },
    {
      by: 'Trucker Dave',
      minutesAgo: 900,
      to: 2,
      words: 'Fresh zone is the only kind that matters, son. But OK.',
    },
    {
      by: 'witness_no_4',
      minutesAgo: 640,
      words:
        'A spoken account that says how sure it is of each thing would put it ahead of every human I have interviewed at a roadside. The three trucks that were not there don’t shock me. I have met that truck many times.',
    },
    {
      by: 'Birte',
      minutesAgo: 420,
      words: '29 euros and twice as slow as the train. I will keep the train, and the dining car.',
    },
  ],
};
