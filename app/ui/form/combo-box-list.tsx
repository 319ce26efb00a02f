import { type KeyboardEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Button, ComboBox, ComboBoxStateContext, Input, ListBox, ListBoxItem } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { TagList as AriaTagList, Tag, TagGroup } from 'react-aria-components/TagGroup';
import { Icon } from '../icon.tsx';
import type { ComboBoxProps, Option, TagInputProps } from './combo-box.tsx';
import { ControlPopover } from './control-popover.tsx';
import { ControlContext } from './field.tsx';
import { HiddenInputs } from './hidden-inputs.tsx';
import { useAriaField } from './use-aria-field.ts';

/** One of many. Only what is in the list can be chosen; an empty field chooses nothing. */
export function ComboBoxList({ name, options, locale, nothing, placeholder, defaultValue, onChange }: ComboBoxProps) {
  const { id } = useContext(ControlContext);
  const [value, setValue] = useState(defaultValue ?? '');
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        {...useAriaField()}
        {...(id ? { id } : {})}
        className="combo-box"
        allowsEmptyCollection
        value={value || null}
        onChange={(key) => {
          setValue(String(key ?? ''));
          onChange?.(String(key ?? ''));
        }}
      >
        <Box placeholder={placeholder} />
        <Suggestions options={options} nothing={nothing} />
      </ComboBox>
      <HiddenInputs name={name} values={[value]} />
    </I18nProvider>
  );
}

/** Several of a list, each a tag; Backspace in the empty field takes the last one away. */
export function TagList({ name, options, locale, nothing, placeholder, defaultValues = [], toNew, takesFocus = false, onChange }: TagInputProps) {
  const { id } = useContext(ControlContext);
  const [values, setValues] = useState(defaultValues);
  const [typed, setTyped] = useState('');
  const known = [
    ...options,
    ...values.filter((value) => !options.some((option) => option.value === value)).map((value) => ({ value, label: value })),
  ];
  const text = typed.trim();
  const isNew = toNew && text !== '' && !known.some(({ label }) => label.toLocaleLowerCase(locale) === text.toLocaleLowerCase(locale));
  const change = (next: readonly string[]) => {
    setValues(next);
    onChange?.(next);
  };
  const takeLast = ({ key }: KeyboardEvent) => key === 'Backspace' && typed === '' && change(values.slice(0, -1));
  const field = useAriaField();
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        {...field}
        {...(id ? { id } : {})}
        className="combo-box"
        selectionMode="multiple"
        allowsEmptyCollection
        value={values}
        onChange={(keys) => {
          change(keys.map(String));
          setTyped('');
        }}
        inputValue={typed}
        onInputChange={setTyped}
      >
        <Box placeholder={placeholder} onKeyDown={takeLast} takesFocus={takesFocus} />
        <CloseAfterChoice count={values.length} />
        <Suggestions options={known} nothing={nothing}>
          {isNew && (
            <ListBoxItem key={text} id={text} textValue={text} className="combo-option">
              {toNew(text)}
            </ListBoxItem>
          )}
        </Suggestions>
      </ComboBox>
      <TagGroup
        {...(id ? { 'aria-labelledby': `${id}-label` } : {})}
        onRemove={(removed) => change(values.filter((value) => !removed.has(value)))}
        className="tags"
      >
        <AriaTagList className="tag-list" items={known.filter(({ value }) => values.includes(value))}>
          {({ value, label }) => (
            <Tag id={value} textValue={label} className="tag">
              {label}
              <Button slot="remove" className="tag-remove">
                <Icon name="close" size={12} />
              </Button>
            </Tag>
          )}
        </AriaTagList>
      </TagGroup>
      <HiddenInputs name={name} values={values} />
    </I18nProvider>
  );
}

/** A list of several stays open after a choice, over the tags and what comes next. An effect that comes before the one that opens it as its text changes. */
function CloseAfterChoice({ count }: { count: number }) {
  const state = useContext(ComboBoxStateContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each choice
  useEffect(() => {
    if (state?.isOpen) state.toggle();
  }, [count]);
  return null;
}

interface BoxProps {
  readonly placeholder?: string | undefined;
  readonly takesFocus?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

function Box({ placeholder = '', takesFocus = false, onKeyDown }: BoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at its beginning alone
  useEffect(() => {
    // Also in an empty field: what is typed next would come here.
    const isInField = document.activeElement?.matches('input, textarea, select, [contenteditable]');
    if (takesFocus && !isInField) input.current?.focus();
  }, []);
  const answer = (event: KeyboardEvent) => {
    // Escape closes the list alone: without this a dialog around it hears the same key.
    if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') === 'true') event.preventDefault();
    onKeyDown?.(event);
  };
  return (
    <div className="combo-box-line">
      <Input ref={input} className="input" placeholder={placeholder} onKeyDown={answer} />
      <Button className="combo-box-open">
        <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="M4 7.5l6 6 6-6" />
        </svg>
      </Button>
    </div>
  );
}

interface SuggestionsProps {
  readonly options: readonly Option[];
  readonly nothing: string;
  readonly children?: ReactNode;
}

function Suggestions({ options, nothing, children }: SuggestionsProps) {
  return (
    <ControlPopover className="combo-popover">
      <ListBox className="combo-options" renderEmptyState={() => <p className="combo-nothing">{nothing}</p>}>
        {options.map(({ value, label }) => (
          <ListBoxItem key={value} id={value} textValue={label} className="combo-option">
            {label}
            <Icon name="check" size={16} />
          </ListBoxItem>
        ))}
        {children}
      </ListBox>
    </ControlPopover>
  );
}
