import './logo.css';
import { Link } from 'react-router';

/** The unit step (flat, edge, flat) and the name; leads to the landing page. */
export function Logo() {
  return (
    <Link className="logo" to="/">
      <svg width="27" height="18" viewBox="0 0 27 18" aria-hidden="true">
        <path d="M0 15.5H11.5V2.5H27" />
      </svg>
      Surge
    </Link>
  );
}
