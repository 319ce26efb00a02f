/** Articles of the blog that are about the craft and not about one campaign. */
export const notes = [
  {
    slug: 'first-frame',
    tag: 'Formats',
    date: '2026-08-06',
    title: 'The first frame is the ad',
    desc: 'Nine in ten readers see a creative for a second. What that second has to hold, and why we draw it before the rest.',
  },
  {
    slug: 'fifteen-seconds',
    tag: 'Formats',
    date: '2026-04-16',
    title: 'Fifteen seconds, then rest',
    desc: 'Why our creatives come to rest by themselves, what they look like then, and what it saves.',
  },
  {
    slug: 'completed-view',
    tag: 'Measurement',
    date: '2025-11-27',
    title: 'What a completed view leaves out',
    desc: 'A good number with three holes, and four lines for every plan that is paid by it.',
  },
  {
    slug: 'five-buttons',
    tag: 'Formats',
    date: '2025-10-16',
    title: 'Five buttons and a sofa',
    desc: 'What changes when an ad is played by remote, three metres away, with somebody watching.',
  },
] as const;
