/** Charts: what stands around every one, and their gallery. */
export const charts = [
  'Show as a table',
  'Show as a chart',
  '{{name}}: from {{from}} to {{to}}, at most {{highest}} in {{point}}.',
  'Lines, for what moves in time.',
  'Bars, for what is counted.',
  'Slices, for the parts of a whole.',
  'Rings, for how much is reached.',
  'Squares, for when and how much.',
  'A line beside a figure.',
  'A dial, for a value to turn.',
  'Sample figures, drawn from the parts that the dashboards use.',
  'The examples could not be loaded.',
] as const;
