import { CountryField } from './country-field.tsx';
import type { FormValues } from './form-values.ts';
import type { Problems } from './problems.ts';
import { TextField } from './text-field.tsx';

/** Whom we answer. */
export function ContactFields({ values, problems }: { values: FormValues; problems: Problems }) {
  const given = { values, problems };
  return (
    <div className="brief-pairs">
      <TextField name="name" type="text" label="Your name" autoComplete="name" isRequired {...given} />
      <TextField name="email" type="email" label="Work e-mail" autoComplete="email" isRequired {...given} />
      <TextField name="company" type="text" label="Company" autoComplete="organization" isRequired {...given} />
      <CountryField {...given} />
    </div>
  );
}
