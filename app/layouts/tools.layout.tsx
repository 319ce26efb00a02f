import './paper.css';
import { Outlet } from 'react-router';
import { i18nContext } from '#app/context.ts';
import type { Route } from './+types/tools.layout';

export const loader = () => null;

/** As for the workspace: few visitors open these pages, so their texts come with them. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  await context.get(i18nContext).addWorkspace();
  return null;
}

export const shouldRevalidate = () => false;

/** Around the pages on which a file is examined: one of ours, or one that a visitor brings. */
export default function Tools() {
  return (
    <div data-more-texts="">
      <Outlet />
    </div>
  );
}
