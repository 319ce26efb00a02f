/** What advertisers ask, with a link where there is one. Every sentence about the site can be checked on it. */
export const questionGroups = [
  {
    name: 'Paying',
    questions: [
      {
        question: 'When do I pay?',
        answer: 'When the moment of your KPI model was counted: a view, a click, a lead, a sale. Nothing is billed before.',
        link: { to: '/pages-pricing', label: 'Pricing' },
      },
      {
        question: 'Can I change the model while the campaign runs?',
        answer: 'Yes. Many campaigns start on CPM or CPC and move to CPL or CPS once the numbers hold. One plan may also mix them.',
      },
      {
        question: 'What happens with invalid traffic?',
        answer: 'Robots, duplicates and double clicks are taken out before billing, and the report says how many there were.',
      },
      {
        question: 'Is there a smallest budget?',
        answer: 'No fixed sum. A plan has to buy enough moments to learn from; if it cannot, we say so and advise against it.',
        link: { to: '/start-campaign', label: 'Start Your Campaign' },
      },
    ],
  },
  {
    name: 'Creatives',
    questions: [
      {
        question: 'Do I have to bring a creative?',
        answer: 'No. A logo, a colour and a landing page are enough. You can put your own brand into every demo and see it at once.',
        link: { to: '/formats', label: 'All formats' },
      },
      {
        question: 'How heavy are the formats?',
        answer: 'Each demo shows what it weighs and how soon its first frame appears, beside the limits of the trade.',
      },
      {
        question: 'Do the creatives run in my ad server?',
        answer:
          'All demos but those for television can be downloaded as a file for an ad server, an app or a video player, straight from the preview.',
      },
      {
        question: 'Which devices are covered?',
        answer: 'Desktop and mobile, and the television for CTV. A preview has one tab for each device that its format supports.',
      },
    ],
  },
  {
    name: 'Data',
    questions: [
      {
        question: 'What does a creative collect?',
        answer: 'Nothing of its own. It runs in a sealed frame without storage and without network, and reports only what was done in it.',
      },
      {
        question: 'How are results counted?',
        answer: 'By events such as shown, in view, engaged and completed. The console beside every demo prints them as you play.',
      },
      {
        question: 'Can I use my own tracking?',
        answer: 'Yes. Your measurement runs beside ours and is tested end to end before launch. If the two differ, we explain why before we bill.',
        link: { to: '/pages-timeline', label: 'Timeline' },
      },
      {
        question: 'Do I need an account here?',
        answer: 'No. The showcase is open. The account pages are a demonstration on sample data, which stays on your device.',
      },
    ],
  },
] as const;
