import './press-style.css';

/**
 * React Aria writes a style element into the page for everything that can be pressed, which the Content-Security-Policy refuses. It writes none where
 * an element of this id is: its one rule stands in press-style.css.
 */
const STYLE_ID = 'react-aria-pressable-style';
if (typeof document !== 'undefined' && !document.getElementById(STYLE_ID)) {
  const mark = document.createElement('meta');
  mark.id = STYLE_ID;
  document.head.append(mark);
}
