import '#app/ui/aria/press-style.ts';
import { useState } from 'react';
import { Button as AriaButton, GridList, GridListItem } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DropIndicator, isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useDueWords } from '#app/components/due-words.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { NEW_ROW } from '#app/components/list/list-view.ts';
import { RowActions } from '#app/components/list/tools.tsx';
import { Monograms } from '#app/components/monogram.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog, DialogActions } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Status } from '#app/ui/status/status.tsx';
import type { Project } from '#mock-api/records/project.ts';
import type { Task } from '#mock-api/records/task.ts';
import { type TaskData, TaskDialog, useEdit, useTasks } from './task-parts.tsx';
import { columns, listCards, planMove, tones } from './task-records.ts';

/** What a dragged card is called while it is in the air. */
const CARD = 'surge-task';

type Column = (typeof columns)[number];

/** The board: cards are dragged by pointer, touch or keyboard, which React Aria announces, or moved by a dialog. Each move is written at once. */
export function TaskBoard({ data }: { data: TaskData }) {
  const { t, language } = useText();
  const records = useTasks(data.tasks);
  const [, open] = useEdit();
  const [moving, setMoving] = useState<Task>();
  const move = (id: number, kanId: Task['kanId'], index: number) => {
    for (const { id: moved, ...changes } of planMove(records.rows, id, kanId, index)) void records.update(moved, changes, { isQuiet: true });
  };
  const actions: CardActions = { onEdit: (task) => open(String(task.id)), onMove: setMoving, onDelete: (task) => void records.remove([task]) };
  return (
    <I18nProvider locale={language.tag}>
      <div className="task-board-tools">
        <Button isPrimary onClick={() => open(NEW_ROW)}>
          {t('Add a task')}
          <Icon name="plus" size={16} />
        </Button>
        <p className="dim">{t('Drag a card by pointer or touch, or choose its handle and press Enter.')}</p>
      </div>
      <div className="task-board">
        {columns.map((column) => (
          <BoardColumn
            key={column.id}
            column={column}
            cards={listCards(records.rows, column.id)}
            projects={data.projects}
            actions={actions}
            onDrop={move}
          />
        ))}
      </div>
      {moving && (
        <MoveDialog
          task={moving}
          tasks={records.rows}
          onClose={() => setMoving(undefined)}
          onMove={(kanId, index) => {
            move(moving.id, kanId, index);
            setMoving(undefined);
          }}
        />
      )}
      <TaskDialog data={data} records={records} />
    </I18nProvider>
  );
}

interface CardActions {
  onEdit(task: Task): void;
  onMove(task: Task): void;
  onDelete(task: Task): void;
}

interface BoardColumnProps {
  readonly column: Column;
  readonly cards: readonly Task[];
  readonly projects: readonly Project[];
  readonly actions: CardActions;
  /** `index`: among the others of the column. */
  onDrop(id: number, kanId: Task['kanId'], index: number): void;
}

function BoardColumn({ column: { id: kanId, name }, cards, projects, actions, onDrop }: BoardColumnProps) {
  const { t, language } = useText();
  const format = useFormatters();
  const drop = (id: number, target?: { readonly key: string | number; readonly dropPosition: string }) => {
    const others = cards.filter((card) => card.id !== id);
    const at = others.findIndex((card) => card.id === target?.key);
    onDrop(id, kanId, at < 0 ? others.length : target?.dropPosition === 'before' ? at : at + 1);
  };
  const { dragAndDropHooks } = useDragAndDrop<Task>({
    getItems: (keys, items) => [...keys].map((key) => ({ [CARD]: String(key), 'text/plain': items.find(({ id }) => id === key)?.title ?? '' })),
    acceptedDragTypes: [CARD],
    getDropOperation: () => 'move',
    onReorder({ keys, target }) {
      for (const key of keys) drop(Number(key), target);
    },
    onInsert: async ({ items, target }) => {
      for (const item of items.filter(isTextDropItem)) drop(Number(await item.getText(CARD)), target);
    },
    onRootDrop: async ({ items }) => {
      for (const item of items.filter(isTextDropItem)) drop(Number(await item.getText(CARD)));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="task-drop" />,
  });
  return (
    <section className="task-column" aria-label={t(name)}>
      <h2>
        {t(name)} <span className="mono dim">{format.count(cards.length)}</span>
      </h2>
      <GridList
        aria-label={t(name)}
        className="task-cards"
        items={cards}
        dependencies={[language, projects]}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => {
          const task = cards.find(({ id }) => id === key);
          if (task) actions.onEdit(task);
        }}
        renderEmptyState={() => <p className="dim">{t('Nothing here.')}</p>}
      >
        {(task) => (
          <GridListItem id={task.id} textValue={task.title} className="task-card">
            <CardContent task={task} project={projects.find(({ id }) => id === task.project)} actions={actions} />
          </GridListItem>
        )}
      </GridList>
    </section>
  );
}

interface CardContentProps {
  readonly task: Task;
  readonly project: Project | undefined;
  readonly actions: CardActions;
}

function CardContent({ task, project, actions }: CardContentProps) {
  const { t } = useText();
  const format = useFormatters();
  const toDue = useDueWords();
  const { title, badgeText, date, budget, subtasks, userImages } = task;
  const done = subtasks.filter(({ isDone }) => isDone).length;
  return (
    <>
      <div className="task-card-head">
        <AriaButton slot="drag" className="icon-button task-handle" aria-label={t('Drag {{name}}', { name: title })}>
          <Icon name="menu" size={16} />
        </AriaButton>
        <p className="task-card-title">{title}</p>
      </div>
      {project && <p className="dim">{project.name}</p>}
      <p className="task-line">
        <Status tone={tones[badgeText]}>{t(badgeText)}</Status>
        <span>{toDue(date)}</span>
        <span>{format.wholeUsd(budget)}</span>
        {subtasks.length > 0 && <span>{t('Subtasks: {{done}} of {{all}}', { done: format.count(done), all: format.count(subtasks.length) })}</span>}
      </p>
      <div className="task-card-foot">
        <Monograms people={userImages} />
        <RowActions className="task-actions">
          <AriaButton className="icon-button" aria-label={t('Move {{name}}', { name: title })} onPress={() => actions.onMove(task)}>
            <Icon name="arrow" size={16} />
          </AriaButton>
          <AriaButton className="icon-button" aria-label={t('Edit {{name}}', { name: title })} onPress={() => actions.onEdit(task)}>
            <Icon name="edit" size={16} />
          </AriaButton>
          <AriaButton className="icon-button" aria-label={t('Delete {{name}}', { name: title })} onPress={() => actions.onDelete(task)}>
            <Icon name="bin" size={16} />
          </AriaButton>
        </RowActions>
      </div>
    </>
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
