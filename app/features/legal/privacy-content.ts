/** What the product does with data, section by section: change it together with the code. */
export const privacySections = [
  {
    heading: 'When you send a brief',
    points: [
      'We keep what you entered, what the page said that your budget buys, the language you read the form in, when it arrived, and the version of the text you agreed to.',
      'What you played in your visit goes along only if you tick it. You see every figure before it is sent.',
      'Your brand in an ad goes along only if you tick it, as a link that shows it. A copy of your brief may be mailed to you.',
      'If you come from a deck, its link goes along unless you take the tick off.',
      'We use it to answer you and to plan the campaign you asked for. The basis is your consent (GDPR, Article 6 (1) a).',
      'Our sales team reads it; a copy may be in its mailbox and its customer system. Nobody else receives it.',
      'It is erased after 24 months, or earlier if you ask us.',
    ],
  },
  {
    heading: 'When you make or open a deck',
    points: [
      'We keep what its owner put into it, texts and pictures, and what was said of it, with the names that were typed.',
      'Whoever has its link, and its password if it has one, can see all of that. Nobody else receives it.',
      'How often it was opened and its demos were played is added up. Nothing in it tells one person from another.',
      'It is erased at once when its owner deletes it, else 30 days after its link ended or was closed.',
    ],
  },
  {
    heading: 'Demos are counted, people are not',
    points: [
      'How often a demo is seen, played and completed is added up per demo, kind of device, language and day. Nothing in it tells one person from another.',
      'Nothing is counted if your browser sends Global Privacy Control or Do Not Track.',
    ],
  },
  {
    heading: 'When you present or follow',
    points: [
      'A meeting keeps what is shown at the moment, and your note on it while your phone is the clicker. It is erased when the meeting ends, or within five hours of the last change.',
      'Of those who follow, only their number is known.',
    ],
  },
  {
    heading: 'What our server sees',
    points: [
      'Like every server, ours sees the network address of a request. It holds off abuse, for which a code made from it is kept for two hours at most; it is never written to a log.',
      'All files come from this server: no other company learns that you were here.',
    ],
  },
] as const;

/** Everything that the product keeps on a visitor's device, by where they meet it. tests/house.test.ts holds it against the state table of docs/architecture.md. */
export const deviceGroups = [
  {
    heading: 'On every page',
    entries: [
      { names: ['I18N_LANGUAGE'], what: 'The language you chose: a cookie and local storage.', until: 'One year' },
      { names: ['surge-settings'], what: 'The look you chose, such as dark mode: a cookie.', until: 'One year' },
      {
        names: ['surge.returned-card', 'react-router-scroll-positions'],
        what: 'Which card you opened and how far you scrolled, so that you find the place again.',
        until: 'Until you close the tab',
      },
    ],
  },
  {
    heading: 'With the demos and your brief',
    entries: [
      { names: ['surge.visit'], what: 'What you played in this visit.', until: 'Until you close the tab' },
      { names: ['surge.panels'], what: 'Which panels you opened beside a demo.', until: 'Until you close them' },
      { names: ['surge.kept'], what: 'The demos that you keep to compare them.', until: 'Until you let them go' },
      { names: ['surge.present'], what: 'The meeting that you present in this tab.', until: 'Until you close the tab' },
      { names: ['surge.present-notes'], what: 'Your notes on the demos that you present.', until: 'Until you delete it' },
      { names: ['surge.brand'], what: 'The brand you put into the demos.', until: 'Until you delete it' },
      { names: ['surge.delivery'], what: 'The addresses, codes and the ad server that you put into your files.', until: 'Until you delete it' },
      { names: ['surge.price'], what: 'The KPI model, the budget and the market with which you looked at prices.', until: 'Until you delete it' },
      {
        names: ['surge.brief-draft'],
        what: 'A brief that you began to write, without your consent ticks.',
        until: 'Seven days, or until you send or discard it',
      },
      {
        names: ['surge-meeting'],
        what: 'The pages, demos and films that you took along to a meeting, in the browser’s store for whole answers.',
        until: 'Until you remove them on the page where you took them along',
      },
      {
        names: ['surge-meeting-decks'],
        what: 'The decks that you took along, with what was said of them by name, in the same store.',
        until: 'Until you remove them on the page where you took them along',
      },
      { names: ['surge.outbox'], what: 'Briefs that wait for a connection.', until: 'Seven days, or until they are sent or deleted' },
      {
        names: ['surge.deck-draft'],
        what: 'A deck that you began to write, without its password.',
        until: 'Until you make it, begin anew or close the tab',
      },
      {
        names: ['surge.decks'],
        what: 'The decks that you made here, with the links to your own pages of them.',
        until: 'Until you forget or delete them',
      },
      {
        names: ['surge.deck-pass'],
        what: 'That you entered the password of a deck: a code, not the password.',
        until: 'Twelve hours, or until you close the tab',
      },
      {
        names: ['surge.deck-settled'],
        what: 'What was said on your decks and needs no answer from you.',
        until: 'Until you delete it',
      },
      { names: ['surge.deck-name'], what: 'The name under which you comment on decks.', until: 'Until you delete it' },
      {
        names: ['surge.deck-outbox'],
        what: 'Comments and decisions on decks that wait for a connection.',
        until: 'Seven days, or until they are sent or deleted',
      },
    ],
  },
  {
    heading: 'In the sample workspace',
    entries: [
      {
        names: ['authUser', 'authLock'],
        what: 'The sample account that you signed in with, and whether you locked it.',
        until: 'Until you sign out',
      },
      { names: ['surge.demo.*'], what: 'What you added, changed or deleted in the samples.', until: 'Until you reset the demo data on your profile' },
      {
        names: ['surge.kyc-draft'],
        what: 'An identity check that you began to fill in, without its code and its pictures.',
        until: 'Seven days, or until you send or discard it',
      },
      { names: ['surge.files'], what: 'The files that you marked as favourites, and those you downloaded last.', until: 'Until you delete it' },
      { names: ['surge.columns'], what: 'Which columns of a list you see, and how wide.', until: 'Until you delete it' },
      { names: ['surge.chart-tables'], what: 'Which charts you see as tables.', until: 'Until you delete it' },
      { names: ['surge.menu'], what: 'What you opened and closed in the menu.', until: 'Until you delete it' },
      { names: ['surge.single-keys'], what: 'That you switched off single keys.', until: 'Until you switch them on' },
      { names: ['surge.checklist'], what: 'Your ticks on the starter page.', until: 'Until you delete it' },
      { names: ['surge.demo-failures'], what: 'The calls that you let fail.', until: 'Until you reset the demo data on your profile' },
    ],
  },
] as const;

export const rights = [
  'You may ask what we keep about you, have it corrected or erased, receive a copy, and take your consent back at any time.',
  'Write to us from the address that you gave, with the reference of your brief if you have it. We erase it from our store and everything that was still to be sent on.',
  'You may also complain to a data protection authority.',
] as const;
