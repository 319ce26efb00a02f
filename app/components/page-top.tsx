import { PageTitle } from '#app/ui/page-title/page-title.tsx';

interface PageTopProps {
  /** What the page is called in menus. */
  readonly name: string;
  /** The heading. */
  readonly heading: string;
  readonly lead: string;
}

/** The head of a text page in the dashboard's frame. Its styles are the frame's: no page outside of it loads them. */
export function PageTop({ name, heading, lead }: PageTopProps) {
  return (
    <header className="page-top">
      <p className="dim">{name}</p>
      <PageTitle>{heading}</PageTitle>
      <p className="page-top-lead">{lead}</p>
    </header>
  );
}
