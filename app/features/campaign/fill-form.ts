import { type FormValues, listValues } from './form-values.ts';

/**
 * Puts kept values into a form that may have been typed into before the page was alive, and that may carry a choice of its address: what is
 * not as the server sent it stays, and so does a choice the server made. Ticks are added to ticks.
 */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) fillSelect(field, values);
    else if (field instanceof HTMLTextAreaElement) fillText(field, values);
    else if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue;
    else if (field.type === 'checkbox') field.checked ||= listValues(values, field.name).includes(field.value);
    else if (field.type === 'radio') fillRadio(form, field, values);
    else fillText(field, values);
  }
}

/** Ticks boxes of a group in which nobody has ticked any. */
export function suggest(form: HTMLFormElement, name: string, values: readonly string[]): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
  if (boxes.some(({ checked }) => checked)) return;
  for (const box of boxes) box.checked = values.includes(box.value);
}

function fillText(field: HTMLInputElement | HTMLTextAreaElement, values: FormValues): void {
  const [value] = listValues(values, field.name);
  if (value === undefined || field.value !== field.defaultValue || field.defaultValue !== '') return;
  field.value = value;
  tell(field);
}

function fillSelect(field: HTMLSelectElement, values: FormValues): void {
  const [value] = listValues(values, field.name);
  if (value === undefined || field.value !== '') return;
  field.value = value;
  tell(field);
}

/** Others show what the field says. */
const tell = (field: HTMLElement) => field.dispatchEvent(new Event('change', { bubbles: true }));

/** An empty value leaves a group of radio buttons unchecked. */
function fillRadio(form: HTMLFormElement, field: HTMLInputElement, values: FormValues): void {
  const chosen = form.querySelector<HTMLInputElement>(`input[name="${field.name}"]:checked`);
  if ((chosen?.value ?? '') === '' && listValues(values, field.name).includes(field.value)) field.checked = true;
}
