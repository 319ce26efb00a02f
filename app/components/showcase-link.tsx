import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, PrefetchPageLinks, useNavigate } from 'react-router';
import { isPlainClick } from './is-plain-click.ts';

/** Where `/experience` leads (spec §2). */
export const FIRST_FORMAT = '/experience/gamification';

/** A link to where `/experience` redirects: it saves a second navigation, and can be prefetched. */
export function ShowcaseLink({ className, children }: { className: string; children: ReactNode }) {
  const navigate = useNavigate();
  const [isIntended, setIsIntended] = useState(false);
  const intend = () => setIsIntended(true);
  const goStraight = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(FIRST_FORMAT);
  };
  return (
    <Link className={className} to="/experience" onClick={goStraight} onPointerEnter={intend} onFocus={intend}>
      {children}
      {isIntended && <PrefetchPageLinks page={FIRST_FORMAT} />}
    </Link>
  );
}
