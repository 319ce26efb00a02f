import type { ArticleText } from './article.ts';

export const studioShoot: ArticleText = {
  author: 'Aiko Tanabe',
  demos: [9, 8, 12],
  sections: [
    {
      heading: 'The problem',
      paragraphs: [
        'Vantoro had an electric fastback to sell before dealers had cars to show. The Strix would reach the 41 showrooms in October; orders for the first quarter’s production had to be in by the end of August. What existed in May was a design model in one colour, a press kit, and a landing page with a form.',
        'The form was the trouble. The launch of the previous model had filled it 6,000 times, and the dealers had stopped calling. Four entries in ten were wrong numbers, duplicates, or people who had wanted the wallpaper and not the car. “Leads” had become a word that the sales floor did not answer to.',
      ],
    },
    {
      heading: 'The idea',
      paragraphs: [
        'Let people do with the car what they would do on a stand: walk around it, choose a paint and a set of rims, switch the lamps on. Then ask one question, and ask it only of those who have done so. Somebody who has turned a car by hand for half a minute and settled on a paint has said more about an intention than a form can ask.',
        'For the dealer this changes the call. It no longer begins with “you left us your number” but with “you had the Strix in Fjord, shall I call when one comes in?”.',
      ],
    },
    {
      heading: 'The format, and why',
      paragraphs: [
        'A 970x250 on the car and business sections of eleven publishers, on desktops only. A car is wide; in a tall slot it is either small or cut off. Phones were left out on purpose. The dealers wanted calls in office hours, and the people who compare cars at lunch do it on a large screen.',
        'The car is drawn live, not filmed. A turntable of photographs in six paints weighs several megabytes and still cannot answer “and from behind, in Dune?”. The model, its paint and the studio around it stay within the initial load that publishers allow because the reflections are calculated and not stored. Where a machine has no graphics to spare, the same studio is drawn more coarsely, and it can still be turned.',
      ],
    },
    {
      heading: 'Set-up',
      paragraphs: [
        'Six weeks, 11 May to 21 June. “Book a test drive” led to a form with the chosen car at its head: name, telephone, postcode, and a line that said who would call and when. The consent was a box of its own and not ticked. Paint, rims and the nearest dealer went along with the lead.',
        'Vantoro paid per verified lead (CPL). Verified meant that a dealer had called within two working days, had reached the person, and had heard that a call about the Strix was welcome. All three, or no invoice.',
      ],
    },
    {
      heading: 'Measurement',
      paragraphs: [
        'Each dealer marked each call in the system they already used; we read the marks every night. A lead that nobody had called after two days went to a central team, so that a busy showroom could not make a good lead expire. Of 2,611 forms, 2,089 were verified.',
      ],
      table: {
        caption: 'What became of the forms',
        head: ['Outcome of the call', 'Forms', 'Billed'],
        rows: [
          ['Verified', '2,089', 'yes'],
          ['Not reached after three tries', '214', 'no'],
          ['Duplicate, or known to the dealer', '187', 'no'],
          ['Reached, and not interested', '121', 'no'],
        ],
      },
    },
    {
      heading: 'Result',
      hasClaim: true,
      paragraphs: [
        'Four forms in five held up to a telephone call, where the launch before had managed three in five. 618 of the people who were called had put a date in October into their calendars by the end of June, which is the number that the dealers remember.',
        'The median person who touched the car stayed for 34 seconds and tried three of the six paints. Fjord, a blue, was the last choice of 38%. Vantoro ordered one of each dealer’s two showroom cars in it, a decision that no media report had led to before.',
      ],
      quote: {
        text: 'I had a colour to talk about and a reason to call. After the second day nobody on the floor asked where the list came from.',
        by: 'Marek Dolan, sales manager, Vantoro North',
      },
    },
    {
      heading: 'What we would do differently',
      paragraphs: [
        'Ask for the time of the call. Most of the 214 people who were never reached were called between nine and eleven in the morning. A choice of three hours in the form would have cost one line, and it is in the brief of the next launch.',
        'We would also spend less on rims. The second set was the most work in the studio, and 3% of those who touched the car looked at it. The lamps, which took one afternoon, were switched on by 22%.',
      ],
    },
  ],
};
