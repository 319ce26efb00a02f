import type { compare as labels } from '#app/i18n/dictionaries/en/compare.ts';

export const compare = {
  'Demos side by side': 'Demos nebeneinander',
  'Up to four demos beside each other: play them, and see where they differ. Keep a demo by the heart on its card, or by the key K in its preview.':
    'Bis zu vier Demos nebeneinander: Spielen Sie sie und sehen Sie, worin sie sich unterscheiden. Merken Sie sich eine Demo mit dem Herz auf ihrer Karte oder mit der Taste K in ihrer Vorschau.',
  'No demos are kept yet.': 'Noch sind keine Demos gemerkt.',
  'Press the heart on a demo’s card, or K in its preview: it then stands here, on this device alone.':
    'Drücken Sie das Herz auf der Karte einer Demo oder K in ihrer Vorschau: Dann steht sie hier, nur auf diesem Gerät.',
  'Four stand beside each other at most: these are the first four.': 'Höchstens vier stehen nebeneinander: Das sind die ersten vier.',
  'Kept, not shown': 'Gemerkt, nicht gezeigt',
  'Remove {{name}} from the comparison': '{{name}} aus dem Vergleich entfernen',
  'Only differences': 'Nur Unterschiede',
  'They differ in nothing that stands here.': 'Sie unterscheiden sich in nichts, was hier steht.',
  differs: 'verschieden',
  'What you hand over': 'Was Sie liefern',
  'logo, colours and words alone': 'nur Logo, Farben und Texte',
  'Lead time': 'Vorlaufzeit',
  '{{n}} working days (sample)': '{{n}} Arbeitstage (Beispiel)',
  '{{n}} events, {{m}} of them by a person alone': '{{n}} Ereignisse, davon {{m}} nur durch Menschen',
  'Passed: {{n}} of {{total}}': 'Bestanden: {{n}} von {{total}}',
  'Brief with all of these': 'Briefing mit allen Demos',
  'Static beside interactive': 'Statisch neben interaktiv',
  'The same slot twice: the picture that stands where scripts do not run, and the ad itself.':
    'Derselbe Platz zweimal: das Bild, das ohne Skripte erscheint, und die Anzeige selbst.',
  PowerPoint: 'PowerPoint',
  'Ad formats': 'Werbeformate',
  'Ad formats for {{brand}}': 'Werbeformate für {{brand}}',
  'Making the presentation …': 'Die Präsentation wird erstellt …',
  'Measured on the sample by our own run.': 'Am Beispiel gemessen, in unserem eigenen Lauf.',
  'To show it: open the link on this slide, or scan the code with a phone. The ad starts by itself and takes your touch, mouse or keys.':
    'So zeigen Sie es: Öffnen Sie den Link auf dieser Folie oder scannen Sie den Code mit einem Telefon. Die Anzeige beginnt von selbst und reagiert auf Finger, Maus oder Tasten.',
  'To show it: open the link on this slide on a large screen. The ad starts by itself and takes your keys or remote control.':
    'So zeigen Sie es: Öffnen Sie den Link auf dieser Folie auf einem großen Bildschirm. Die Anzeige beginnt von selbst und reagiert auf Tasten oder Fernbedienung.',
  'No such demo: {{text}}.': 'Diese Demo gibt es nicht: {{text}}.',
  'Present these': 'Diese vorführen',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
