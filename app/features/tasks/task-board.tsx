import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useFormatters } from '#app/components/formatters.ts';
import { NEW_ROW } from '#app/components/list/list-view.ts';
import { toUndo } from '#app/components/list/to-undo.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog, DialogActions } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { onceLeft, onceNear } from '#app/ui/near.ts';
import { showToast } from '#app/ui/toast/show-toast.ts';
import type { Task } from '#mock-api/records/task.ts';
import { type CardButtonProps, CardContent, type CardsProps, EmptyColumn } from './task-card.tsx';
import { type TaskData, TaskDialog, useEdit, useTasks } from './task-parts.tsx';
import { columns, listCards, planMove } from './task-records.ts';

/** The board: cards are dragged, once the visitor moves, or moved by a dialog. Each move is written at once. */
export function TaskBoard({ data }: { data: TaskData }) {
  const { t } = useText();
  const format = useFormatters();
  const records = useTasks(data.tasks);
  const [, open] = useEdit();
  const [moving, setMoving] = useState<Task>();
  const board = useRef<HTMLDivElement>(null);
  const move = (id: number, kanId: Task['kanId'], index: number) => {
    const changed = planMove(records.rows, id, kanId, index);
    return Promise.all(changed.map(({ id: moved, ...changes }) => records.update(moved, changes, { isQuiet: true })));
  };
  const Cards = useCards(board);
  /** From the dialog: it is said, as a drag says it, and the focus goes along with the card. */
  const moveAndFollow = (task: Task, kanId: Task['kanId'], index: number) => {
    const from = listCards(records.rows, task.kanId).findIndex(({ id }) => id === task.id);
    const written = move(task.id, kanId, index);
    setMoving(undefined);
    const text = t('{{name}} is now in {{column}}.', { name: task.title, column: t(columns.find(({ id }) => id === kanId)?.name ?? 'Upcoming') });
    const action = toUndo(t, text, () => void move(task.id, task.kanId, from));
    const label = t('Move {{name}}', { name: task.title });
    void written.then((kept) => {
      if (kept.every(Boolean)) void showToast({ text, action, closeLabel: t('Close') });
      requestAnimationFrame(() => {
        const button = board.current?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`);
        // A grid takes the focus to the row that had it last, unless it is a row that gets it.
        (button?.closest<HTMLElement>('[role=row]') ?? button)?.focus();
      });
    });
  };
  const actions: CardsProps['actions'] = {
    onEdit: (task) => open(String(task.id)),
    onMove: setMoving,
    onDelete: (task) => void records.remove([task]),
  };
  return (
    <>
      <div className="task-board-tools">
        <Button isPrimary onClick={() => open(NEW_ROW)}>
          {t('Add a task')}
          <Icon name="plus" size={16} />
        </Button>
        <p className="dim">{t('Drag a card by pointer or touch, or choose its handle and press Enter.')}</p>
      </div>
      <div ref={board} className="task-board">
        {columns.map(({ id: kanId, name }) => {
          const cards = listCards(records.rows, kanId);
          return (
            <section key={kanId} className="task-column" aria-label={t(name)}>
              <h2>
                {t(name)} <span className="mono dim">{format.count(cards.length)}</span>
              </h2>
              <Cards label={t(name)} cards={cards} projects={data.projects} actions={actions} onDrop={(id, index) => void move(id, kanId, index)} />
            </section>
          );
        })}
      </div>
      {moving && (
        <MoveDialog
          task={moving}
          tasks={records.rows}
          onClose={() => setMoving(undefined)}
          onMove={(kanId, index) => moveAndFollow(moving, kanId, index)}
        />
      )}
      <TaskDialog data={data} records={records} />
    </>
  );
}

/** Cards that can be dragged once the visitor has moved on the page: the library for it is a chunk of its own. Without it they are moved by their dialog. */
function useCards(board: RefObject<HTMLDivElement | null>): ComponentType<CardsProps> {
  const [Cards, setCards] = useState<ComponentType<CardsProps>>(() => PlainCards);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const replace = (DraggedCards: ComponentType<CardsProps>) => board.current && onceLeft(board.current, signal, () => setCards(() => DraggedCards));
    onceNear(document.documentElement, signal, () =>
      import('./task-drag.tsx').then(
        ({ DraggedCards }) => replace(DraggedCards),
        () => undefined,
      ),
    );
    return () => leaving.abort();
  }, [board]);
  return Cards;
}

function PlainButton({ onPress, ...rest }: CardButtonProps) {
  return <button type="button" {...rest} onClick={onPress} />;
}

/** Cards that are moved by their dialog alone. */
function PlainCards({ label, cards, projects, actions }: CardsProps) {
  if (cards.length === 0)
    return (
      <div className="task-cards">
        <EmptyColumn />
      </div>
    );
  return (
    <ul aria-label={label} className="task-cards">
      {cards.map((task) => (
        <li key={task.id} className="task-card">
          <div>
            <CardContent task={task} projects={projects} actions={actions} CardButton={PlainButton}>
              <span className="icon-button task-handle">
                <Icon name="menu" size={16} />
              </span>
            </CardContent>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface MoveDialogProps {
  readonly task: Task;
  readonly tasks: readonly Task[];
  onClose(): void;
  onMove(kanId: Task['kanId'], index: number): void;
}

/** The way to move a card without dragging it. */
function MoveDialog({ task, tasks, onClose, onMove }: MoveDialogProps) {
  const { t } = useText();
  const own = listCards(tasks, task.kanId);
  const place = own.findIndex(({ id }) => id === task.id);
  return (
    <Dialog title={t('Move {{name}}', { name: task.title })} onClose={onClose}>
      <div className="task-moves">
        {columns
          .filter(({ id }) => id !== task.kanId)
          .map(({ id, name }) => (
            <Button key={id} onClick={() => onMove(id, listCards(tasks, id).length)}>
              {t('To {{column}}', { column: t(name) })}
            </Button>
          ))}
        {place > 0 && <Button onClick={() => onMove(task.kanId, place - 1)}>{t('One up')}</Button>}
        {place < own.length - 1 && <Button onClick={() => onMove(task.kanId, place + 1)}>{t('One down')}</Button>}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
