import type { GlyphName } from '#app/components/workspace-glyphs.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { utilityPages } from './pages.ts';
import type { CountName } from './workspace-counts.ts';

interface Entry {
  readonly label: Label;
  /** Of entries right below a group. */
  readonly glyph?: GlyphName;
  /** Stands beside the label and follows every change of the sample data. */
  readonly count?: CountName;
}

export interface MenuPage extends Entry {
  readonly path: string;
  /** Where pages of single records are that belong to this page: `/invoices-detail` for `/invoices-detail/:id`. What is below `path` itself does anyway. */
  readonly records?: readonly string[];
}

export interface MenuBranch extends Entry {
  readonly pages: readonly MenuEntry[];
}

export type MenuEntry = MenuPage | MenuBranch;

/** Everything that the menu of the workspace may hold. A page that is built gets its line here; what has no page yet is not shown. */
const all: readonly MenuBranch[] = [
  {
    label: 'Workspace',
    pages: [
      {
        label: 'Dashboards',
        glyph: 'dashboard',
        pages: [
          { label: 'Dashboard', path: '/dashboard' },
          { label: 'Sales dashboard', path: '/dashboard-saas' },
          { label: 'Coin dashboard', path: '/dashboard-crypto' },
        ],
      },
      { label: 'Calendar', glyph: 'calendar', path: '/calendar' },
      { label: 'Chat', glyph: 'chat', count: 'unread messages', path: '/chat' },
      { label: 'File Manager', glyph: 'folder', path: '/apps-filemanager' },
      {
        label: 'E-commerce',
        glyph: 'cart',
        pages: [
          { label: 'Products', path: '/ecommerce-products', records: ['/ecommerce-product-detail'] },
          { label: 'Customer orders', path: '/ecommerce-orders' },
          { label: 'Customers', path: '/ecommerce-customers' },
          { label: 'Cart', path: '/ecommerce-cart' },
          { label: 'Checkout', path: '/ecommerce-checkout' },
          { label: 'Shops', path: '/ecommerce-shops' },
          { label: 'Add a product', path: '/ecommerce-add-product' },
        ],
      },
      {
        label: 'Crypto',
        glyph: 'coin',
        pages: [
          { label: 'My Wallet', path: '/crypto-wallet' },
          { label: 'Buy and sell', path: '/crypto-buy-sell' },
          { label: 'Orders', path: '/crypto-orders' },
          { label: 'Exchange', path: '/crypto-exchange' },
          { label: 'Lending', path: '/crypto-lending' },
          { label: 'Identity check', path: '/crypto-kyc-application' },
        ],
      },
      {
        label: 'Email',
        glyph: 'mail',
        count: 'unread mails',
        pages: [
          { label: 'Inbox', path: '/email-inbox', records: ['/email-read'] },
          { label: 'Message', path: '/email-template-basic' },
          { label: 'Alert', path: '/email-template-alert' },
          { label: 'Statement', path: '/email-template-billing' },
        ],
      },
      { label: 'Invoices', glyph: 'invoice', path: '/invoices-list', records: ['/invoices-detail'] },
      {
        label: 'Projects',
        glyph: 'project',
        pages: [
          { label: 'Grid', path: '/projects-grid', records: ['/projects-overview'] },
          { label: 'List', path: '/projects-list' },
          { label: 'New project', path: '/projects-create' },
        ],
      },
      {
        label: 'Tasks',
        glyph: 'task',
        count: 'open tasks',
        pages: [
          { label: 'List', path: '/tasks-list' },
          { label: 'Board', path: '/tasks-kanban' },
          { label: 'New task', path: '/tasks-create' },
        ],
      },
      {
        label: 'Contacts',
        glyph: 'people',
        pages: [
          { label: 'Grid', path: '/contacts-grid' },
          { label: 'List', path: '/contacts-list', records: ['/contacts-profile'] },
        ],
      },
      {
        label: 'Blog',
        glyph: 'article',
        pages: [
          { label: 'List', path: '/blog-list', records: ['/blog-details'] },
          { label: 'Grid', path: '/blog-grid' },
        ],
      },
      {
        label: 'Jobs',
        glyph: 'case',
        pages: [
          { label: 'Jobs', path: '/job-list', records: ['/job-details'] },
          { label: 'Grid', path: '/job-grid' },
          { label: 'Categories', path: '/job-categories' },
          { label: 'Applications', path: '/job-apply' },
          { label: 'Candidates', path: '/candidate-list', records: ['/candidate-overview'] },
        ],
      },
    ],
  },
  {
    label: 'Pages',
    pages: [
      {
        label: 'Account',
        glyph: 'person',
        // Without the sign-in page: it leads who is signed in away at once.
        pages: [
          { label: 'Profile', path: '/profile' },
          { label: 'Notifications', path: '/notifications' },
          { label: 'Lock screen', path: '/auth-lock-screen' },
          { label: 'Register', path: '/register' },
          { label: 'Forgotten password', path: '/forgot-password' },
          { label: 'Confirm your e-mail', path: '/page-confirm-mail' },
          { label: 'E-mail verification', path: '/auth-email-verification' },
          { label: 'Two-step verification', path: '/auth-two-step-verification' },
        ],
      },
      {
        label: 'Utility',
        glyph: 'page',
        pages: utilityPages,
      },
    ],
  },
  {
    label: 'Components',
    pages: [
      { label: 'Style guide', glyph: 'parts', path: '/styleguide' },
      {
        label: 'Forms',
        glyph: 'form',
        pages: [
          { label: 'Form elements', path: '/form-elements' },
          { label: 'Form layouts', path: '/form-layouts' },
          { label: 'Advanced controls', path: '/form-advanced' },
          { label: 'Text editor', path: '/form-editor' },
          { label: 'Input masks', path: '/form-mask' },
          { label: 'Repeated rows', path: '/form-repeater' },
          { label: 'File upload', path: '/form-uploads' },
          { label: 'Form validation', path: '/form-validation' },
          { label: 'Form wizard', path: '/form-wizard' },
        ],
      },
      {
        label: 'Tables',
        glyph: 'table',
        pages: [
          { label: 'Basic tables', path: '/tables-basic' },
          { label: 'Data tables', path: '/tables-datatable' },
          { label: 'Editable tables', path: '/tables-editable' },
          { label: 'Rows to reorder', path: '/tables-dragndrop' },
          { label: 'Dual list', path: '/dual-listbox' },
        ],
      },
      {
        label: 'Charts',
        glyph: 'chart',
        pages: [
          { label: 'Line charts', path: '/charts-line' },
          { label: 'Bar charts', path: '/charts-bar' },
          { label: 'Pie charts', path: '/charts-pie' },
          { label: 'Radial charts', path: '/charts-radial' },
          { label: 'Heat maps', path: '/charts-heat' },
          { label: 'Spark lines', path: '/charts-spark' },
          { label: 'Knobs', path: '/charts-knob' },
        ],
      },
      { label: 'Icons', glyph: 'icons', path: '/icons' },
      { label: 'Maps', glyph: 'map', path: '/maps-vector' },
    ],
  },
  {
    label: 'Multi Level',
    pages: [
      {
        label: 'Web',
        glyph: 'levels',
        pages: [
          { label: 'Desktop', path: '/multi-level/web/desktop' },
          {
            label: 'Mobile',
            pages: [
              { label: 'In the page', path: '/multi-level/web/mobile/in-page' },
              { label: 'Over the page', path: '/multi-level/web/mobile/over-page' },
            ],
          },
        ],
      },
      {
        label: 'Television',
        glyph: 'screen',
        pages: [
          { label: 'Streaming', path: '/multi-level/television/streaming' },
          { label: 'Public screens', path: '/multi-level/television/public-screens' },
        ],
      },
      { label: 'Audio', glyph: 'audio', path: '/multi-level/audio' },
    ],
  },
];

export const isBranch = (entry: MenuEntry): entry is MenuBranch => 'pages' in entry;

/** The menu: groups, each with its entries. */
export const menu: readonly MenuBranch[] = all.map(prune).filter(({ pages }) => pages.length > 0);

function prune(branch: MenuBranch): MenuBranch {
  const pages = branch.pages.map((entry) => (isBranch(entry) ? prune(entry) : entry)).filter((entry) => !isBranch(entry) || entry.pages.length > 0);
  return { ...branch, pages };
}

/** Its pages in the order in which they stand. */
export const menuPages: readonly MenuPage[] = listPages(menu);

/** The pages of these entries, and of what is below them. */
export function listPages(entries: readonly MenuEntry[]): readonly MenuPage[] {
  return entries.flatMap((entry) => (isBranch(entry) ? listPages(entry.pages) : [entry]));
}

/** The entries from the group down to the page of an address; undefined where the menu has none. */
export function findTrail(pathname: string): readonly MenuEntry[] | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return findEntry(menu, (page) => page.path === path) ?? findEntry(menu, (page) => hasRecord(page, path));
}

function findEntry(entries: readonly MenuEntry[], isWanted: (page: MenuPage) => boolean): readonly MenuEntry[] | undefined {
  for (const entry of entries) {
    const below = isBranch(entry) ? findEntry(entry.pages, isWanted) : isWanted(entry) ? [] : undefined;
    if (below) return [entry, ...below];
  }
  return undefined;
}

const hasRecord = ({ path, records = [] }: MenuPage, address: string) => [path, ...records].some((one) => address.startsWith(`${one}/`));

/** Whether the menu leads to this page, or to what holds the pages of these records. */
export function isInMenu(address: string): boolean {
  return menuPages.some(({ path, records }) => path === address || records?.includes(address));
}
