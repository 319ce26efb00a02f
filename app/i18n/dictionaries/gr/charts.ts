import type { charts as labels } from '#app/i18n/dictionaries/en/charts.ts';

export const charts = {
  'Show as a table': 'Als Tabelle zeigen',
  'Show as a chart': 'Als Diagramm zeigen',
  '{{name}}: from {{from}} to {{to}}, at most {{highest}} in {{point}}.': '{{name}}: von {{from}} auf {{to}}, Höchststand {{highest}} ({{point}}).',
  'Lines, for what moves in time.': 'Linien für das, was sich mit der Zeit bewegt.',
  'Bars, for what is counted.': 'Balken für das, was gezählt wird.',
  'Slices, for the parts of a whole.': 'Stücke für die Teile eines Ganzen.',
  'Rings, for how much is reached.': 'Ringe dafür, wie viel erreicht ist.',
  'Squares, for when and how much.': 'Quadrate dafür, wann und wie viel.',
  'A line beside a figure.': 'Eine Linie neben einer Zahl.',
  'A dial, for a value to turn.': 'Ein Regler für einen Wert zum Drehen.',
  'Sample figures, drawn from the parts that the dashboards use.': 'Beispielzahlen, gezeichnet mit den Teilen der Dashboards.',
  'The examples could not be loaded.': 'Die Beispiele konnten nicht geladen werden.',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
