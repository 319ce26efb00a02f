import type { deck as labels } from '#app/i18n/dictionaries/en/deck.ts';

export const deck = {
  'This deck cannot be opened': 'Эту подборку нельзя открыть',
  'It may need a password, have ended or been withdrawn, or its address may be incomplete. Only whoever sent you the link knows.':
    'Возможно, нужен пароль, срок истёк, её отозвали или адрес неполный. Это знает только тот, кто прислал вам ссылку.',
  'That did not open a deck.': 'Так ни одна подборка не открылась.',
  'Opening it with the password that you entered before …': 'Открываем по паролю, который вы уже ввели …',
  'For {{client}}': 'Для: {{client}}',
  'Takes about': 'Займёт около',
  'Open until': 'Открыта до',
  'This link no longer opens, or asks for its password again: load the page anew to see. What is shown stays until then, and nothing more can be sent.':
    'Эта ссылка больше не открывается или снова просит пароль: обновите страницу. До тех пор всё остаётся на экране, но отправить больше ничего нельзя.',
  'To play the demos, to comment and to decide, this page needs JavaScript.':
    'Чтобы запускать демо, комментировать и решать, этой странице нужен JavaScript.',
  'The demos of this deck are no longer in the catalogue.': 'Демо из этой подборки больше нет в каталоге.',
  'Picture of your page': 'Картинка вашей страницы',
  'Why it is here': 'Почему она здесь',
  'Open it large': 'Открыть крупно',
  'opens in a new tab': 'откроется в новой вкладке',
  'Your decision': 'Ваше решение',
  Approve: 'Одобрить',
  'Ask for a change': 'Попросить изменить',
  'A change is asked for': 'Нужна правка',
  'A word with it, if you like': 'Пара слов, если хотите',
  'What is to be changed?': 'Что нужно изменить?',
  'Say what is to be changed.': 'Скажите, что нужно изменить.',
  'Send the approval': 'Отправить одобрение',
  'Send the request': 'Отправить просьбу',
  'At {{time}} of the play': 'На {{time}} от запуска',
  'sent this deck': 'отправитель подборки',
  'Sent. Whoever sent you this deck sees it now.': 'Отправлено. Тот, кто прислал вам подборку, уже это видит.',
  'Not sent yet. It is kept on this device for up to seven days and goes out by itself once there is a connection.':
    'Ещё не отправлено. Хранится на этом устройстве до семи дней и уйдёт само, как только появится связь.',
  'Not sent yet: much arrives at the moment. It goes out by itself in a while.':
    'Ещё не отправлено: сейчас приходит слишком много. Уйдёт само чуть позже.',
  'This was not accepted. Copy your words, discard this and say it in another way.':
    'Это не принято. Скопируйте свои слова, удалите это и скажите иначе.',
  'Too much waits to be sent already. Send or discard some of it first.':
    'Слишком многое уже ждёт отправки. Сначала отправьте или удалите что-нибудь.',
  'Say who you are: a first name will do.': 'Скажите, кто вы: достаточно имени.',
  'You write as {{name}}.': 'Вы пишете как {{name}}.',
  'Another name': 'Другое имя',
  'It is kept on this device, so that you are asked once.': 'Оно хранится на этом устройстве, чтобы спросить вас один раз.',
  'Shall we build it?': 'Сделаем?',
  'A brief about these formats takes a few minutes: goal, budget and dates. We answer you personally.':
    'Бриф об этих форматах займёт несколько минут: цель, бюджет и сроки. Мы ответим вам лично.',
  'Counted: how often this deck was opened and its demos were played. No person is told from another.':
    'Считается, сколько раз открывали эту подборку и запускали её демо. Людей друг от друга мы не отличаем.',
  'Approved as it is': 'Одобрено как есть',
  'As stored on this device on {{date}}. What you say is kept here and sent once the network is back.':
    'Показано в том виде, в каком сохранено на этом устройстве {{date}}. Ваши слова останутся здесь и будут отправлены один раз, когда вернётся сеть.',
  'Print or save as PDF': 'Распечатать или сохранить как PDF',
  'Drawing the pictures for paper …': 'Готовим изображения для печати…',
  'Play, comment and decide': 'Играть, комментировать и решать',
  'Decided earlier': 'Решено раньше',
  'Write your answer first.': 'Сначала напишите ответ.',
  'Answers: {{n}}': 'Ответов: {{n}}',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
