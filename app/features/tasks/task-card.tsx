import type { ComponentType, ReactNode } from 'react';
import { useDueWords } from '#app/components/due-words.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { RowActions } from '#app/components/list/tools.tsx';
import { Monograms } from '#app/components/monogram.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Status } from '#app/ui/status/status.tsx';
import type { Project } from '#mock-api/records/project.ts';
import type { Task } from '#mock-api/records/task.ts';
import { tones } from './task-records.ts';

/** The cards of one column. */
export interface CardsProps {
  readonly label: string;
  readonly cards: readonly Task[];
  readonly projects: readonly Project[];
  readonly actions: CardActions;
  /** `index`: among the others of the column. */
  onDrop(id: number, index: number): void;
}

interface CardActions {
  onEdit(task: Task): void;
  onMove(task: Task): void;
  onDelete(task: Task): void;
}

/** A button of a card: of the page, or of the library once cards can be dragged, which knows its own presses. */
export interface CardButtonProps {
  readonly 'aria-label': string;
  readonly className: string;
  readonly children: ReactNode;
  onPress(): void;
}

interface CardContentProps extends Pick<CardsProps, 'projects' | 'actions'> {
  readonly task: Task;
  /** By which the card is dragged. */
  readonly children: ReactNode;
  readonly CardButton: ComponentType<CardButtonProps>;
}

export function CardContent({ task, projects, actions, children, CardButton }: CardContentProps) {
  const { t } = useText();
  const format = useFormatters();
  const toDue = useDueWords();
  const { title, badgeText, date, budget, subtasks, userImages } = task;
  const project = projects.find(({ id }) => id === task.project);
  const done = subtasks.filter(({ isDone }) => isDone).length;
  return (
    <>
      <div className="task-card-head">
        {children}
        <p className="task-card-title" lang="en">
          {title}
        </p>
      </div>
      {project && (
        <p className="dim" lang="en">
          {project.name}
        </p>
      )}
      <p className="task-line">
        <Status tone={tones[badgeText]}>{t(badgeText)}</Status>
        <span>{toDue(date)}</span>
        <span>{format.wholeUsd(budget)}</span>
        {subtasks.length > 0 && <span>{t('Subtasks: {{done}} of {{all}}', { done: format.count(done), all: format.count(subtasks.length) })}</span>}
      </p>
      <div className="task-card-foot">
        <Monograms people={userImages} />
        <RowActions className="task-actions">
          <CardButton className="icon-button" aria-label={t('Move {{name}}', { name: title })} onPress={() => actions.onMove(task)}>
            <Icon name="arrow" size={16} />
          </CardButton>
          <CardButton className="icon-button" aria-label={t('Edit {{name}}', { name: title })} onPress={() => actions.onEdit(task)}>
            <Icon name="edit" size={16} />
          </CardButton>
          <CardButton className="icon-button" aria-label={t('Delete {{name}}', { name: title })} onPress={() => actions.onDelete(task)}>
            <Icon name="bin" size={16} />
          </CardButton>
        </RowActions>
      </div>
    </>
  );
}

export function EmptyColumn() {
  const { t } = useText();
  return <p className="dim">{t('Nothing here.')}</p>;
}
