import { useEffect, useState } from 'react';
import type { FormField } from '#protocol/brief-fields.ts';
import { toFieldId } from './problems.ts';

/** What stands in a field of the form, which keeps its own value: however it came there. '' on the server. */
export function useFieldValue(name: FormField): string {
  const [value, setValue] = useState('');
  useEffect(() => {
    const field = document.getElementById(toFieldId(name));
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    const { form } = field;
    const read = () => setValue(field.value);
    // A form is empty after its event.
    const readLater = () => setTimeout(read);
    read();
    for (const event of ['input', 'change']) field.addEventListener(event, read);
    form?.addEventListener('reset', readLater);
    return () => {
      for (const event of ['input', 'change']) field.removeEventListener(event, read);
      form?.removeEventListener('reset', readLater);
    };
  }, [name]);
  return value;
}
