import { account } from './en/account.ts';
import { blog } from './en/blog.ts';
import { campaign } from './en/campaign.ts';
import { catalogue } from './en/catalogue.ts';
import { gallery } from './en/gallery.ts';
import { landing } from './en/landing.ts';
import { legal } from './en/legal.ts';
import { pages } from './en/pages.ts';
import { preview } from './en/preview.ts';
import { shell } from './en/shell.ts';
import { site } from './en/site.ts';
import { wallet } from './en/wallet.ts';

/** Every label of the site, in English: the labels are the keys, so this list is the dictionary (spec §3 Language option). */
export const labels = [
  ...site,
  ...shell,
  ...catalogue,
  ...landing,
  ...gallery,
  ...preview,
  ...campaign,
  ...legal,
  ...pages,
  ...account,
  ...wallet,
  ...blog,
] as const;

export type Label = (typeof labels)[number];

/** What every other language must give, one text per label: a missing one does not compile. */
export type Dictionary = Readonly<Record<Label, string>>;
