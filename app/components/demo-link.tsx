import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { demos, toPreviewPath } from '#catalogue/demos.ts';

interface DemoLinkProps {
  readonly slug: string;
  readonly className?: string;
  /** What the link says; the demo's name when nothing. */
  readonly children?: (name: string) => ReactNode;
}

const fromHere = { fromList: true };

/** To the preview of the demo with this slug, if there is one; closing it leads back here. */
export function DemoLink({ slug, className, children }: DemoLinkProps) {
  const demo = demos.find((one) => one.slug === slug && one.active);
  return (
    demo && (
      <Link className={className} to={toPreviewPath(demo)} state={fromHere}>
        {children ? children(demo.name) : demo.name}
      </Link>
    )
  );
}
