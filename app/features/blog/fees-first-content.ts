import type { ArticleText } from './article.ts';

export const feesFirst: ArticleText = {
  author: 'Nele Brandt',
  demos: [3, 13, 4],
  sections: [
    {
      heading: 'The problem',
      paragraphs: [
        'Nuvane is a current account in an app, without fees for cards, transfers or money abroad. It had bought installs for a year at a good price. Of the people who installed, 61% registered; the rest opened the app once, met the identity check, and left it.',
        'The price per install looked fine and the price per customer did not. When we looked at where the installs came from, a part of them had been bought with prizes and a part by chance taps on full-screen pages. Those people had not come for an account. No improvement of the sign-up screens was going to change that.',
      ],
    },
    {
      heading: 'The idea',
      paragraphs: [
        'Begin with what people are angry about. Everybody knows one fee that they resent, and few know what all of them add up to. In the game, fees fly towards your card: for changing money, for an overdraft, for a paper statement. You slice them before they arrive, and a counter adds up what they would have cost in a year. At the end stands your own sum, and the sentence that at Nuvane it is zero.',
        'The game is an argument in 25 seconds. Whoever has played it knows why the app exists, and is prepared for a bank to ask who they are.',
      ],
    },
    {
      heading: 'The format, and why',
      paragraphs: [
        'Full screen on phones, between articles, at a pause that the reader had made. A swipe needs room: in a small slot the finger covers what it is meant to hit. A full-screen creative is also the format that is most easily abused, so three rules were fixed before any drawing began. The cross that closes it is there from the first frame, in the usual place, 44 pixels wide. No tap before the first swipe leads anywhere. The store opens from one button alone, and that button appears at the end.',
        'These rules cost installs. They were meant to: an install by accident is the most expensive kind.',
      ],
    },
    {
      heading: 'Set-up',
      paragraphs: [
        'Five weeks, 26 January to 1 March, in finance, travel and news apps. Travel had been an experiment: people who are about to pay abroad have a fee on their mind. A person met the game at most twice, and not at all once the app was installed.',
        'Nuvane paid per install (CPI), at a price above its old one, and with a condition: a source whose installs registered at less than 75% after the first thousand was switched off, and its installs above that number were not billed. Two of fourteen sources went that way in the first ten days.',
      ],
    },
    {
      heading: 'Measurement',
      paragraphs: [
        'An install counted at the first opening of the app, as reported by the store’s own attribution. A registration counted when the identity check had been passed, which took a median of six minutes. Installs that came within ten seconds of a tap, or from devices that had reinstalled, were taken out before either rate was calculated.',
      ],
      table: {
        caption: 'From a game to an account, fourteen sources',
        head: ['Step', 'Count', 'Of the step before'],
        rows: [
          ['Games in view', '1,420,000', ''],
          ['Played to the end', '213,000', '15%'],
          ['Installed and opened', '18,900', '8.9%'],
          ['Registered', '17,766', '94%'],
        ],
      },
    },
    {
      heading: 'Result',
      hasClaim: true,
      paragraphs: [
        'An install cost 40% more than before, and an account 9% less. That sum is the whole case: 1.40 divided by 0.94, against 1 divided by 0.61. For a bank there is a second effect behind it. Each registration that is abandoned half-way has already cost a check, and there were far fewer of these.',
        'Travel apps, the experiment, brought a fifth of the accounts. The fee that was sliced most was the one for paying abroad.',
      ],
      quote: {
        text: 'For a year we had optimised the price of the door. It turned out that we were paying for people who wanted to be in another house.',
        by: 'Paul Okonjo, growth lead, Nuvane',
      },
    },
    {
      heading: 'What we would do differently',
      paragraphs: [
        'Measure at ninety days from the beginning. We know who registered; we do not know who still uses the account, because the agreement ended with the registration. A later event, such as the third card payment, should be in the contract even if nobody is paid by it.',
        'We would also name the source of the sums. They are averages of published price lists, and some players did not believe them and said so in the store’s reviews. A line under the result, with the year and the lists, would have cost nothing.',
      ],
    },
  ],
};
