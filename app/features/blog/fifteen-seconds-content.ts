import type { ArticleText } from './article.ts';

export const fifteenSeconds: ArticleText = {
  author: 'Aiko Tanabe',
  demos: [7, 11, 13],
  sections: [
    {
      heading: 'The rule',
      paragraphs: [
        'Publishers’ guidelines give motion that starts by itself fifteen seconds, after which it has to end. Accessibility guidelines go further: whatever moves for more than five seconds beside other content needs a way to pause it. Most creatives treat both as a limit for a film. Ours treat them as a description of politeness.',
        'Everything we build rests after fifteen seconds without a touch, and carries a pause button from its first frame. A touch wakes it. After the last touch it has fifteen seconds again.',
      ],
    },
    {
      heading: 'Rest is not a freeze',
      paragraphs: [
        'A creative that stops wherever it happens to be looks broken: a hand in mid-air, a word half-way in. So each one has a pose to which it returns, and the last second before the rest is the way there. In Roll Your Ritual the drum runs out and settles with a face to the reader. In Foil Deck the light leaves the cards last.',
        'The pose is the first frame again, or close to it. Whoever comes back from a phone call finds the question that was asked before.',
      ],
    },
    {
      heading: 'What it saves',
      paragraphs: [
        'An animation that nobody watches still costs somebody’s battery. A slot that stays in view beside a long article would otherwise draw thirty or sixty pictures a second for ten minutes. At rest ours draw none, and while less than half of the slot is in view they draw none either.',
        'That is the part publishers notice. The processor time of a page is measured by browsers, and heavy ads are unloaded by them: a limit that a quiet creative never comes near.',
      ],
    },
    {
      heading: 'Calm from the start',
      paragraphs: [
        'Some people have told their system that they want less motion. For them there are no fifteen seconds. The creative begins in its pose, and what can be done in it is done in steps and not in flights: a card is turned, and not thrown.',
        'The calm version is drawn with the same care, because it is also the one that shows whether the idea holds without its tricks. Descent is about depth, and depth needs movement; it took three attempts until its still version was more than a picture of a watch. The third attempt changed the moving version too.',
        'Plan for both in the brief. It is one line: what does this ad say when nothing moves?',
      ],
    },
  ],
};
