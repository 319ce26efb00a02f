import { Outlet } from 'react-router';
import { BareFrame } from '#app/components/bare-frame.tsx';
import { PageTools } from './page-tools.tsx';

/** The frame of pages that stand alone, such as the error pages. */
export default function BareLayout() {
  return (
    <BareFrame tools={<PageTools />}>
      <Outlet />
    </BareFrame>
  );
}
