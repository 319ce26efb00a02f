import type { charts as labels } from '#app/i18n/dictionaries/en/charts.ts';

export const charts = {
  'Show as a table': 'Mostrar como tabla',
  'Show as a chart': 'Mostrar como gráfico',
  '{{name}}: from {{from}} to {{to}}, at most {{highest}} in {{point}}.': '{{name}}: de {{from}} a {{to}}, máximo {{highest}} ({{point}}).',
  'Lines, for what moves in time.': 'Líneas para lo que cambia con el tiempo.',
  'Bars, for what is counted.': 'Barras para lo que se cuenta.',
  'Slices, for the parts of a whole.': 'Porciones para las partes de un todo.',
  'Rings, for how much is reached.': 'Anillos para lo que se ha alcanzado.',
  'Squares, for when and how much.': 'Cuadrados para cuándo y cuánto.',
  'A line beside a figure.': 'Una línea junto a una cifra.',
  'A dial, for a value to turn.': 'Un dial para girar un valor.',
  'Sample figures, drawn from the parts that the dashboards use.': 'Cifras de ejemplo, dibujadas con las piezas de los paneles.',
  'The examples could not be loaded.': 'No se pudieron cargar los ejemplos.',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
