import type { legal as labels } from '#app/i18n/dictionaries/en/legal.ts';

/** Russian: privacy, imprint, accessibility. */
export const legal: Readonly<Record<(typeof labels)[number], string>> = {
  Legal: 'Правовая информация',
  Privacy: 'Защита данных',
  Imprint: 'Реквизиты',
  Accessibility: 'Доступность',
  'Sample text: Surge is a fictional company. A real one lets its own lawyers write this page.':
    'Образец текста: Surge — вымышленная компания. Настоящая поручает эту страницу своим юристам.',

  'What we keep, why, and for how long.': 'Что мы храним, зачем и как долго.',
  'No third party, no tracking, and no cookie unless you choose a language or a look. What remains is little, and all of it is listed here.':
    'Никаких третьих лиц, никакого отслеживания и никаких cookie, если вы не выбрали язык или оформление. Остаётся немногое, и всё оно перечислено здесь.',
  'Who is responsible': 'Кто отвечает',
  'When you send a brief': 'Когда вы отправляете бриф',
  'We keep what you entered, what the page said that your budget buys, the language you read the form in, when it arrived, and the version of the text you agreed to.':
    'Мы храним то, что вы ввели, что, по расчёту страницы, даёт ваш бюджет, язык, на котором вы читали форму, время поступления и версию текста, с которым вы согласились.',
  'What you played in your visit goes along only if you tick it. You see every figure before it is sent.':
    'То, во что вы играли за визит, отправляется, только если вы поставили галочку. Каждую цифру вы видите до отправки.',
  'Your brand in an ad goes along only if you tick it, as a link that shows it. A copy of your brief may be mailed to you.':
    'Ваш бренд в рекламе отправляется, только если вы поставили галочку, в виде ссылки, которая его показывает. Копия брифа может прийти вам по почте.',
  'We use it to answer you and to plan the campaign you asked for. The basis is your consent (GDPR, Article 6 (1) a).':
    'Мы используем это, чтобы ответить вам и спланировать кампанию. Основание — ваше согласие (GDPR, статья 6 (1) a).',
  'Our sales team reads it; a copy may be in its mailbox and its customer system. Nobody else receives it.':
    'Его читает наш отдел продаж; копия может лежать в его почте и в его CRM-системе. Больше его не получает никто.',
  'It is erased after 24 months, or earlier if you ask us.': 'Он удаляется через 24 месяца или раньше, если вы попросите.',
  'Demos are counted, people are not': 'Мы считаем демо, а не людей',
  'How often a demo is seen, played and completed is added up per demo, kind of device, language and day. Nothing in it tells one person from another.':
    'Сколько раз демо увидели, сыграли и завершили, суммируется по демо, типу устройства, языку и дню. Отличить одного человека от другого по этому нельзя.',
  'Nothing is counted if your browser sends Global Privacy Control or Do Not Track.':
    'Ничего не считается, если ваш браузер передаёт Global Privacy Control или Do Not Track.',
  'What our server sees': 'Что видит наш сервер',
  'Like every server, ours sees the network address of a request. It holds off abuse, for which a code made from it is kept for two hours at most; it is never written to a log.':
    'Как любой сервер, наш видит сетевой адрес запроса. Он служит защите от злоупотреблений: для этого созданный из него код хранится не дольше двух часов. В журнал он никогда не попадает.',
  'All files come from this server: no other company learns that you were here.':
    'Все файлы приходят с этого сервера: ни одна другая компания не узнает, что вы здесь были.',
  'What is on your device': 'Что лежит на вашем устройстве',
  'On every page': 'На каждой странице',
  'With the demos and your brief': 'В демо и в вашем брифе',
  'In the sample workspace': 'В пробном рабочем пространстве',
  'The language you chose: a cookie and local storage.': 'Выбранный язык: cookie и локальное хранилище.',
  'The look you chose, such as dark mode: a cookie.': 'Выбранное оформление, например тёмная тема: cookie.',
  'What you played in this visit.': 'Во что вы играли за этот визит.',
  'A brief that you began to write, without your consent ticks.': 'Бриф, который вы начали писать, без галочек согласия.',
  'Briefs that wait for a connection.': 'Брифы, которые ждут соединения.',
  'The brand you put into the demos.': 'Бренд, который вы вставили в демо.',
  'The addresses, codes and the ad server that you put into your files.': 'Адреса, коды и рекламный сервер, которые вы вставили в свои файлы.',
  'What you opened and closed in the menu.': 'Что вы раскрыли и свернули в меню.',
  'Your ticks on the starter page.': 'Ваши галочки на стартовой странице.',
  'Which card you opened and how far you scrolled, so that you find the place again.':
    'Какую карточку вы открыли и докуда прокрутили страницу, чтобы вернуться на то же место.',
  'The sample account that you signed in with, and whether you locked it.': 'Пробная учётная запись, под которой вы вошли, и заблокировали ли вы её.',
  'What you added, changed or deleted in the samples.': 'Что вы добавили, изменили или удалили в примерах.',
  'An identity check that you began to fill in, without its code and its pictures.':
    'Проверка личности, которую вы начали заполнять, без кода и снимков.',
  'The files that you marked as favourites, and those you downloaded last.': 'Файлы, которые вы добавили в избранное, и те, что скачали последними.',
  'Which columns of a list you see, and how wide.': 'Какие столбцы списка вы видите и какой они ширины.',
  'Which charts you see as tables.': 'Какие диаграммы вы видите как таблицы.',
  'That you switched off single keys.': 'Что вы отключили команды одной клавишей.',
  'Which panels you opened beside a demo.': 'Какие панели вы открыли рядом с демо.',
  'Until you close them': 'Пока вы их не закроете',
  'The calls that you let fail.': 'Вызовы, для которых вы имитируете сбой.',
  'One year': 'Один год',
  'Until you close the tab': 'Пока вы не закроете вкладку',
  'Seven days, or until you send or discard it': 'Семь дней, либо пока вы его не отправите или не удалите',
  'Seven days, or until they are sent or deleted': 'Семь дней, либо до отправки или удаления',
  'Until you delete it': 'Пока вы не удалите',
  'Until you sign out': 'Пока вы не выйдете',
  'Until you reset the demo data on your profile': 'Пока вы не сбросите демо-данные в своём профиле',
  'Until you switch them on': 'Пока вы не включите их',
  'Your rights': 'Ваши права',
  'You may ask what we keep about you, have it corrected or erased, receive a copy, and take your consent back at any time.':
    'Вы можете узнать, что мы о вас храним, исправить или удалить это, получить копию и в любой момент отозвать согласие.',
  'Write to us from the address that you gave, with the reference of your brief if you have it. We erase it from our store and everything that was still to be sent on.':
    'Напишите нам с указанного адреса, по возможности с номером брифа. Мы удалим его из хранилища вместе со всем, что ещё предстояло переслать.',
  'You may also complain to a data protection authority.': 'Вы также можете подать жалобу в орган по защите данных.',

  'Who runs this site.': 'Кто ведёт этот сайт.',
  'The company behind Surge, how to reach it, and who answers for what is written here.':
    'Компания, которая стоит за Surge, как с ней связаться и кто отвечает за написанное здесь.',
  'The company': 'Компания и реквизиты',
  Address: 'Адрес',
  'Managing director': 'Генеральный директор',
  'Commercial register': 'Торговый реестр',
  'VAT number': 'Номер НДС',
  Contact: 'Контакты',
  'Good to know': 'Полезно знать',
  'All brands, campaigns and figures in the demos and stories are invented. Any likeness to real ones is coincidence.':
    'Все бренды, кампании и цифры в демо и историях вымышлены. Любое сходство с настоящими случайно.',
  'Links to other sites open what others wrote: they answer for it.':
    'Ссылки на другие сайты ведут к тому, что написали другие: за это отвечают они.',
  'Creatives, drawings and texts are ours. Typefaces and libraries come under their own free licences.':
    'Креативы, рисунки и тексты наши. Шрифты и библиотеки распространяются по собственным свободным лицензиям.',

  'Ads that everyone can play.': 'Реклама, в которую может сыграть каждый.',
  'Rich media has a poor reputation here. We want each page and each demo to work by keyboard, with a screen reader, in large type and without motion.':
    'У rich media в этом плохая репутация. Мы хотим, чтобы каждая страница и каждое демо работали с клавиатуры, с экранным диктором, крупным шрифтом и без движения.',
  'What we aim at': 'К чему мы стремимся',
  'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on all pages and in every language.':
    'Руководство по доступности веб-контента (WCAG) 2.2, уровень AA, на всех страницах и на всех языках.',
  'What works': 'Что работает',
  'Everything can be reached and used by keyboard; the focus is always visible.':
    'До всего можно добраться и всем пользоваться с клавиатуры; фокус всегда виден.',
  'Every demo can be played by keyboard, can be skipped, and never holds the focus against your will.':
    'В каждое демо можно играть с клавиатуры, его можно пропустить, и оно никогда не удерживает фокус против вашей воли.',
  'What moves for more than five seconds has a Pause; if your device asks for less motion, nothing moves by itself.':
    'У всего, что движется дольше пяти секунд, есть пауза; если ваше устройство просит меньше движения, ничего не движется само.',
  'Text grows to 200% and pages fit a width of 320 px without scrolling sideways, in light and in dark.':
    'Текст увеличивается до 200 %, а страницы помещаются в 320 px без боковой прокрутки, в светлой и тёмной теме.',
  'The campaign brief works without JavaScript, and names every mistake in words.': 'Бриф работает без JavaScript и называет каждую ошибку словами.',
  'How we check': 'Как мы проверяем',
  'Each page is tested automatically with every change, light and dark, and played through by keyboard. This is our own assessment; nobody has certified it.':
    'Каждая страница проверяется автоматически при каждом изменении, в светлой и тёмной теме, и проходится с клавиатуры. Это наша собственная оценка; её никто не сертифицировал.',
  'What does not work yet': 'Что пока не работает',
  'Some demos are games of speed or aim. Their goal can be reached by keyboard, but not always as fast.':
    'Некоторые демо — игры на скорость или меткость. Цели можно достичь с клавиатуры, но не всегда так же быстро.',
  'What a demo shows while it plays is described in a sentence, not moment by moment.': 'Происходящее в демо описано одной фразой, а не поминутно.',
  'Tell us what is in your way': 'Расскажите, что вам мешает',
  'Write what you wanted to do and what happened. A person answers, and we mend it or find another way with you.':
    'Напишите, что вы хотели сделать и что произошло. Вам ответит человек, и мы исправим это или вместе найдём другой путь.',
  'The demos that you keep to compare them.': 'Демо, которые вы отложили для сравнения.',
  'Until you let them go': 'Пока вы их не уберёте',
  'The KPI model, the budget and the market with which you looked at prices.': 'Модель KPI, бюджет и рынок, с которыми вы смотрели цены.',
  'That you entered the password of a deck: a code, not the password.': 'Что вы ввели пароль подборки: код, а не сам пароль.',
  'Twelve hours, or until you close the tab': 'Двенадцать часов или пока вы не закроете вкладку',
  'The name under which you comment on decks.': 'Имя, под которым вы комментируете подборки.',
  'Comments and decisions on decks that wait for a connection.': 'Комментарии и решения по подборкам, которые ждут связи.',
  'When you make or open a deck': 'Когда вы собираете или открываете подборку',
  'We keep what its owner put into it, texts and pictures, and what was said of it, with the names that were typed.':
    'Мы храним то, что вложил в неё автор, тексты и изображения, и то, что о ней сказали, с введёнными именами.',
  'Whoever has its link, and its password if it has one, can see all of that. Nobody else receives it.':
    'Всё это видит тот, у кого есть её ссылка и пароль, если он задан. Больше никто этого не получает.',
  'How often it was opened and its demos were played is added up. Nothing in it tells one person from another.':
    'Складывается, сколько раз её открыли и играли в её демо. Ничто в этом не отличает одного человека от другого.',
  'It is erased at once when its owner deletes it, else 30 days after its link ended or was closed.':
    'Она стирается сразу, когда её удаляет автор, иначе через 30 дней после того, как ссылка истекла или была закрыта.',
  'A deck that you began to write, without its password.': 'Подборка, которую вы начали собирать, без пароля.',
  'Until you make it, begin anew or close the tab': 'Пока вы её не соберёте, не начнёте заново или не закроете вкладку',
  'The decks that you made here, with the links to your own pages of them.': 'Подборки, которые вы здесь собрали, со ссылками на ваши страницы.',
  'Until you forget or delete them': 'Пока вы их не забудете или не удалите',
  'The pages, demos and films that you took along to a meeting, in the browser’s store for whole answers.':
    'Страницы, демо и ролики, которые вы взяли на встречу, — в хранилище браузера для целых ответов.',
  'Until you remove them on the page where you took them along': 'Пока вы не удалите их на странице, где взяли их с собой',
  'When you present or follow': 'Когда вы показываете или следите',
  'A meeting keeps what is shown at the moment, and your note on it while your phone is the clicker. It is erased when the meeting ends, or within five hours of the last change.':
    'Встреча хранит то, что показывают сейчас, и вашу заметку к этому, пока ваш телефон служит пультом. Она стирается, когда встреча кончается, не позже чем через пять часов после последней перемены.',
  'Of those who follow, only their number is known.': 'О тех, кто следит, известно только их число.',
  'The meeting that you present in this tab.': 'Встреча, которую вы ведёте в этой вкладке.',
  'Your notes on the demos that you present.': 'Ваши заметки к демо, которые вы показываете.',
  'The decks that you took along, with what was said of them by name, in the same store.':
    'Подборки, которые вы взяли с собой, со всем, что о них сказали, и именами — в том же хранилище.',
  'If you come from a deck, its link goes along unless you take the tick off.':
    'Если вы пришли из подборки, ссылка на неё уходит вместе с брифом, если вы не снимете галочку.',
  'What was said on your decks and needs no answer from you.': 'Что было сказано о ваших подборках и не требует вашего ответа.',
};
