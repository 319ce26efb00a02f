import type { compare as labels } from '#app/i18n/dictionaries/en/compare.ts';

export const compare = {
  'Demos side by side': 'Демо в сравнении',
  'Up to four demos beside each other: play them, and see where they differ. Keep a demo by the heart on its card, or by the key K in its preview.':
    'До четырёх демо рядом: играйте и смотрите, чем они отличаются. Отложить демо можно сердечком на карточке или клавишей K в просмотре.',
  'No demos are kept yet.': 'Пока нет отложенных демо.',
  'Press the heart on a demo’s card, or K in its preview: it then stands here, on this device alone.':
    'Нажмите сердечко на карточке демо или K в просмотре: демо появится здесь, только на этом устройстве.',
  'Four stand beside each other at most: these are the first four.': 'Рядом помещается не больше четырёх: показаны первые четыре.',
  'Kept, not shown': 'Отложены, но не показаны',
  'Remove {{name}} from the comparison': 'Убрать {{name}} из сравнения',
  'Only differences': 'Только различия',
  'They differ in nothing that stands here.': 'Здесь они ни в чём не различаются.',
  differs: 'различается',
  'What you hand over': 'Что нужно от вас',
  'logo, colours and words alone': 'только логотип, цвета и тексты',
  'Lead time': 'Срок подготовки',
  '{{n}} working days (sample)': 'Рабочих дней: {{n}} (пример)',
  '{{n}} events, {{m}} of them by a person alone': 'Событий: {{n}}, из них только от человека: {{m}}',
  'Passed: {{n}} of {{total}}': 'Пройдено: {{n}} из {{total}}',
  'Brief with all of these': 'Бриф со всеми этими демо',
  'Static beside interactive': 'Статика рядом с интерактивом',
  'The same slot twice: the picture that stands where scripts do not run, and the ad itself.':
    'Одно и то же место дважды: картинка там, где скрипты не работают, и сама реклама.',
  PowerPoint: 'PowerPoint',
  'Ad formats': 'Рекламные форматы',
  'Ad formats for {{brand}}': 'Рекламные форматы для {{brand}}',
  'Making the presentation …': 'Презентация создаётся …',
  'Measured on the sample by our own run.': 'Измерено нами на образце.',
  'To show it: open the link on this slide, or scan the code with a phone. The ad starts by itself and takes your touch, mouse or keys.':
    'Как показать: откройте ссылку на этом слайде или отсканируйте код телефоном. Реклама начинается сама и отвечает на касание, мышь или клавиши.',
  'To show it: open the link on this slide on a large screen. The ad starts by itself and takes your keys or remote control.':
    'Как показать: откройте ссылку на этом слайде на большом экране. Реклама начинается сама и отвечает на клавиши или пульт.',
  'No such demo: {{text}}.': 'Такого демо нет: {{text}}.',
  'Present these': 'Показать их',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
