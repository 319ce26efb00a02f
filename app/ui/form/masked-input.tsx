import { type ChangeEvent, type ComponentPropsWithRef, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Input } from './field.tsx';
import { applyMask, type Mask, prefixOf, skipSigns } from './mask.ts';

interface MaskedInputProps extends Omit<ComponentPropsWithRef<'input'>, 'defaultValue' | 'value' | 'onChange' | 'onKeyDown'> {
  readonly mask: Mask;
  readonly defaultValue?: string | undefined;
}

/** Groups what is typed or pasted, without moving the caret from where the visitor is. A form reads what is shown; `unmask` takes the groups out. */
export function MaskedInput({ mask, defaultValue = '', ...rest }: MaskedInputProps) {
  const [text, setText] = useState(() => applyMask({ text: defaultValue, caret: 0 }, mask).text);
  const group = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
      setText(input.value);
      return;
    }
    const shown = applyMask({ text: input.value, caret: input.selectionStart ?? input.value.length }, mask);
    flushSync(() => setText(shown.text));
    input.setSelectionRange(shown.caret, shown.caret);
  };
  const passSigns = ({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart: caret, selectionEnd, value } = input;
    if (caret === null || caret !== selectionEnd) return;
    if (key === 'Backspace' || key === 'Delete') {
      const place = skipSigns({ text: value, caret }, key === 'Backspace' ? 'back' : 'forward');
      input.setSelectionRange(place, place);
    } else if (key.length === 1 && caret < prefixOf(mask).length) input.setSelectionRange(prefixOf(mask).length, prefixOf(mask).length);
  };
  return (
    <Input inputMode={/[A*]/.test(mask) ? 'text' : 'numeric'} autoComplete="off" {...rest} value={text} onChange={group} onKeyDown={passSigns} />
  );
}
