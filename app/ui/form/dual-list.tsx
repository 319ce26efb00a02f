import './dual-list.css';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon.tsx';
import { startDrag } from '../list/drag.ts';
import { placeBefore, stepValues } from './dual-order.ts';
import { FieldHint, FieldProblem, type FieldTexts, Input, toDescription } from './field.tsx';
import { HiddenInputs } from './hidden-inputs.tsx';

export interface DualOption {
  readonly value: string;
  readonly label: string;
  /** Beside the label, quieter; it is found by it too. */
  readonly detail?: string;
}

export interface DualListWords {
  /** The names of the two lists. */
  readonly available: string;
  readonly chosen: string;
  /** `list`: one of these names. */
  search(list: string): string;
  readonly add: string;
  readonly addAll: string;
  readonly remove: string;
  readonly removeAll: string;
  readonly up: string;
  readonly down: string;
  /** Said after each change too. */
  count(chosen: number, all: number): string;
  place(name: string, place: number, count: number): string;
  readonly nothing: string;
}

interface DualListProps extends FieldTexts {
  readonly name: string;
  readonly options: readonly DualOption[];
  /** What is chosen, in its order. */
  readonly values: readonly string[];
  onChange(values: readonly string[]): void;
  readonly words: DualListWords;
}

/**
 * Two lists, of what may be chosen and of what is, in an order of the visitor's own: listboxes with multiple selection (ARIA Authoring Practices, "Rearrangeable
 * listbox"). What is selected goes from one to the other by button, Enter, double press or drag.
 */
export function DualList({ label, name, options, values, onChange, words, ...texts }: DualListProps) {
  const lists = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)] as const;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const chosen = values.flatMap((value) => options.find((option) => option.value === value) ?? []);
  const available = options.filter(({ value }) => !values.includes(value));

  const change = (next: readonly string[], sentence = words.count(next.length, options.length)) => {
    onChange(next);
    setSaid(sentence);
  };
  const add = (moved: readonly string[], before?: string) => {
    change(placeBefore(values, moved, before));
    setSelected(new Set());
  };
  const remove = (moved: readonly string[]) => {
    change(values.filter((value) => !moved.includes(value)));
    setSelected(new Set());
  };
  const step = (moved: readonly string[], by: -1 | 1) => {
    const next = stepValues(values, moved, by);
    const first = options.find(({ value }) => value === moved[0]);
    change(next, first && words.place(first.label, next.indexOf(first.value) + 1, next.length));
  };
  const listSelected = (list: readonly DualOption[]) => list.map(({ value }) => value).filter((value) => selected.has(value));
  const toAdd = listSelected(available);
  const toRemove = listSelected(chosen);

  /** A selected option takes the others with it. */
  const drag = (event: PointerEvent<HTMLElement>, value: string, isChosen: boolean) => {
    const [home, other] = isChosen ? [lists[1].current, lists[0].current] : [lists[0].current, lists[1].current];
    if (!home || !other) return;
    const group = isChosen ? toRemove : toAdd;
    const moved = group.includes(value) ? group : [value];
    startDrag({
      event: event.nativeEvent,
      item: event.currentTarget,
      lists: [home, other],
      onDrop(list, index) {
        // Among those that are shown: the list may be searched.
        const rest = Array.from(list.querySelectorAll<HTMLElement>('[data-value]'), (option) => option.dataset.value ?? '');
        const behind = rest.filter((one) => one !== value).slice(index);
        const next = behind.find((one) => !moved.includes(one));
        if (list === lists[1].current) add(moved, next);
        else if (isChosen) remove(moved);
      },
    });
  };

  const common = { selected, onSelect: setSelected, words };
  return (
    <fieldset className="dual-list" data-wrong={texts.problem && ''} aria-describedby={toDescription(texts)}>
      <legend className="field-label">{label}</legend>
      <FieldHint {...texts} />
      <div className="dual-list-panes">
        <Pane {...common} id={texts.id} ref={lists[0]} title={words.available} options={available} onMove={(moved) => add(moved)} onDrag={drag} />
        <div className="dual-list-moves">
          <Move label={words.add} isDisabled={toAdd.length === 0} onClick={() => add(toAdd)} />
          <Move label={words.addAll} isDisabled={available.length === 0} onClick={() => add(available.map(({ value }) => value))} />
          <Move label={words.remove} isBack isDisabled={toRemove.length === 0} onClick={() => remove(toRemove)} />
          <Move label={words.removeAll} isBack isDisabled={chosen.length === 0} onClick={() => remove(values)} />
        </div>
        <div>
          <Pane {...common} isChosen ref={lists[1]} title={words.chosen} options={chosen} onMove={remove} onStep={step} onDrag={drag} />
          <div className="dual-list-steps">
            <Move label={words.up} isDisabled={toRemove.length === 0} onClick={() => step(toRemove, -1)} />
            <Move label={words.down} isDisabled={toRemove.length === 0} onClick={() => step(toRemove, 1)} />
          </div>
        </div>
      </div>
      <FieldProblem {...texts} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <HiddenInputs name={name} values={values} />
    </fieldset>
  );
}

interface MoveProps {
  readonly label: string;
  readonly isBack?: boolean;
  readonly isDisabled: boolean;
  onClick(): void;
}

/** Keeps the focus where there is nothing left to move. */
function Move({ label, isBack, isDisabled, onClick }: MoveProps) {
  return (
    <Button className="dual-list-move" aria-disabled={isDisabled} data-back={isBack} onClick={() => isDisabled || onClick()}>
      {label}
    </Button>
  );
}

interface PaneProps {
  /** Of its search, where an error summary leads to it. */
  readonly id?: string;
  readonly ref: React.RefObject<HTMLDivElement | null>;
  readonly title: string;
  readonly isChosen?: boolean;
  readonly options: readonly DualOption[];
  readonly selected: ReadonlySet<string>;
  readonly words: DualListWords;
  onSelect(selected: ReadonlySet<string>): void;
  /** Into the other list. */
  onMove(values: readonly string[]): void;
  onStep?(values: readonly string[], step: -1 | 1): void;
  onDrag(event: PointerEvent<HTMLElement>, value: string, isChosen: boolean): void;
}

function Pane({ id: searchId, ref, title, isChosen = false, options, selected, words, onSelect, onMove, onStep, onDrag }: PaneProps) {
  const id = useId();
  const [find, setFind] = useState('');
  const [active, setActive] = useState(0);
  const wanted = find.trim().toLowerCase();
  const shown = options.filter(({ label, detail = '' }) => `${label} ${detail}`.toLowerCase().includes(wanted));
  const keys = shown.map(({ value }) => value);
  const at = Math.min(active, shown.length - 1);
  const own = keys.filter((value) => selected.has(value));
  const moved = own.length > 0 ? own : keys.slice(at, at + 1);

  const toggle = (value: string, isOn = !selected.has(value)) => {
    const next = new Set(selected);
    if (isOn) next.add(value);
    else next.delete(value);
    onSelect(next);
  };
  const go = (to: number, isSelecting: boolean) => {
    const next = Math.min(shown.length - 1, Math.max(0, to));
    setActive(next);
    ref.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    const value = keys[next];
    if (isSelecting && value !== undefined) toggle(value, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event;
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    const place = { Home: 0, End: shown.length - 1 }[key] ?? (step && at + step);
    if (shown.length === 0) return;
    if (altKey) {
      if (!onStep || (step !== 1 && step !== -1)) return;
      onStep(moved, step);
      if (own.length === 0) go(at + step, false);
    } else if (place !== undefined) go(place, shiftKey);
    else if (key === ' ') toggle(keys[at] ?? '');
    else if (key === 'Enter') onMove(moved);
    else if (key === 'a' && (event.ctrlKey || event.metaKey)) onSelect(new Set(own.length === keys.length ? [] : keys));
    else {
      const turned = [...shown.keys()].map((index) => (at + 1 + index) % shown.length);
      const found = turned.find((index) => key.length === 1 && shown[index]?.label.toLowerCase().startsWith(key.toLowerCase()));
      if (found === undefined || event.ctrlKey || event.metaKey) return;
      go(found, false);
    }
    event.preventDefault();
  };
  return (
    <div className="dual-list-pane">
      <p className="dual-list-title" id={`${id}-title`}>
        {title} <span className="mono">{options.length}</span>
      </p>
      <div className="dual-list-search field-search">
        <Icon name="search" size={16} />
        <Input
          id={searchId}
          type="search"
          autoComplete="off"
          aria-label={words.search(title)}
          value={find}
          onChange={({ target }) => setFind(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <div
        ref={ref}
        className="dual-list-options"
        role="listbox"
        aria-multiselectable="true"
        aria-labelledby={`${id}-title`}
        aria-activedescendant={shown[at] && `${id}-${shown[at].value}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {shown.map(({ value, label, detail }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the list's
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and says which option is the current one
          <div
            key={value}
            id={`${id}-${value}`}
            role="option"
            aria-selected={selected.has(value)}
            data-value={value}
            data-active={index === at || undefined}
            className="dual-list-option"
            onClick={() => {
              setActive(index);
              toggle(value);
            }}
            onDoubleClick={() => onMove([value])}
            onPointerDown={(event) => {
              // A finger on the name scrolls the list; on the handle it drags.
              const isHandle = event.target instanceof Element && event.target.closest('.dual-list-handle');
              if (event.button === 0 && (isHandle || event.pointerType !== 'touch')) onDrag(event, value, isChosen);
            }}
          >
            <span className="dual-list-handle">
              <Icon name={selected.has(value) ? 'check' : 'menu'} size={16} />
            </span>
            <span>{label}</span>
            {detail && <span className="dim">{detail}</span>}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className="dual-list-nothing dim">{words.nothing}</p>}
    </div>
  );
}
