import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type Device, listUnits } from '#catalogue/demo.ts';
import { activeDemos, toPreviewPath } from '#catalogue/demos.ts';

interface DemoLinkProps extends Omit<LinkProps, 'to' | 'state' | 'children'> {
  /** Of a demo or of a further unit: `spin-and-sip`, `spin-and-sip/units/scratch`. */
  readonly slug: string;
  /** On the stage; the unit's first when nothing. */
  readonly device?: Device | undefined;
  /** What the link says; the demo's name when nothing. */
  readonly children?: (name: string) => ReactNode;
}

const fromHere = { fromList: true };
const bySlug = new Map(activeDemos.flatMap(listUnits).map((unit) => [unit.slug, unit]));

/** To the preview of the demo or unit with this slug, if there is one; closing it leads back here. */
export function DemoLink({ slug, device, children, ...rest }: DemoLinkProps) {
  const demo = bySlug.get(slug);
  return (
    demo && (
      <Link {...rest} to={toPreviewPath(demo, device)} state={fromHere}>
        {children ? children(demo.name) : demo.name}
      </Link>
    )
  );
}
