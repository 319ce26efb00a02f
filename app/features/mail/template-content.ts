import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { MailTemplate } from './mail-template.ts';

interface TemplatePage {
  readonly path: string;
  readonly name: Label;
  /** Who writes it, and when. */
  readonly lead: Label;
  /** Of the files. */
  readonly file: string;
  readonly template: MailTemplate;
}

/** The e-mail templates of the account team. Mails are in English, as all samples are. */
export const templatePages: readonly TemplatePage[] = [
  {
    path: '/email-template-basic',
    name: 'Message',
    lead: 'One thought, one button: when a campaign goes live.',
    file: 'surge-message',
    template: {
      subject: 'Your campaign is live',
      preheader: 'The first people are playing it now. Here is where you watch.',
      kind: 'Nordkorn prize wheel',
      figures: [],
      reason: 'You get this mail because you book campaigns with us.',
      words: {
        heading: 'Your wheel is turning.',
        text: 'Since nine this morning 240 bakeries give away breakfast. The first players have won already.\n\nWatch it live, or wait for the report on Monday: you need to do nothing.',
        button: 'Watch it live',
        link: 'https://surge.example/live',
      },
    },
  },
  {
    path: '/email-template-alert',
    name: 'Alert',
    lead: 'What happened, what it costs, what to do: when traffic is paused.',
    file: 'surge-alert',
    template: {
      subject: 'A placement was paused',
      preheader: 'Invalid traffic above five percent. Nothing of it is billed.',
      kind: 'Paused: invalid traffic above five percent',
      isAlert: true,
      figures: [
        { name: 'Campaign', value: 'Halden Mobile installs' },
        { name: 'Placement', value: 'Weather box, 300 x 250' },
        { name: 'Invalid traffic', value: '6.1 %' },
        { name: 'Billed', value: '$0.00' },
      ],
      reason: 'You get this mail because you are named as the contact of this campaign.',
      words: {
        heading: 'We paused one placement.',
        text: 'Its traffic was not human enough. All other placements go on, and the budget moves to them by itself.',
        button: 'See what we measured',
        link: 'https://surge.example/quality',
      },
    },
  },
  {
    path: '/email-template-billing',
    name: 'Statement',
    lead: 'What was delivered and what it costs, line by line: once a month.',
    file: 'surge-statement',
    template: {
      subject: 'Your statement of the month',
      preheader: 'Paid by result: coupons taken, one line each, with the total.',
      kind: 'Nordkorn Bakeries',
      figures: [
        { name: 'Impressions', value: '412,000, free of charge' },
        { name: 'Coupons taken', value: '3,296 at $0.90', usd: 2966.4 },
        { name: 'Creative kit, prize wheel', value: '1 at $240.00', usd: 240 },
      ],
      reason: 'You get this mail because invoices of your company come to this address.',
      words: {
        heading: 'Paid by result, as agreed.',
        text: 'This is what your campaign delivered this month. The amount is due within thirty days.',
        button: 'Open the invoice',
        link: 'https://surge.example/invoice',
      },
    },
  },
];
