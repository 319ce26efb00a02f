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
import type { WorkspaceLabel } from './workspace/en.ts';

/** The labels of the public pages and of what stands around all pages, in English: the labels are the keys (spec §3 Language option). */
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
  ...blog,
] as const;

type SiteLabel = (typeof labels)[number];

/** Every label of the product. */
export type Label = SiteLabel | WorkspaceLabel;

/** What every other language must give, one text per label: a missing one does not compile. */
export type Dictionary = Readonly<Record<SiteLabel, string>>;
