import type { compare as labels } from '#app/i18n/dictionaries/en/compare.ts';

export const compare = {
  'Demos side by side': 'Demos, una al lado de otra',
  'Up to four demos beside each other: play them, and see where they differ. Keep a demo by the heart on its card, or by the key K in its preview.':
    'Hasta cuatro demos, una al lado de otra: pruébalas y mira en qué se diferencian. Guarda una demo con el corazón de su tarjeta o con la tecla K en su vista previa.',
  'No demos are kept yet.': 'Todavía no has guardado ninguna demo.',
  'Press the heart on a demo’s card, or K in its preview: it then stands here, on this device alone.':
    'Pulsa el corazón en la tarjeta de una demo o K en su vista previa: aparecerá aquí, solo en este dispositivo.',
  'Four stand beside each other at most: these are the first four.': 'Caben cuatro como máximo: estas son las cuatro primeras.',
  'Kept, not shown': 'Guardadas, no mostradas',
  'Remove {{name}} from the comparison': 'Quitar {{name}} de la comparación',
  'Only differences': 'Solo diferencias',
  'They differ in nothing that stands here.': 'No se diferencian en nada de lo que figura aquí.',
  differs: 'distinto',
  'What you hand over': 'Lo que entregas',
  'logo, colours and words alone': 'solo logotipo, colores y textos',
  'Lead time': 'Plazo de entrega',
  '{{n}} working days (sample)': '{{n}} días laborables (ejemplo)',
  '{{n}} events, {{m}} of them by a person alone': '{{n}} eventos, {{m}} solo por una persona',
  'Passed: {{n}} of {{total}}': 'Superados: {{n}} de {{total}}',
  'Brief with all of these': 'Briefing con todas ellas',
  'Static beside interactive': 'Estático junto a interactivo',
  'The same slot twice: the picture that stands where scripts do not run, and the ad itself.':
    'El mismo espacio dos veces: la imagen que se ve donde no hay scripts y el propio anuncio.',
  PowerPoint: 'PowerPoint',
  'Ad formats': 'Formatos publicitarios',
  'Ad formats for {{brand}}': 'Formatos publicitarios para {{brand}}',
  'Making the presentation …': 'Creando la presentación …',
  'Measured on the sample by our own run.': 'Medido por nosotros en el ejemplo.',
  'To show it: open the link on this slide, or scan the code with a phone. The ad starts by itself and takes your touch, mouse or keys.':
    'Para mostrarlo: abre el enlace de esta diapositiva o escanea el código con un teléfono. El anuncio empieza solo y responde al toque, al ratón o al teclado.',
  'To show it: open the link on this slide on a large screen. The ad starts by itself and takes your keys or remote control.':
    'Para mostrarlo: abre el enlace de esta diapositiva en una pantalla grande. El anuncio empieza solo y responde al teclado o al mando.',
  'No such demo: {{text}}.': 'No existe esta demo: {{text}}.',
  'Present these': 'Presentar estas',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
