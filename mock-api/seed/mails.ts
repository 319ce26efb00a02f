import type { Folder, Mail } from '#mock-api/records/mail.ts';
import { minutesAgo } from './dates.ts';

export const folders: readonly Folder[] = [
  { id: 0, handle: 'inbox', title: 'Inbox' },
  { id: 1, handle: 'important', title: 'Important' },
  { id: 2, handle: 'drafts', title: 'Drafts' },
  { id: 3, handle: 'sent', title: 'Sent' },
  { id: 4, handle: 'trash', title: 'Trash' },
];

type MailFacts = readonly [
  name: string,
  subject: string,
  description: string,
  hoursAgo: number,
  category: Mail['category'],
  marks?: 'unread' | 'starred',
];

const facts: readonly MailFacts[] = [
  [
    'Henrik Dahl',
    'Prize wheel: first weekend',
    'The wheel served 412,000 impressions over the weekend and every fourth player took the coupon. Can we extend it by two weeks and add a second prize?',
    1,
    'inbox',
    'unread',
  ],
  [
    'Priya Raman',
    'Attribution window for Halden Mobile',
    'Seven days click and one day view, as agreed. The first installs arrived this morning; I will send the cohort table when it has three full days.',
    3,
    'inbox',
    'unread',
  ],
  [
    'Carla Moretti',
    'Deep link into our app',
    'Your colleague answered my question under the kit already, thank you. Attached is the list of deep links per country.',
    7,
    'inbox',
  ],
  [
    'Tomás Ferreira',
    'New premium inventory in Lisbon',
    'Two news publishers join from Monday: 970x250 above the fold, 300x600 beside long reads. Floor prices are in the sheet.',
    22,
    'inbox',
    'starred',
  ],
  [
    'Hana Kobayashi',
    'Panorama copy, Japanese',
    'The line break after the second word must stay; otherwise the sentence changes its meaning. Everything else is approved.',
    27,
    'inbox',
  ],
  [
    'Nele Brandt',
    'Quality report, week in review',
    'Invalid traffic at 0.8 percent, two placements paused. No client was charged for either of them.',
    49,
    'inbox',
    'unread',
  ],
  [
    'Elliot Marsh',
    'Question about the invoice',
    'We were billed for the Interior Walkthrough, but the chargeback is still open. Could you hold the reminder until the bank answers?',
    74,
    'inbox',
  ],
  [
    'Viktor Petrenko',
    'Turntable: more colours',
    'Our dealers ask for the graphite finish. Is a third colour possible without a new shoot?',
    120,
    'inbox',
  ],
  [
    'Deepa Nair',
    'Compliance sign-off needed',
    'Legal asks for the terms on the first card of the deck, not the last. Please send a version we can put before them on Thursday.',
    5,
    'important',
    'unread',
  ],
  [
    'Rafael Duarte',
    'CTV plan: budget moved forward',
    'The board moved the autumn budget to this month. We can book the living rooms of both cities at once.',
    30,
    'important',
    'starred',
  ],
  [
    'Lucia Bianchi',
    'Casa Lume renewal',
    'They renew for twelve months if the cost per lead stays under nine. I suggest we promise it for the kitchens only.',
    52,
    'important',
  ],
  [
    'Maren Holt',
    'Draft: case for the trade press',
    'Working title: what a scratch card taught us about attention. Numbers from Priya are still missing in paragraph three.',
    26,
    'drafts',
  ],
  [
    'Maren Holt',
    'Draft: offer for Pinecrest Insurance',
    'Three formats, one landing page, paid per lead. Ask Elliot which states are excluded before this goes out.',
    98,
    'drafts',
  ],
  [
    'Maren Holt',
    'Re: Prize wheel: first weekend',
    'Wonderful. Two more weeks are booked; the second prize needs a picture of 600 by 600 and a stock figure.',
    0.5,
    'sent',
  ],
  [
    'Maren Holt',
    'Kick-off with Komorebi Travel',
    'Thank you for your time today. Next steps: copy by Tuesday, panorama by Friday, launch the week after.',
    46,
    'sent',
    'starred',
  ],
  ['Maren Holt', 'Floor prices, Lisbon', 'Agreed for the first month. Please keep the long-read slot free for Krug Optik.', 70, 'sent'],
  ['Aiko Tanabe', 'Shader test, old build', 'Superseded by the build of Wednesday. Kept until the review is over.', 200, 'trash'],
  ['Omar Haddad', 'CTV partner lunch, moved', 'The lunch of last week was moved, see the newer invitation.', 260, 'trash'],
];

export function createMails(now: Date): readonly Mail[] {
  return facts.map(([name, subject, description, hoursAgo, category, marks], index) => ({
    id: index + 1,
    name,
    subject,
    description,
    read: marks !== 'unread',
    starred: marks === 'starred',
    date: minutesAgo(now, hoursAgo * 60),
    category,
  }));
}
