import type { ArticleText } from './article.ts';

export const lunchOnTheBelt: ArticleText = {
  author: 'Tomás Ferreira',
  demos: [10, 11, 1],
  sections: [
    {
      heading: 'The problem',
      paragraphs: [
        'Zestruck delivers lunch to offices in three cities. Its kitchens are full for two hours and idle for six, so a campaign that sells dinner is of no use to it. The decision about lunch is made between half past ten and a quarter past twelve, at a desk, by people who have eaten from the same two places all week.',
        'Earlier campaigns had sent them to a menu page. Many went: the click rate was decent. Of those who arrived, 16% ordered. The others scrolled through 38 dishes, met a basket, an account and a delivery window, and went back to work. The page asked for every decision at once.',
      ],
    },
    {
      heading: 'The idea',
      paragraphs: [
        'Move the first decision into the ad. A belt of dishes runs through a leaderboard, slowly, as in a sushi bar. Tap a dish and it drops into the bag, and the bag shows what it costs so far. The button under it does not say “see the menu”; it says “order lunch”, and it means it: the checkout opens with that bag, and two fields are left to fill.',
        'The belt carries six dishes and not 38. Which six depends on the kitchen: what has run out is off the belt within a minute.',
      ],
    },
    {
      heading: 'The format, and why',
      paragraphs: [
        'The 728x90 is the slot that buyers apologise for. It is low, it is old, and people have learned to read around it. But it is as wide as a belt needs, it sits above the headline where somebody on a break arrives, and on working days before noon it costs a fraction of the tall slots.',
        'A moving strip can also be a nuisance. The belt runs at 40 pixels a second, a pace at which a dish can be read from across a desk, and it rests after fifteen seconds unless somebody touches it. Those who have asked their system for less motion get six dishes that stand still.',
      ],
    },
    {
      heading: 'Set-up',
      paragraphs: [
        'Weekdays only, 10:30 to 13:00, from 13 April to 8 May, on local news, weather and trade pages in the three cities. Delivery was limited to the districts that a kitchen reaches in 25 minutes, by the publisher’s own districts, not by the visitor’s position. Nobody saw the belt more than three times in a day.',
        'The model was cost per sale (CPS): Zestruck paid a share of each order that was delivered and kept. A basket alone, a cancelled order and a refund were worth nothing to us. That sharpens a plan: on the second day we took out two placements that brought many taps and no lunches.',
      ],
    },
    {
      heading: 'Measurement',
      paragraphs: [
        'The bag travelled to the checkout in the address of the click, as a list of dishes and nothing else. The order system wrote the campaign’s number beside each order, so the count is the till’s and not ours. We checked the two against each other every evening; on four days they differed, each time by orders that had been placed after one o’clock from a tab left open.',
      ],
      table: {
        caption: 'From the belt to the door, all three cities',
        head: ['Step', 'Count', 'Of the step before'],
        rows: [
          ['Belts in view', '3,640,000', ''],
          ['First dish tapped', '131,040', '3.6%'],
          ['Checkout opened', '48,200', '37%'],
          ['Order delivered and kept', '15,424', '32%'],
        ],
      },
    },
    {
      heading: 'Result',
      hasClaim: true,
      paragraphs: [
        'The plan had set 16%, the rate of the menu page. The belt sent fewer people to the checkout than the earlier campaign had sent to the menu, and sold more lunches: those who had not found a dish stayed where they were, and cost nothing.',
        'The average order was 9% smaller than on the menu page, because the belt has no drinks. Even so, the kitchens’ share of lunch orders placed before noon rose from 54% to 63%, and that is worth more to a kitchen than a lemonade.',
      ],
      quote: {
        text: 'An order at eleven is planned. An order at half past twelve is a fire. The belt moved people from one to the other.',
        by: 'Noor Aziz, head of kitchens, Zestruck',
      },
    },
    {
      heading: 'What we would do differently',
      paragraphs: [
        'Offer a drink, once, when the bag is opened. We left drinks out to keep the belt short and gave away part of each order’s value without having tested it.',
        'We would also start with fewer pages. Eight of the 31 titles brought 80% of the orders, and they could have been picked from the first three days. The learning budget for that is now a line in the plan, with a date on which it ends.',
      ],
    },
  ],
};
