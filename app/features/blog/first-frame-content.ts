import type { ArticleText } from './article.ts';

export const firstFrame: ArticleText = {
  author: 'Jonas Ekström',
  demos: [12, 5, 10],
  sections: [
    {
      heading: 'Most people see one frame',
      paragraphs: [
        'An interactive creative is planned as a sequence: something happens, somebody touches it, something else happens, an end card. It is drawn in that order and presented in that order, on a large screen, by somebody who knows where to press.',
        'On a page it is met differently. A reader scrolls past at the speed of a thumb and has the slot in view for about a second. For nine in ten of them the creative has one frame, the one that happens to be there. Whatever that frame does not say has not been said.',
      ],
    },
    {
      heading: 'What it has to hold',
      paragraphs: [
        'Three things, in this order: who is speaking, what it is about, and that something can be done here. The name may be small, but it must be there; a logo that arrives with the end card is a logo for the tenth reader. The subject is best shown as the thing itself. And the invitation is a verb of two or three words beside the thing that moves: drag the sun, tap a dish.',
        'Golden Hour, above, begins with the sun a hand’s breadth above the horizon, where it looks as if it wanted to be moved. In an early version it stood at noon. It was a brighter picture, and people looked at it and did nothing.',
      ],
    },
    {
      heading: 'Draw it first',
      paragraphs: [
        'We draw the first frame before anything else, as a still, and put it into a photograph of a real page between two real headlines. Then we look at it for a second and look away. If nobody in the room can say what was sold, there is no point in building the rest.',
        'The same still becomes the backup image, which an ad server shows where the creative cannot run. That is a good test in itself. A backup image that needs another headline than the creative means that the creative’s first frame does not work.',
      ],
    },
    {
      heading: 'The rest is a reply',
      paragraphs: [
        'Motion comes after that, and its first task is to say the verb again: the sun sinks by a finger’s width and comes back. That takes two seconds, and then the creative should wait. It has asked its question. Asking it again, louder, is what people have learned to scroll past.',
        'The order of work follows the order of importance. In a week of production we spend a day on the first frame, three on what happens after the first touch, and one on the end card. Ten years ago it was the other way round, and the end cards were beautiful.',
      ],
    },
  ],
};
