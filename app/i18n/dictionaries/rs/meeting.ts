import type { meeting as labels } from '#app/i18n/dictionaries/en/meeting.ts';

export const meeting = {
  'Meet without network. Everything works.': 'Встреча без сети. Всё работает.',
  'All demos, films, spec sheets and languages are stored on this device. Every page then opens from there, in this browser and in the installed app.':
    'Все демо, ролики, спецификации и языки сохраняются на этом устройстве. После этого каждая страница открывается отсюда — в этом браузере и в установленном приложении.',
  'Pages can be stored from a secure address only: open this site by https.':
    'Сохранять страницы можно только с защищённого адреса: откройте этот сайт по https.',
  'This browser does not let pages be stored here. In a private window some never do: try an ordinary window, or another browser.':
    'Этот браузер не даёт сохранять здесь страницы. В приватном окне некоторые никогда этого не делают: попробуйте обычное окно или другой браузер.',
  'Taking along is switched off on this site. What was stored on this device is removed.':
    'На этом сайте сохранение отключено. То, что было сохранено на этом устройстве, удаляется.',
  'What can be taken along could not be read. Check the connection and open this page again.':
    'Не удалось прочитать, что можно взять с собой. Проверьте соединение и откройте эту страницу ещё раз.',
  'Stopped. What is here already is not fetched again.': 'Остановлено. То, что уже здесь, не загружается повторно.',
  'The connection broke. What is here already is not fetched again.': 'Соединение прервалось. То, что уже здесь, не загружается повторно.',
  'This device has no more room. Free some space, then go on: what is here already is not fetched again.':
    'На этом устройстве больше нет места. Освободите место и продолжите: то, что уже здесь, не загружается повторно.',
  'Done. You may unplug the network.': 'Готово. Сеть можно отключать.',
  'Everything was removed from this device.': 'Всё удалено с этого устройства.',
  'Pages, previews and spec sheets': 'Страницы, просмотры и спецификации',
  'Demos with their films and export files': 'Демо с роликами и файлами экспорта',
  'The site itself, in five languages': 'Сам сайт на пяти языках',
  'What needs the network': 'Для чего нужна сеть',
  'A brief is kept on this device and sent once when the network is back.':
    'Бриф остаётся на этом устройстве и отправляется один раз, когда сеть вернётся.',
  'Ads play as they do online. Filmed footage inside an ad is drawn instead.':
    'Реклама работает так же, как онлайн. Снятые кадры внутри неё заменяются рисованными.',
  'As an app': 'Как приложение',
  'The menu of your browser can install this site. What is stored opens there, too.':
    'Через меню браузера этот сайт можно установить. Сохранённое открывается и там.',
  'Looking what is on this device …': 'Проверяем, что есть на этом устройстве …',
  '{{done}} of {{size}} are on this device.': '{{done}} из {{size}} уже на этом устройстве.',
  'On this device': 'На этом устройстве',
  'Stored on {{date}} from version {{version}}.': 'Сохранено {{date}}, версия {{version}}.',
  'A newer version is here: {{size}} to fetch. Until you take it, the stored one opens without network.':
    'Есть более новая версия: загрузить нужно {{size}}. Пока вы её не возьмёте, без сети открывается сохранённая.',
  'Nothing is stored yet. It takes {{size}}.': 'Пока ничего не сохранено. Нужно {{size}}.',
  'The browser has room for {{size}}.': 'В браузере есть место для {{size}}.',
  'Storing on this device': 'Сохранение на этом устройстве',
  'That is not enough room: free some space on this device, then open this page again.':
    'Места не хватает: освободите его на этом устройстве и откройте эту страницу ещё раз.',
  Stop: 'Остановить',
  'Take the newer version': 'Взять новую версию',
  'Go on storing': 'Сохранять дальше',
  'Take everything along': 'Взять всё с собой',
  'Remove from this device': 'Удалить с этого устройства',
  'What is taken along': 'Что берётся с собой',
  'Opening the page …': 'Страница открывается …',
  'You are offline': 'Нет подключения к сети',
  'This page needs the network. All demos, their spec sheets and these pages are stored on this device:':
    'Этой странице нужна сеть. Все демо, их спецификации и эти страницы сохранены на этом устройстве:',
  'Ticked decks are stored with their texts, comments and pictures, also one with a password: whoever has this device can open them by their links.':
    'Отмеченные подборки сохраняются с текстами, комментариями и картинками, в том числе защищённые паролем: открыть их по ссылке сможет любой, у кого в руках это устройство.',
  'Stored on {{date}}: {{size}}.': 'Сохранена {{date}}: {{size}}.',
  'Not stored yet.': 'Ещё не сохранена.',
  'Store the ticked decks': 'Сохранить отмеченные подборки',
  'Storing the decks …': 'Подборки сохраняются …',
  'The ticked decks are on this device as they are now.': 'Отмеченные подборки сохранены на этом устройстве в нынешнем виде.',
  'Not every ticked deck was stored. One that has ended or was withdrawn cannot be; for the others try again in a while.':
    'Сохранены не все отмеченные подборки. Ту, чей срок истёк или которую отозвали, сохранить нельзя; с остальными попробуйте ещё раз немного позже.',
  'Following a presentation, and decks that are not stored here, need the network.':
    'Следить за презентацией и открывать подборки, которые здесь не сохранены, можно только с сетью.',
  'The decks that are ticked below': 'Подборки, отмеченные ниже',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
