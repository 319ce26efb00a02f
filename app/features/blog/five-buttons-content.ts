import type { ArticleText } from './article.ts';

export const fiveButtons: ArticleText = {
  author: 'Omar Haddad',
  demos: [14, 15],
  sections: [
    {
      heading: 'Three metres away',
      paragraphs: [
        'A television is not a large phone. The picture is three metres away, the hand holds a remote with four arrows, a button in their middle and one that goes back, and there is often somebody else on the sofa. Nobody leans forward. Everything that we know about interactive ads on screens that are touched has to be asked again.',
        'These are the answers that have held for us so far, from building Brew by Remote and Living Light.',
      ],
    },
    {
      heading: 'One thing has the focus',
      paragraphs: [
        'There is no pointer, so something on the screen must always be the chosen thing, and it must be seen at a glance which one. A thin outline that is clear at a desk is gone at three metres. We let the chosen thing grow by a tenth and let the light fall on it, and we test from the other end of the room, with the lamp on.',
        'An arrow moves the focus to where the eye expects it. If the eye has to think, the layout is wrong: rows and columns work, circles do not.',
      ],
    },
    {
      heading: 'The button in the middle does one thing',
      paragraphs: [
        'People will press OK before they read. The first press must therefore lead somewhere good, without a choice: in Brew by Remote it opens the overlay into the full screen, and the water begins to run. The arrows come second, for those who have seen that the remote answers.',
        'Back always goes one step back, and from the first step it returns the programme at once. Nobody takes part in something that they do not know how to leave.',
      ],
    },
    {
      heading: 'Time belongs to the programme',
      paragraphs: [
        'A pre-roll of twenty seconds that turns into a minute of play has to say so, and has to say what happens to the episode. It waits, and a line at the edge shows that it waits. Living Light goes the other way: the film is paused by the viewer, and the ad lives in the pause. It takes no time that was not given.',
      ],
    },
    {
      heading: 'Two people, one remote',
      paragraphs: [
        'Somebody watches the person who presses. That is an audience that no other format has, and it deserves something to look at: changes that fill the picture, large enough to be commented on. In tests we count the remarks from the other end of the sofa. “Make it warmer” is worth more than a click.',
        'What we leave out follows from all this: text to type, codes below a quarter of the picture’s height, lists longer than five, and sound that starts by itself.',
      ],
    },
  ],
};
