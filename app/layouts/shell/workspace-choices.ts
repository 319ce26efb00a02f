import { createDeviceStore, parseJson } from '#app/device-store.ts';

/** What a visitor did last with a branch of the menu, and at which page. */
export interface MenuChoice {
  readonly isOpen: boolean;
  readonly at: string;
}

export type MenuChoices = Readonly<Record<string, MenuChoice>>;

/** By the branch's labels: `Workspace/Crypto`. */
export const menuChoices = createDeviceStore<MenuChoices>({ key: 'surge.menu', parse: parseChoices, format: JSON.stringify });

export function parseChoices(text: string | null): MenuChoices {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([branch, choice]: [string, unknown]) => {
      const { isOpen, at }: Record<string, unknown> = { ...(typeof choice === 'object' ? choice : undefined) };
      return typeof isOpen === 'boolean' && typeof at === 'string' ? [[branch, { isOpen, at }]] : [];
    }),
  );
}

interface Branch {
  readonly choice: MenuChoice | undefined;
  /** Holds the current page. */
  readonly isCurrent: boolean;
  /** Open until it is closed. */
  readonly isGroup: boolean;
  readonly pathname: string;
}

/** The branch of the current page is open, unless it was closed on that very page; any other is as the visitor left it. */
export function isOpenBranch({ choice, isCurrent, isGroup, pathname }: Branch): boolean {
  if (choice && (!isCurrent || choice.at === pathname)) return choice.isOpen;
  return isCurrent || isGroup;
}
