import type { ArticleText } from './article.ts';

export const granolaLaunch: ArticleText = {
  author: 'Lucia Bianchi',
  demos: [2, 6, 14],
  sections: [
    {
      heading: 'The problem',
      paragraphs: [
        'Oatavia sells granola in three countries and was about to enter a fourth, with four mixes that look alike in the bag. In the pre-test, shoppers who had seen a photograph of the shelf could not say what set one mix apart from the next. Shoppers who had seen what goes into each bag could.',
        'The brand already owned a film that shows exactly this: ingredients fall into a bowl, one by one, and the name of the mix appears in the last three seconds. All that the film has to say is therefore at its end. On open web video, where Oatavia had bought before, 46% of started views got that far. The other half were paid for and told nobody anything.',
      ],
    },
    {
      heading: 'The idea',
      paragraphs: [
        'Put the film where people let it run, and give those who watch with a phone in hand something to do with the same four mixes. The game is the film’s own scene: fruit and nuts fall, you move the bowl, and what you catch becomes your mix, under a name of its own. It asks nobody to watch the film. It makes the film’s last seconds familiar to people who have played, and the game familiar to people who have watched.',
      ],
    },
    {
      heading: 'The format, and why',
      paragraphs: [
        'The film ran as a pre-roll before evening drama on connected TVs. Drama, because an episode is chosen and then watched from its start: a pre-roll delays something that people want, for a time they know. We left out sport and news, which are switched on in the middle. We also cut the film from thirty seconds to twenty. In the long version viewers left between seconds six and ten, where nothing new falls into the bowl.',
        'The game ran as a 300x600 on recipe, weather and family pages, on desktops and phones. A tall slot suits anything that falls. A hazelnut that needs two seconds from top to bottom can be seen, judged and caught; in a 300x250 it needs less than one, and testers gave up after three misses.',
      ],
    },
    {
      heading: 'Set-up',
      paragraphs: [
        'Four weeks, 17 August to 13 September. A household met the film at most twice in an evening and six times in all. Phones were reached through the publisher’s own match within an hour of a completed view. Where there was no match, which was the case for two thirds of impressions, the page’s subject decided. No names or addresses changed hands, and a match was deleted after a day.',
        'The film was bought per completed view (CPCV), the game per thousand (CPM). The budgets stood at 70 to 30 and were not moved while the campaign ran, so that a comparison at the end would mean something.',
      ],
    },
    {
      heading: 'Measurement',
      paragraphs: [
        'A view was complete when its last frame had been shown. The player reported quartiles; once a week we laid them beside the publisher’s server log, and the two never differed by more than 1.5%. Views on sets that were switched off while the box played on were taken out before billing. They were 4% of all starts.',
      ],
      table: {
        caption: 'Views still running, of those that counted as started',
        head: ['Point in the film', 'Views', 'Share'],
        rows: [
          ['Start', '1,260,000', '100%'],
          ['First quarter', '1,184,400', '94%'],
          ['Half', '1,108,800', '88%'],
          ['Third quarter', '1,045,800', '83%'],
          ['Last frame', '1,008,000', '80%'],
        ],
      },
    },
    {
      heading: 'Result',
      hasClaim: true,
      paragraphs: [
        'The plan had assumed that 68% would stay. Because only completed views were billed, the better rate did not make a view dearer. It made the budget run out early: the last two evenings of the flight went by without the film.',
        'In the game, 31% of those who had it in view moved the bowl, and the median player stayed for 19 seconds. In households that met both, 84% of film views were completed, against 79% in the others. That is a hint and no proof: homes where a phone is in use during the evening may differ in other ways too.',
      ],
      quote: {
        text: 'Our own film had been telling its story to an empty room. We changed the room before we changed the story.',
        by: 'Ida Lindqvist, brand manager, Oatavia',
      },
    },
    {
      heading: 'What we would do differently',
      paragraphs: [
        'Hold out a group. Had a tenth of the households seen the film without ever being offered the game, the five points between 84% and 79% could be read as an effect instead of a coincidence. The cost would have been a few thousand game impressions.',
        'And agree beforehand what happens when a rate beats its plan. A daily cap on completed views would have kept the film on air until the last evening. We now write one into every CPCV plan.',
      ],
    },
  ],
};
