import { useEffect, useState } from 'react';

/** What stands in a field that keeps its own value: however it came there. '' on the server. */
export function useFieldValue(id: string): string {
  const [value, setValue] = useState('');
  useEffect(() => {
    const field = document.getElementById(id);
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
  }, [id]);
  return value;
}
