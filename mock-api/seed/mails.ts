import type { Folder, Mail } from '#mock-api/records/mail.ts';
import { minutesAgo } from './dates.ts';
import { people } from './people.ts';
import { createCustomers } from './shop.ts';

export const folders: readonly Folder[] = [
  { id: 0, handle: 'inbox', title: 'Inbox' },
  { id: 1, handle: 'important', title: 'Important' },
  { id: 2, handle: 'drafts', title: 'Drafts' },
  { id: 3, handle: 'sent', title: 'Sent' },
  { id: 4, handle: 'trash', title: 'Trash' },
];

/** Whose mail room it is. */
const OWN = people.maren.name;

/** Of nobody who is a customer or in the team. */
const outsiders: Readonly<Record<string, string>> = {
  'Trade Media Weekly': 'letters@trademedia.example',
  'Surge Traffic Watch': 'watch@surge.example',
  'Surge Billing': 'billing@surge.example',
};

interface MailFacts {
  readonly from: string;
  /** Absent: the owner alone. */
  readonly to?: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly hours: number;
  readonly folder: Mail['category'];
  readonly isUnread?: true;
  readonly isStarred?: true;
  readonly labels?: Mail['labels'];
  readonly files?: readonly { readonly name: string; readonly text: string }[];
}

const cohorts = {
  name: 'halden-cohorts.csv',
  text: 'day,installs,opened on day 1,opened on day 7\r\n1,1840,1196,644\r\n2,2110,1392,\r\n3,1975,1284,\r\n',
};
const deepLinks = {
  name: 'casa-lume-deep-links.csv',
  text: 'country,link\r\nIT,casalume://kitchens?from=deck-it\r\nDE,casalume://kitchens?from=deck-de\r\nES,casalume://kitchens?from=deck-es\r\n',
};
const floorPrices = {
  name: 'lisbon-floor-prices.csv',
  text: 'publisher,size,floor in US dollars\r\nFolha do Tejo,970x250,6.20\r\nFolha do Tejo,300x600,4.80\r\nDiário do Cais,300x600,4.10\r\n',
};
const mediaPlan = {
  name: 'onda-media-plan.csv',
  text: 'city,week,homes,impressions\r\nLisbon,1,84000,312000\r\nPorto,1,51000,188000\r\nLisbon,2,84000,298000\r\nPorto,2,51000,176000\r\n',
};
const odds = {
  name: 'nordkorn-odds.txt',
  text: 'Breakfast: 1 in 4, 60 a day in each bakery\r\nBag of buns: 1 in 12, 20 a day in each bakery\r\nNothing: the rest\r\n',
};

const qualityReport =
  '<p>Invalid traffic at <strong>0.8 percent</strong>, two placements paused. No client was charged for either of them.</p>' +
  '<table width="100%" cellpadding="6"><tr><th align="left">Placement</th><th align="right">Invalid</th><th align="left">What we did</th></tr>' +
  '<tr><td>Long read, 300 x 600</td><td align="right">0.4 %</td><td>Goes on</td></tr>' +
  '<tr><td>Weather box, 300 x 250</td><td align="right">6.1 %</td><td>Paused before billing</td></tr>' +
  '<tr><td>Footer strip, 728 x 90</td><td align="right">4.7 %</td><td>Paused before billing</td></tr></table>' +
  '<p>Every paused placement stands with its reason in the <a href="https://surge.example/quality">quality report</a>.</p>';
const nextSteps =
  '<p>Thank you for your time today. Next steps:</p><ol><li>Copy by Tuesday</li><li>Panorama by Friday</li><li>Launch the week after</li></ol>';
/** As newsletters are: pictures and a script from elsewhere, which nobody shall run or fetch. */
const newsletter =
  '<script src="https://trademedia.example/open.js"></script><img src="https://trademedia.example/masthead.png" width="560" alt="Trade Media Weekly, issue 41">' +
  '<h2>What a second of attention costs</h2><p>Playable formats hold people for eleven seconds on average; a still picture for one and a half.</p>' +
  '<p><img src="https://trademedia.example/chart.png" width="560" alt="Chart: seconds of attention by format"></p>' +
  '<p><a href="https://trademedia.example/41">Read the issue</a> · <a href="javascript:alert(1)">Leave the list</a></p>' +
  '<img src="https://trademedia.example/open.gif" width="1" height="1" alt="">';
const paused =
  '<h2>A placement was paused</h2><p>Invalid traffic rose above the limit of five percent. Nothing of it is billed.</p>' +
  '<table cellpadding="6"><tr><td>Campaign</td><td><strong>Halden Mobile installs</strong></td></tr>' +
  '<tr><td>Placement</td><td>Weather box, 300 x 250</td></tr><tr><td>Invalid traffic</td><td>6.1 %</td></tr></table>';
const statement =
  '<p>Your statement of the month is ready.</p><table cellpadding="6"><tr><td>Impressions</td><td align="right">412,000</td></tr>' +
  '<tr><td>Coupons taken</td><td align="right">3,296</td></tr></table><p>It is paid by result: impressions without a coupon cost nothing.</p>';

const facts: readonly MailFacts[] = [
  {
    from: 'Henrik Dahl',
    subject: 'Prize wheel: first weekend',
    text: 'The wheel served 412,000 impressions over the weekend and every fourth player took the coupon. Can we extend it by two weeks and add a second prize?',
    hours: 1,
    folder: 'inbox',
    isUnread: true,
    labels: ['Clients'],
    to: ['Maren Holt', 'Jonas Ekström'],
  },
  {
    from: 'Priya Raman',
    subject: 'Attribution window for Halden Mobile',
    text: 'Seven days click and one day view, as agreed. The first installs arrived this morning; I will send the cohort table when it has three full days.',
    hours: 3,
    folder: 'inbox',
    isUnread: true,
    labels: ['Clients', 'Quality'],
    to: ['Maren Holt', 'Nele Brandt'],
    files: [cohorts],
  },
  {
    from: 'Carla Moretti',
    subject: 'Deep link into our app',
    text: 'Your colleague answered my question under the kit already, thank you. Attached is the list of deep links per country.',
    hours: 7,
    folder: 'inbox',
    labels: ['Clients', 'Creative'],
    files: [deepLinks],
  },
  {
    from: 'Tomás Ferreira',
    subject: 'New premium inventory in Lisbon',
    text: 'Two news publishers join from Monday: 970x250 above the fold, 300x600 beside long reads. Floor prices are in the sheet.',
    hours: 22,
    folder: 'inbox',
    isStarred: true,
    labels: ['Publishers'],
    files: [floorPrices],
    to: ['Maren Holt', 'Lucia Bianchi', 'Omar Haddad'],
  },
  {
    from: 'Hana Kobayashi',
    subject: 'Panorama copy, Japanese',
    text: 'The line break after the second word must stay; otherwise the sentence changes its meaning. Everything else is approved.',
    hours: 27,
    folder: 'inbox',
    labels: ['Clients', 'Creative'],
  },
  {
    from: 'Nele Brandt',
    subject: 'Quality report, week in review',
    text: 'Invalid traffic at 0.8 percent, two placements paused. No client was charged for either of them.',
    hours: 49,
    folder: 'inbox',
    isUnread: true,
    labels: ['Quality'],
    html: qualityReport,
  },
  {
    from: 'Elliot Marsh',
    subject: 'Question about the invoice',
    text: 'We were billed for the Interior Walkthrough, but the chargeback is still open. Could you hold the reminder until the bank answers?',
    hours: 74,
    folder: 'inbox',
    labels: ['Clients', 'Billing'],
  },
  {
    from: 'Viktor Petrenko',
    subject: 'Turntable: more colours',
    text: 'Our dealers ask for the graphite finish. Is a third colour possible without a new shoot?',
    hours: 120,
    folder: 'inbox',
    labels: ['Clients', 'Creative'],
  },
  {
    from: 'Deepa Nair',
    subject: 'Compliance sign-off needed',
    text: 'Legal asks for the terms on the first card of the deck, not the last. Please send a version we can put before them on Thursday.',
    hours: 5,
    folder: 'important',
    isUnread: true,
    labels: ['Clients'],
  },
  {
    from: 'Rafael Duarte',
    subject: 'CTV plan: budget moved forward',
    text: 'The board moved the autumn budget to this month. We can book the living rooms of both cities at once.',
    hours: 30,
    folder: 'important',
    isStarred: true,
    labels: ['Clients', 'Publishers'],
  },
  {
    from: 'Lucia Bianchi',
    subject: 'Casa Lume renewal',
    text: 'They renew for twelve months if the cost per lead stays under nine. I suggest we promise it for the kitchens only.',
    hours: 52,
    folder: 'important',
    labels: ['Clients'],
  },
  {
    from: 'Maren Holt',
    subject: 'Draft: case for the trade press',
    text: 'Working title: what a scratch card taught us about attention. Numbers from Priya are still missing in paragraph three.',
    hours: 26,
    folder: 'drafts',
    labels: ['Creative'],
    to: [],
  },
  {
    from: 'Maren Holt',
    subject: 'Draft: offer for Pinecrest Insurance',
    text: 'Three formats, one landing page, paid per lead. Ask Elliot which states are excluded before this goes out.',
    hours: 98,
    folder: 'drafts',
    labels: ['Clients'],
    to: ['Elliot Marsh'],
  },
  {
    from: 'Maren Holt',
    subject: 'Re: Prize wheel: first weekend',
    text: 'Wonderful. Two more weeks are booked; the second prize needs a picture of 600 by 600 and a stock figure.',
    hours: 0.5,
    folder: 'sent',
    labels: ['Clients'],
    to: ['Henrik Dahl'],
  },
  {
    from: 'Maren Holt',
    subject: 'Kick-off with Komorebi Travel',
    text: 'Thank you for your time today. Next steps: copy by Tuesday, panorama by Friday, launch the week after.',
    hours: 46,
    folder: 'sent',
    isStarred: true,
    labels: ['Clients'],
    to: ['Hana Kobayashi', 'Aiko Tanabe'],
    html: nextSteps,
  },
  {
    from: 'Maren Holt',
    subject: 'Floor prices, Lisbon',
    text: 'Agreed for the first month. Please keep the long-read slot free for Krug Optik.',
    hours: 70,
    folder: 'sent',
    labels: ['Publishers'],
    to: ['Tomás Ferreira'],
  },
  {
    from: 'Aiko Tanabe',
    subject: 'Shader test, old build',
    text: 'Superseded by the build of Wednesday. Kept until the review is over.',
    hours: 200,
    folder: 'trash',
    labels: ['Creative'],
  },
  {
    from: 'Omar Haddad',
    subject: 'CTV partner lunch, moved',
    text: 'The lunch of last week was moved, see the newer invitation.',
    hours: 260,
    folder: 'trash',
    labels: ['Publishers'],
  },
  {
    from: 'Jonas Ekström',
    subject: 'Nordkorn: odds and stock per bakery',
    text: 'The odds are in the file. A bakery that has given away its sixty breakfasts shows the buns only, so nobody wins what is gone.',
    hours: 4,
    folder: 'inbox',
    isUnread: true,
    labels: ['Clients', 'Creative'],
    files: [odds],
  },
  {
    from: 'Omar Haddad',
    subject: 'Onda living rooms: homes confirmed',
    text: 'Both CTV partners confirmed the homes. The plan by city and week is attached; Porto starts on the same day as Lisbon after all.',
    hours: 9,
    folder: 'inbox',
    labels: ['Clients', 'Publishers'],
    files: [mediaPlan],
    to: ['Maren Holt', 'Jonas Ekström'],
  },
  {
    from: 'Surge Traffic Watch',
    subject: 'Placement paused: weather box',
    text: 'Invalid traffic rose above the limit of five percent. Campaign: Halden Mobile installs. Placement: weather box, 300 x 250. Nothing of it is billed.',
    html: paused,
    hours: 12,
    folder: 'inbox',
    isUnread: true,
    labels: ['Quality'],
  },
  {
    from: 'Carla Moretti',
    subject: 'Order #SK2550: chargeback by mistake',
    text: 'Our bank sent the order for the Interior Walkthrough back by mistake. We have told them; could you leave the kit open until Friday?',
    hours: 15,
    folder: 'inbox',
    isStarred: true,
    labels: ['Clients', 'Billing'],
    to: ['Maren Holt', 'Lucia Bianchi'],
  },
  {
    from: 'Aiko Tanabe',
    subject: 'Komorebi panorama: the light at dusk',
    text: 'The horizon now turns with the hour of the visitor. Between five and six it is as orange as our logo, please look at it once in that hour.',
    hours: 18,
    folder: 'inbox',
    labels: ['Creative'],
  },
  {
    from: 'Trade Media Weekly',
    subject: 'Issue 41: what a second of attention costs',
    text: 'Playable formats hold people for eleven seconds on average; a still picture for one and a half. Read the issue.',
    html: newsletter,
    hours: 25,
    folder: 'inbox',
    isUnread: true,
  },
  {
    from: 'Samir Qureshi',
    subject: 'Refund of order #SK2547',
    text: 'The refund has arrived, thank you for the quick help. We would like to order the catch game again when the new phone is out.',
    hours: 33,
    folder: 'inbox',
    labels: ['Clients', 'Billing'],
  },
  {
    from: 'Mei-Ling Chow',
    subject: 'Scroll story without motion',
    text: 'Two of my colleagues have motion switched off, and for them the five scenes stand below each other. It reads beautifully that way too.',
    hours: 41,
    folder: 'inbox',
    labels: ['Clients', 'Creative'],
  },
  {
    from: 'Josefine Krug',
    subject: 'Long reads in Lisbon',
    text: 'We take the long-read slot for four weeks. May the frames of the glasses be those of the spring, although it is autumn there?',
    hours: 57,
    folder: 'inbox',
    labels: ['Clients', 'Publishers'],
  },
  {
    from: 'Anneke de Wit',
    subject: 'Bicycles on the wheel',
    text: 'Could the wheel of the prize wheel be the wheel of a bicycle? Ours has thirty-six spokes, which would make thirty-six prizes.',
    hours: 66,
    folder: 'inbox',
    labels: ['Clients', 'Creative'],
  },
  {
    from: 'Luca Steiner',
    subject: 'Shade finder, figures of the month',
    text: 'One sample order from every eleventh player. We did not expect that from a video that most people watch without sound.',
    hours: 82,
    folder: 'inbox',
    isStarred: true,
    labels: ['Clients'],
    to: ['Maren Holt', 'Lucia Bianchi', 'Nele Brandt'],
  },
  {
    from: 'Nadia Rahmani',
    subject: 'Paying on delivery',
    text: 'Our shops prefer to pay on delivery, as with the last kit. Is that possible for the card deck too, or only for what is played in the shop?',
    hours: 96,
    folder: 'inbox',
    labels: ['Clients', 'Billing'],
  },
  {
    from: 'Surge Billing',
    subject: 'Statement of the month: Nordkorn Bakeries',
    text: 'Your statement of the month is ready. Impressions: 412,000. Coupons taken: 3,296. It is paid by result: impressions without a coupon cost nothing.',
    html: statement,
    hours: 104,
    folder: 'inbox',
    labels: ['Billing'],
  },
  {
    from: 'Tomás Ferreira',
    subject: 'Onboarding kit: what publishers ask',
    text: 'Three questions come from every new publisher: how many slots, what floor price, and who answers the phone. The kit now begins with these.',
    hours: 131,
    folder: 'inbox',
    labels: ['Publishers'],
  },
  {
    from: 'Rafael Duarte',
    subject: 'Four arrows and OK',
    text: 'My mother played the spot with the remote and won. If she can, everybody can.',
    hours: 150,
    folder: 'inbox',
    labels: ['Clients'],
  },
  {
    from: 'Nele Brandt',
    subject: 'Saffron Bank: verified leads only',
    text: 'I count a lead when the bank has verified it, not when the form is sent. That is eleven percent fewer, and none of them is disputed.',
    hours: 20,
    folder: 'important',
    isUnread: true,
    labels: ['Quality', 'Clients'],
  },
  {
    from: 'Lucia Bianchi',
    subject: 'Casa Lume kitchens: nine kitchens, nine cards',
    text: 'The ninth kitchen is photographed on Monday. If it rains, we take the one from the catalogue and say so.',
    hours: 64,
    folder: 'important',
    labels: ['Clients', 'Creative'],
    to: ['Maren Holt', 'Aiko Tanabe'],
  },
  {
    from: 'Viktor Petrenko',
    subject: 'Stal & Syn turntable: the date of the fair',
    text: 'The fair opens a week earlier. Thirty-six frames would do; the graphite finish may follow.',
    hours: 77,
    folder: 'important',
    isStarred: true,
    labels: ['Clients'],
    to: ['Maren Holt', 'Aiko Tanabe', 'Tomás Ferreira'],
  },
  {
    from: 'Maren Holt',
    subject: 'Draft: answer to Viktor',
    text: 'Dear Viktor, thirty-six frames in two finishes are ready for the fair, the third one',
    hours: 6,
    folder: 'drafts',
    labels: ['Clients'],
    to: ['Viktor Petrenko'],
  },
  {
    from: 'Maren Holt',
    subject: 'Draft: thank you to the bakeries',
    text: 'Four hundred thousand people turned your wheel, and one of four had breakfast with you.',
    hours: 53,
    folder: 'drafts',
    to: ['Henrik Dahl'],
  },
  {
    from: 'Maren Holt',
    subject: 'Re: Order #SK2550: chargeback by mistake',
    text: 'Of course, the kit stays open until Friday. No reminder will go out before that.',
    hours: 14,
    folder: 'sent',
    labels: ['Clients', 'Billing'],
    to: ['Carla Moretti'],
  },
  {
    from: 'Maren Holt',
    subject: 'Re: Paying on delivery',
    text: 'Yes, for the card deck too. The courier takes cash and cards, the receipt comes by mail.',
    hours: 92,
    folder: 'sent',
    labels: ['Clients', 'Billing'],
    to: ['Nadia Rahmani'],
  },
  {
    from: 'Maren Holt',
    subject: 'Onda living rooms: who does what',
    text: 'Omar holds the homes, Jonas the remote, I hold the budget. We meet on Thursday at ten.',
    hours: 110,
    folder: 'sent',
    labels: ['Clients'],
    to: ['Omar Haddad', 'Jonas Ekström', 'Rafael Duarte'],
  },
  {
    from: 'Maren Holt',
    subject: 'Tidewater scroll story: fifth scene',
    text: 'Mei-Ling likes four of the five scenes. The fifth should end at the tea shop and not in the cup.',
    hours: 140,
    folder: 'sent',
    labels: ['Creative'],
    to: ['Aiko Tanabe', 'Jonas Ekström', 'Lucia Bianchi'],
  },
  {
    from: 'Maren Holt',
    subject: 'Re: Question about the invoice',
    text: 'Order #SK2542 is on hold until your bank has answered. Nothing is due before that, and the reminder was taken back.',
    hours: 70,
    folder: 'sent',
    labels: ['Clients', 'Billing'],
    to: ['Elliot Marsh'],
  },
  {
    from: 'Trade Media Weekly',
    subject: 'Issue 40: the year of the thumb',
    text: 'Where people scroll, how far, and what makes them stop.',
    hours: 193,
    folder: 'trash',
  },
  {
    from: 'Priya Raman',
    subject: 'Cohort table, first version',
    text: 'Please use the table of this morning instead: this one counted reinstalls twice.',
    hours: 170,
    folder: 'trash',
    labels: ['Quality'],
  },
];

export function createMails(now: Date): readonly Mail[] {
  const known = [...Object.values(people), ...createCustomers(now).map(({ username, email }) => ({ name: username, email }))];
  const addresses = new Map([...Object.entries(outsiders), ...known.map(({ name, email }) => [name, email] as const)]);
  const toRecipient = (name: string) => ({ name, email: addresses.get(name) ?? '' });
  return facts.map(({ from, to = [OWN], subject, text, html = '', hours, folder, isUnread, isStarred, labels = [], files = [] }, index) => ({
    id: index + 1,
    ...toRecipient(from),
    to: to.map(toRecipient),
    subject,
    description: text,
    html,
    read: !isUnread,
    starred: Boolean(isStarred),
    date: minutesAgo(now, hours * 60),
    category: folder,
    labels,
    attachments: files.map((file) => ({ ...file, size: new TextEncoder().encode(file.text).length })),
  }));
}
