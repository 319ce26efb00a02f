import '#app/ui/aria/press-style.ts';
import { Button, GridList, GridListItem } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DropIndicator, isTextDropItem, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Task } from '#mock-api/records/task.ts';
import { CardContent, type CardsProps, EmptyColumn } from './task-card.tsx';

/** What a dragged card is called while it is in the air. */
const CARD = 'surge-task';

/** Cards that are dragged by pointer, touch or keyboard, which React Aria announces. */
export function DraggedCards({ label, cards, projects, actions, onDrop }: CardsProps) {
  const { t, language } = useText();
  const drop = (id: number, target?: { readonly key: string | number; readonly dropPosition: string }) => {
    const others = cards.filter((card) => card.id !== id);
    const at = others.findIndex((card) => card.id === target?.key);
    onDrop(id, at < 0 ? others.length : target?.dropPosition === 'before' ? at : at + 1);
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
    <I18nProvider locale={language.tag}>
      <GridList
        aria-label={label}
        className="task-cards"
        items={cards}
        dependencies={[language, projects]}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => {
          const task = cards.find(({ id }) => id === key);
          if (task) actions.onEdit(task);
        }}
        renderEmptyState={() => <EmptyColumn />}
      >
        {(task) => (
          <GridListItem id={task.id} textValue={task.title} className="task-card">
            <CardContent task={task} projects={projects} actions={actions} CardButton={Button}>
              <Button slot="drag" className="icon-button task-handle" aria-label={t('Drag {{name}}', { name: task.title })}>
                <Icon name="menu" size={16} />
              </Button>
            </CardContent>
          </GridListItem>
        )}
      </GridList>
    </I18nProvider>
  );
}
