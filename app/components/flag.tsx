import type { LanguageCode } from '#protocol/languages.ts';

/** Flags of the language menu, 24 x 16 units, drawn plainly. Decoration: the label names the language. */
export function Flag({ code }: { code: LanguageCode }) {
  return (
    <svg className="flag" width="24" height="16" viewBox="0 0 24 16" aria-hidden="true">
      {drawings[code]}
    </svg>
  );
}

const drawings = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  sp: (
    <>
      <path fill="#aa151b" d="M0 0h24v16H0z" />
      <path fill="#f1bf00" d="M0 4h24v8H0z" />
    </>
  ),
  gr: (
    <>
      <path d="M0 0h24v16H0z" />
      <path fill="#d00" d="M0 5.3h24V16H0z" />
      <path fill="#ffce00" d="M0 10.7h24V16H0z" />
    </>
  ),
  it: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#008c45" d="M0 0h8v16H0z" />
      <path fill="#cd212a" d="M16 0h8v16h-8z" />
    </>
  ),
  rs: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#0039a6" d="M0 5.3h24V16H0z" />
      <path fill="#d52b1e" d="M0 10.7h24V16H0z" />
    </>
  ),
} as const satisfies Record<LanguageCode, React.ReactNode>;
