import type { campaign as labels } from '#app/i18n/dictionaries/en/campaign.ts';

/** Russian: the campaign brief, its form and the page after it. */
export const campaign: Readonly<Record<(typeof labels)[number], string>> = {
  'New campaign': 'Новая кампания',
  'Tell us the result. We build the way there.': 'Назовите результат. Путь к нему построим мы.',
  'E-mail': 'Эл. почта',
  'Sample contact details: this is a demonstration site.': 'Контакты для примера: это демонстрационный сайт.',
  'Or write, or call': 'Или напишите, или позвоните',
  'What others ask first': 'Что спрашивают сначала',
  'What is billed and what never is, forty days from brief to report, and the smallest budget.':
    'За что выставляется счёт, а за что никогда, сорок дней от брифа до отчёта и минимальный бюджет.',
  'What happens next': 'Что дальше',
  'We read it': 'Мы читаем',
  'A planner answers you personally and asks what is missing.': 'Медиапланер отвечает вам лично и спрашивает недостающее.',
  'We propose': 'Мы предлагаем',
  'One plan within two working days: channels, formats, KPI model and the price of the moment you pay for.':
    'План в течение двух рабочих дней: каналы, форматы, модель KPI и цена момента, за который вы платите.',
  'You play it': 'Вы пробуете',
  'The creative as a working demo, on desktop and phone, before anything is booked.':
    'Креатив как работающее демо на компьютере и телефоне ещё до бронирования.',
  'We launch': 'Мы запускаем',
  'Tracking is tested end to end first. Then the campaign runs, and you see what we see.':
    'Сначала трекинг проверяют от начала до конца. Потом кампания стартует, и вы видите то же, что и мы.',
  'Send Surge your campaign brief: goal, formats, KPI model, budget and start date. A planner answers you personally.':
    'Отправьте Surge бриф: цель, форматы, модель KPI, бюджет и дату старта. Медиапланер ответит вам лично.',

  'Name, work e-mail, company and your consent are enough. The rest spares you questions.':
    'Достаточно имени, рабочей почты, компании и вашего согласия. Остальное избавит вас от вопросов.',
  required: 'обязательно',
  'Work e-mail': 'Рабочая почта',
  'Phone number': 'Номер телефона',
  Company: 'Компания',
  Country: 'Страна',
  'Choose a country': 'Выберите страну',
  'The campaign': 'Кампания',
  'Formats you like': 'Интересующие форматы',
  'Demos you start from': 'Демо, с которых начать',
  'Take the tick off what you do not want.': 'Снимите отметку с того, что не нужно.',
  'Your brand in the ad': 'Ваш бренд в рекламе',
  'Include my brand preview: a link that shows {{demo}} with my name, words, colours and logo.':
    'Приложить превью с моим брендом: ссылку, по которой {{demo}} видно с моим названием, текстами, цветами и логотипом.',
  'See what it shows': 'Посмотреть, что по ней видно',
  '{{code}} is our proposal for {{demo}}. Change it as you like.': '{{code}} — наше предложение для {{demo}}. Меняйте, как вам удобно.',
  'Choose any number of them.': 'Выберите сколько угодно.',
  'Not sure? Play them first.': 'Не уверены? Сначала сыграйте.',
  'KPI model': 'Модель KPI',
  'The moment you pay for, from an ad being seen to a sale.': 'Момент, за который вы платите: от показа рекламы до продажи.',
  'not sure yet': 'пока не знаю',
  'Media budget': 'Медиабюджет',
  'In total, for this campaign.': 'Всего на эту кампанию.',
  'Under €10,000': 'До 10 000 €',
  '€10,000 to €50,000': 'От 10 000 до 50 000 €',
  '€50,000 to €200,000': 'От 50 000 до 200 000 €',
  'More than €200,000': 'Больше 200 000 €',
  'Not decided yet': 'Ещё не решено',
  'Under about {{to}}': 'Меньше примерно {{to}}',
  'About {{from}} to {{to}}': 'Примерно {{from}} — {{to}}',
  'More than about {{from}}': 'Больше примерно {{from}}',
  'Start date': 'Дата старта',
  'A guess is fine.': 'Можно примерно.',
  'Your message': 'Ваше сообщение',
  Message: 'Сообщение',
  'Your goal, market and audience; dates that cannot move; what you have already.':
    'Цель, рынок и аудитория; сроки, которые нельзя сдвинуть; что у вас уже есть.',
  '{{n}} of {{max}} characters': '{{n}} из {{max}} знаков',
  'Your consent': 'Ваше согласие',
  'Surge may keep what I entered here, and use it to answer this brief. I can take this back at any time; then all of it is erased.':
    'Surge может хранить введённые здесь данные и использовать их, чтобы ответить на этот бриф. Я могу отозвать согласие в любой момент; тогда всё будет удалено.',
  'Privacy notice': 'О защите данных',
  'Text of consent {{version}}': 'Текст согласия {{version}}',
  'Also tell me about new formats by e-mail, once a month at most.': 'Сообщайте мне также о новых форматах по почте, не чаще раза в месяц.',
  News: 'Новости',
  'Send this brief': 'Отправить бриф',
  'Review and send': 'Проверить и отправить',
  'Draft kept on this device': 'Черновик сохранён на этом устройстве',
  Discard: 'Удалить черновик',
  'This browser keeps no draft: what you write stays until you leave this page.':
    'Этот браузер не хранит черновики: текст останется, пока вы не покинете страницу.',

  'Enter your name.': 'Введите имя.',
  'Enter the name of your company.': 'Введите название компании.',
  'Tick this box: without your consent we may not keep the brief.': 'Поставьте галочку: без вашего согласия мы не вправе хранить бриф.',
  'Enter a whole phone number, like +44 20 7946 0000, or none.':
    'Введите номер телефона целиком, например +44 20 7946 0000, или оставьте поле пустым.',
  'Enter a whole date, or none.': 'Введите дату целиком или оставьте поле пустым.',
  'Choose today or a later day.': 'Выберите сегодняшний день или более поздний.',
  'Choose from the list.': 'Выберите из списка.',
  'Some characters here cannot be stored. Use plain text.': 'Некоторые символы нельзя сохранить. Используйте обычный текст.',
  'Many briefs came from your network just now. Nothing you typed is lost: wait a minute, then send it again.':
    'Из вашей сети только что пришло много брифов. Введённое не потеряно: подождите минуту и отправьте снова.',
  'We cannot take briefs at this moment. Nothing you typed is lost: wait a minute, then send it again.':
    'Сейчас мы не можем принять бриф. Введённое не потеряно: подождите минуту и отправьте снова.',
  'This page was open for too long or too short a time to be sure that a person wrote it. Please send it once more.':
    'Страница была открыта слишком долго или слишком мало, и мы не уверены, что её заполнил человек. Отправьте ещё раз.',
  'We could not read this brief. Check it and send it once more.': 'Мы не смогли прочитать бриф. Проверьте его и отправьте ещё раз.',
  'Five briefs are waiting on this device already. Send or delete one of them first.':
    'На этом устройстве уже ждут пять брифов. Сначала отправьте или удалите один из них.',

  'Exactly this will be sent.': 'Будет отправлено именно это.',
  'not given': 'не указано',
  'Given, text {{version}}': 'Дано, текст {{version}}',
  'Yes, once a month at most': 'Да, не чаще раза в месяц',
  No: 'Нет',
  'With it go the language of this page, a number that makes sending twice harmless, and the time at which this form was opened.':
    'Вместе с ним уходят язык этой страницы, номер, благодаря которому повторная отправка не создаст второй бриф, и время открытия формы.',
  'Change something': 'Изменить',
  'Send along what I played in this visit: it helps the planner to see what caught my eye.':
    'Отправить и то, во что я играл за этот визит: медиапланер увидит, что меня заинтересовало.',
  'These figures will be sent.': 'Эти цифры будут отправлены.',
  'These figures stay on this device.': 'Эти цифры останутся на этом устройстве.',
  Demo: 'Демо',
  Seconds: 'Сек.',
  Touches: 'Касания',
  'To the end': 'До конца',
  'By QR code': 'По QR-коду',

  'Waiting to be sent': 'Ждёт отправки',
  'Nothing is waiting any more.': 'Отправки больше ничего не ждёт.',
  'We cannot be reached from here just now. Your brief is safe on this device and goes out by itself as soon as we can, within seven days.':
    'Сейчас нет связи с нами. Ваш бриф сохранён на этом устройстве и уйдёт сам, как только связь появится, в течение семи дней.',
  'This browser keeps nothing for us: leave this page open until then.': 'Этот браузер ничего для нас не хранит: до тех пор не закрывайте страницу.',
  'Write another brief': 'Написать ещё один бриф',
  'The server could not take it as it is.': 'Сервер не смог принять его в таком виде.',
  'Still no answer. It is tried again by itself.': 'Ответа пока нет. Попытки продолжаются сами.',
  'Open in the form': 'Открыть в форме',
  'Send now': 'Отправить сейчас',
  Delete: 'Удалить',

  'Your brief was sent.': 'Ваш бриф отправлен.',
  'A brief of yours could not be sent within seven days and was deleted from this device.':
    'Один из ваших брифов не удалось отправить за семь дней, и он удалён с этого устройства.',
  'Thank you. We have it in writing.': 'Спасибо. Бриф у нас.',
  'Your reference': 'Номер вашего брифа',
  'Quote it when you write or call, and we have your brief before us.':
    'Назовите его в письме или по телефону, и ваш бриф будет у нас перед глазами.',
  'What is in the form now would be lost. Replace it?': 'То, что сейчас в форме, будет потеряно. Заменить?',
  'Copy the reference': 'Скопировать номер',
  'You have a plan from us within two working days.': 'План от нас будет у вас в течение двух рабочих дней.',
  'A copy of your brief is on its way to your mail box.': 'Копия брифа уже отправлена на вашу почту.',
  'Meanwhile: play the formats you have not seen yet.': 'А пока сыграйте в форматы, которых ещё не видели.',
  'Your deck': 'Ваша подборка',
  'Open the deck': 'Открыть подборку',
  'Include my deck: a link that opens it as I see it.': 'Приложить мою подборку: ссылку, которая открывает её такой, какой её вижу я.',
  'Include my deck: a link that opens it as I see it, every demo in the brand.':
    'Приложить мою подборку: ссылку, которая открывает её такой, какой её вижу я, и каждое демо — с брендом.',
  'The deck shows every demo in the brand.': 'В подборке каждое демо показано с брендом.',
};
