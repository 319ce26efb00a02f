import { useEffect, useRef } from 'react';

interface HiddenInputsProps {
  readonly name: string;
  readonly values: readonly string[];
}

/** What a form reads of a control that is no input itself. The form hears of a change as of any input, once the new value can be read. */
export function HiddenInputs({ name, values }: HiddenInputsProps) {
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(values.join('\n'));
  useEffect(() => {
    const now = values.join('\n');
    if (told.current !== now) box.current?.dispatchEvent(new Event('input', { bubbles: true }));
    told.current = now;
  }, [values]);
  return (
    <div ref={box} hidden>
      {values.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
    </div>
  );
}
