import { useEffect, useState } from 'react';

/** The value of an uncontrolled field, whether typed or set by the browser. '' on the server. */
export function useFieldValue(id: string): string {
  const [value, setValue] = useState('');
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    const { form } = field;
    const read = () => setValue(field.value);
    // A form is reset only after its event.
    const readLater = () => setTimeout(read);
    read();
    for (const event of ['input', 'change']) field.addEventListener(event, read);
    form?.addEventListener('reset', readLater);
    return () => {
      for (const event of ['input', 'change']) field.removeEventListener(event, read);
      form?.removeEventListener('reset', readLater);
    };
  }, [id]);
  return value;
}
