import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';

/** What a form would send, once its button is pressed. */
export function useJson() {
  const [json, setJson] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJson(toJson(new FormData(event.currentTarget)));
  };
  return { json, submit };
}

/** A form that sends nothing: it shows what it would send. */
export function SampleForm({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  const { json, submit } = useJson();
  return (
    <form method="post" noValidate onSubmit={submit} className="sample-form">
      {children}
      <Button type="submit">{t('Show what it would send')}</Button>
      <WouldSend json={json} />
    </form>
  );
}

/** There from the start, so that screen readers announce what comes. */
export function WouldSend({ json }: { readonly json: string | undefined }) {
  const { t } = useText();
  return (
    <div role="status" className="would-send">
      {json && (
        <>
          <p>{t('This is what the form would send. Nothing was sent.')}</p>
          <pre className="mono">{json}</pre>
        </>
      )}
    </div>
  );
}

/** Each name with its value, or with all of them; a file by its name, type and size. */
export function toJson(data: FormData): string {
  const toValue = (value: FormDataEntryValue) => (value instanceof File ? { name: value.name, type: value.type, bytes: value.size } : value);
  const isFile = (value: FormDataEntryValue) => !(value instanceof File) || value.size > 0;
  const names = [...new Set(data.keys())];
  const entries = names.map((name) => {
    const values = data.getAll(name).filter(isFile).map(toValue);
    return [name, values.length === 1 ? values[0] : values];
  });
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
