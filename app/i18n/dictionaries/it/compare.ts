import type { compare as labels } from '#app/i18n/dictionaries/en/compare.ts';

export const compare = {
  'Demos side by side': 'Demo fianco a fianco',
  'Up to four demos beside each other: play them, and see where they differ. Keep a demo by the heart on its card, or by the key K in its preview.':
    'Fino a quattro demo fianco a fianco: provale e guarda in che cosa differiscono. Salva una demo con il cuore sulla sua scheda o con il tasto K nella sua anteprima.',
  'No demos are kept yet.': 'Non hai ancora salvato nessuna demo.',
  'Press the heart on a demo’s card, or K in its preview: it then stands here, on this device alone.':
    'Premi il cuore sulla scheda di una demo, o K nella sua anteprima: comparirà qui, solo su questo dispositivo.',
  'Four stand beside each other at most: these are the first four.': 'Al massimo quattro stanno fianco a fianco: queste sono le prime quattro.',
  'Kept, not shown': 'Salvate, non mostrate',
  'Remove {{name}} from the comparison': 'Togli {{name}} dal confronto',
  'Only differences': 'Solo le differenze',
  'They differ in nothing that stands here.': 'Non differiscono in nulla di ciò che è riportato qui.',
  differs: 'diverso',
  'What you hand over': 'Che cosa consegni',
  'logo, colours and words alone': 'solo logo, colori e testi',
  'Lead time': 'Tempi di realizzazione',
  '{{n}} working days (sample)': '{{n}} giorni lavorativi (esempio)',
  '{{n}} events, {{m}} of them by a person alone': '{{n}} eventi, {{m}} solo da una persona',
  'Passed: {{n}} of {{total}}': 'Superati: {{n}} su {{total}}',
  'Brief with all of these': 'Brief con tutte queste',
  'Static beside interactive': 'Statico accanto a interattivo',
  'The same slot twice: the picture that stands where scripts do not run, and the ad itself.':
    'Lo stesso spazio due volte: l’immagine che appare dove gli script non girano, e l’annuncio stesso.',
  PowerPoint: 'PowerPoint',
  'Ad formats': 'Formati pubblicitari',
  'Ad formats for {{brand}}': 'Formati pubblicitari per {{brand}}',
  'Making the presentation …': 'Creazione della presentazione …',
  'Measured on the sample by our own run.': 'Misurato da noi sull’esempio.',
  'To show it: open the link on this slide, or scan the code with a phone. The ad starts by itself and takes your touch, mouse or keys.':
    'Per mostrarlo: apri il link di questa diapositiva o inquadra il codice con un telefono. L’annuncio parte da solo e risponde al tocco, al mouse o ai tasti.',
  'To show it: open the link on this slide on a large screen. The ad starts by itself and takes your keys or remote control.':
    'Per mostrarlo: apri il link di questa diapositiva su uno schermo grande. L’annuncio parte da solo e risponde ai tasti o al telecomando.',
  'No such demo: {{text}}.': 'Questa demo non esiste: {{text}}.',
  'Present these': 'Presenta queste',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
