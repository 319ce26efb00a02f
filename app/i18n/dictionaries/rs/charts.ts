import type { charts as labels } from '#app/i18n/dictionaries/en/charts.ts';

export const charts = {
  'Show as a table': 'Показать таблицей',
  'Show as a chart': 'Показать графиком',
  '{{name}}: from {{from}} to {{to}}, at most {{highest}} in {{point}}.': '{{name}}: от {{from}} до {{to}}, максимум {{highest}} ({{point}}).',
  'Lines, for what moves in time.': 'Линии — для того, что меняется со временем.',
  'Bars, for what is counted.': 'Столбцы — для того, что считают.',
  'Slices, for the parts of a whole.': 'Доли — для частей целого.',
  'Rings, for how much is reached.': 'Кольца — для того, сколько уже достигнуто.',
  'Squares, for when and how much.': 'Квадраты — для того, когда и сколько.',
  'A line beside a figure.': 'Линия рядом с числом.',
  'A dial, for a value to turn.': 'Ручка для значения, которое поворачивают.',
  'Sample figures, drawn from the parts that the dashboards use.': 'Цифры для примера, нарисованные теми же частями, что и дашборды.',
  'The examples could not be loaded.': 'Не удалось загрузить примеры.',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
