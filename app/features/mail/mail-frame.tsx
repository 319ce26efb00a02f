import { useEffect, useRef, useState } from 'react';

interface MailFrameProps {
  readonly title: string;
  readonly html: string;
  /** Pixels; absent: as wide as there is room. */
  readonly width?: number;
}

const LEAST_PX = 80;

/**
 * A mail in a document of its own, in which no script runs, whatever the mail brings (the page's policy holds in it too). It is of this origin only so that
 * its height can be read: without scripts there is nobody inside who could make use of that.
 */
export function MailFrame({ title, html, width }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(LEAST_PX);
  const fit = () => {
    const body = frame.current?.contentDocument?.body;
    if (body) setHeight(Math.max(LEAST_PX, Math.ceil(body.getBoundingClientRect().height)));
  };
  // An effect: the window is turned, the text made larger.
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    return () => observer.disconnect();
  });
  return (
    <iframe
      ref={frame}
      className="mail-frame"
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={html}
      onLoad={fit}
      style={{ height, width }}
    />
  );
}

/** What the HTML of a mail may be made of; what else is in it goes, with or without its content. */
const ELEMENTS =
  'a b blockquote br caption center code div em h1 h2 h3 h4 hr i img li ol p pre small span strong sub sup table tbody td tfoot th thead tr u ul';
const EMPTIED = 'script style template iframe object embed form svg math video audio link meta base title noscript';
const ATTRIBUTES = 'align valign width height cellpadding cellspacing border bgcolor colspan rowspan alt href role';

const elements = new Set(ELEMENTS.split(' '));
const emptied = new Set(EMPTIED.split(' '));
const attributes = new Set(ATTRIBUTES.split(' '));

const PAGE = 'margin:0;padding:12px 24px;background-color:#ffffff;color:#14120e;font:16px/1.55 Arial,Helvetica,sans-serif;overflow-wrap:break-word';
const BLOCKED = 'display:inline-block;max-width:100%;box-sizing:border-box;padding:6px 10px;border:1px dashed #857f72;color:#5b564c';

interface SafeMail {
  readonly html: string;
  /** Pictures from elsewhere that were left out: fetching one tells its sender that the mail was read, when and where. */
  readonly blocked: number;
}

/** The HTML of a mail as a document that fetches nothing and runs nothing, whose links open a tab of their own. Runs in the browser. */
export function toSafeMail(html: string): SafeMail {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let blocked = 0;
  for (const element of Array.from(body.querySelectorAll('*'))) {
    const name = element.localName;
    if (emptied.has(name)) element.remove();
    else if (!elements.has(name)) element.replaceWith(...element.childNodes);
    else {
      const source = element.getAttribute('src') ?? '';
      for (const attribute of Array.from(element.attributes)) if (!attributes.has(attribute.name)) element.removeAttribute(attribute.name);
      if (name === 'a') guardLink(element);
      if (name !== 'img') continue;
      if (/^data:image\/(?:png|jpeg|gif|webp|avif);base64,/.test(source)) element.setAttribute('src', source);
      else {
        blocked += 1;
        leaveOut(element);
      }
    }
  }
  for (const picture of Array.from(body.querySelectorAll('img'))) picture.setAttribute('style', 'max-width:100%;height:auto');
  const csp = "default-src 'none'; img-src data:; style-src-attr 'unsafe-inline'";
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${csp}"><title>Mail</title></head><body style="${PAGE}">${body.innerHTML}</body></html>`,
    blocked,
  };
}

function guardLink(link: Element) {
  if (!/^(?:https?:\/\/|mailto:)/i.test(link.getAttribute('href') ?? '')) link.removeAttribute('href');
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
  link.setAttribute('style', 'color:#14120e');
}

/** Its words stay; a picture without words was there to count. */
function leaveOut(picture: Element) {
  const alt = picture.getAttribute('alt')?.trim();
  if (!alt) {
    picture.remove();
    return;
  }
  const words = picture.ownerDocument.createElement('span');
  words.setAttribute('style', BLOCKED);
  words.textContent = alt;
  picture.replaceWith(words);
}
