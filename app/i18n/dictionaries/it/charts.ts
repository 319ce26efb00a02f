import type { charts as labels } from '#app/i18n/dictionaries/en/charts.ts';

export const charts = {
  'Show as a table': 'Mostra come tabella',
  'Show as a chart': 'Mostra come grafico',
  '{{name}}: from {{from}} to {{to}}, at most {{highest}} in {{point}}.': '{{name}}: da {{from}} a {{to}}, massimo {{highest}} ({{point}}).',
  'Lines, for what moves in time.': 'Linee, per ciò che cambia nel tempo.',
  'Bars, for what is counted.': 'Barre, per ciò che si conta.',
  'Slices, for the parts of a whole.': 'Fette, per le parti di un intero.',
  'Rings, for how much is reached.': 'Anelli, per quanto è stato raggiunto.',
  'Squares, for when and how much.': 'Quadrati, per quando e quanto.',
  'A line beside a figure.': 'Una linea accanto a una cifra.',
  'A dial, for a value to turn.': 'Una manopola, per un valore da girare.',
  'Sample figures, drawn from the parts that the dashboards use.': 'Cifre di esempio, disegnate con le parti delle dashboard.',
  'The examples could not be loaded.': 'Impossibile caricare gli esempi.',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
