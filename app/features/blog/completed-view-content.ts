import type { ArticleText } from './article.ts';

export const completedView: ArticleText = {
  author: 'Priya Raman',
  demos: [6, 15, 2],
  sections: [
    {
      heading: 'A good number with three holes',
      paragraphs: [
        'A completed view is easy to like. It is a fact, not an estimate: the last frame was shown. It is hard to buy by accident. And it is the natural unit of a film that makes its point at the end. When a client asks for one number, this is often the one we suggest.',
        'It still leaves three things out, and a plan should say what is done about each.',
      ],
    },
    {
      heading: 'Whether anybody could see it',
      paragraphs: [
        'A player reports the last frame because it has decoded it. It does not know that the tab is in the background, or that the television was switched off while the box ran on. A view should therefore count as complete only if at least half of the picture was in view for all of its quarters, and if the set says that it is on. Both can be measured. Neither is by default.',
      ],
    },
    {
      heading: 'Whether they could have left',
      paragraphs: [
        'A rate means something only beside the freedom that people had. In front of a programme, without a skip button, 90% is the normal result of sitting still. With a skip button after five seconds, 35% can be excellent. Rates from the two worlds must not stand in one table, and they should not be averaged into one.',
      ],
      table: {
        caption: 'What to ask before comparing two completion rates',
        head: ['Question', 'Why'],
        rows: [
          ['Could it be skipped, and when?', 'sets the normal rate'],
          ['How long is the film?', 'each second loses some'],
          ['What was it in front of?', 'chosen or switched on'],
          ['What counts as a start?', 'the denominator'],
        ],
      },
    },
    {
      heading: 'What they took along',
      paragraphs: [
        'The rate ends with the film. A film that is watched to the end and forgotten has the same rate as one that is quoted the next morning. Where the budget allows it we hold back a group that does not see the film, and ask both the same two questions a week later. Where it does not, an interactive film helps: somebody who chose the coast road in Choose the Road was awake at second eleven.',
        'Choices are no proof of memory either. They are evidence of attention, at a moment that we know, and they come without a questionnaire.',
      ],
    },
    {
      heading: 'What we write into the plan',
      paragraphs: [
        'Four lines: what counts as a start, what counts as complete, which views are taken out before the division, and which rate we expect from this placement, with the reason. If the result is far better than the fourth line, we do not celebrate yet. We look at the first three again.',
      ],
    },
  ],
};
