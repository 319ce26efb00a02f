/** Sample case studies with the claims of spec §2 Success Stories: cards of the landing page, and articles of the blog. `demo`: a demo's slug. */
export const stories = [
  {
    slug: 'granola-launch',
    tag: 'FMCG / OTT',
    date: '2026-09-18',
    value: 80,
    unit: '%',
    claim: 'completed video view rate',
    title: 'A granola launch watched to the end',
    desc: 'Oatavia ran its pre-roll before evening drama on connected TVs, and this game on the phones beside them; four of five viewers stayed to the last frame.',
    demo: 'catch-the-morning',
  },
  {
    slug: 'studio-shoot',
    tag: 'Automotive',
    date: '2026-07-02',
    value: 2000,
    unit: '+',
    claim: 'verified leads',
    title: 'A studio shoot that fills test drives',
    desc: 'Vantoro let people orbit and repaint the Strix inside the ad. Every lead was called back and verified by a dealer.',
    demo: 'strix-studio-360',
  },
  {
    slug: 'lunch-on-the-belt',
    tag: 'Food & Beverage',
    date: '2026-05-21',
    value: 32,
    unit: '%',
    claim: 'conversion rate, 2X the plan',
    title: 'Lunch ordered from the belt',
    desc: 'Zestruck put its menu on a moving belt inside a leaderboard. The basket went to checkout already filled.',
    demo: 'lunch-on-the-belt',
  },
  {
    slug: 'fees-first',
    tag: 'Banking',
    date: '2026-03-09',
    value: 94,
    unit: '%',
    claim: 'app registration rate',
    title: 'Fees first, then the account',
    desc: 'Nuvane turned hidden fees into targets. Those who played went on to install, and nearly all of them registered.',
    demo: 'fee-smash',
  },
] as const;

export const toArticlePath = (slug: string) => `/blog-details/${slug}`;
