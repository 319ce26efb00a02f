import { useState } from 'react';
import { parseColour } from './brand-fields.ts';

/** A colour that is chosen, or typed as a style guide writes it. `onChange` is given '' where the text is taken out. */
export function useTypedColour(colour: string | undefined, onChange: (colour: string) => void) {
  /** While it is being typed. */
  const [typed, setTyped] = useState<string>();
  /** It is said once it is left or sent: each colour is wrong until its last digit. */
  const [isSaid, setSaid] = useState(false);
  const isWrong = typed !== undefined && typed.trim() !== '' && !parseColour(typed);
  return {
    /** What stands in the field of the code. */
    text: typed ?? colour ?? '',
    isWrong: isWrong && isSaid,
    choose(chosen: string) {
      setTyped(undefined);
      onChange(chosen);
    },
    write(text: string) {
      setTyped(text);
      const read = text.trim() && parseColour(text);
      if (read !== undefined) onChange(read);
    },
    leave() {
      setSaid(isWrong);
      if (!isWrong) setTyped(undefined);
    },
  };
}
