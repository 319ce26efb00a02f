import type { pages as labels } from '#app/i18n/dictionaries/en/pages.ts';

export const pages = {
  'You asked for this page by its own address: this is what a wrong one leads to.':
    'Вы открыли эту страницу по её собственному адресу: сюда приводит неверный.',
  'You asked for this page by its own address: nothing is broken just now.':
    'Вы открыли эту страницу по её собственному адресу: сейчас ничего не сломано.',
  'What happened in your campaigns, newest first.': 'Что произошло в ваших кампаниях, сначала новое.',
  'Sample entries: none of this happened. They show what Surge tells you about.':
    'Примеры записей: ничего из этого не было. Они показывают, о чём сообщает Surge.',
  Today: 'Сегодня',
  Earlier: 'Ранее',
  unread: 'не прочитано',
  'What you are told': 'О чём вы узнаёте',
  'A creative keeps every limit, or broke one.': 'Креатив соблюдает все лимиты или превысил один из них.',
  Briefs: 'Брифы',
  'A planner answered, or something is missing.': 'Медиапланер ответил, или чего-то не хватает.',
  Results: 'Результаты',
  'A campaign reached the number you set.': 'Кампания достигла числа, которое вы назвали.',
  Payments: 'Платежи',
  'An invoice was issued or paid.': 'Счёт выставлен или оплачен.',
  'Seven KPI models and one rule: you are billed when the moment you chose has happened and was counted, not before.':
    'Семь моделей KPI и одно правило: счёт выставляется, когда выбранный момент наступил и посчитан, не раньше.',
  'You pay for': 'Вы платите за',
  'Never billed': 'Не оплачивается',
  Suits: 'Подходит для',
  'Start with {{model}}': 'Начать с {{model}}',
  'A thousand ads, each at least half in view for one second, a video for two.':
    'Тысячу показов: каждый хотя бы наполовину на экране одну секунду, видео — две.',
  'Ads that nobody could see, and robots.': 'Показы, которых никто не мог увидеть, и роботы.',
  'Launches, reach, brand recall': 'Запусков, охвата, запоминания бренда',
  'A video played to its last frame while it was in view.': 'Видео, доигравшее на экране до последнего кадра.',
  'Views that were skipped or scrolled away.': 'Просмотры, которые пропустили или прокрутили.',
  'Connected TV, product films': 'Smart TV, видео о продукте',
  'A click that reached your page.': 'Клик, который дошёл до вашей страницы.',
  'Double clicks, slips of the finger, robots.': 'Двойные клики, случайные касания, роботы.',
  'Traffic, product pages': 'Трафика, страниц товаров',
  'A person with verified details who agreed to be contacted.': 'Человека с проверенными данными, согласного на контакт.',
  'Duplicates, wrong numbers, people you already know.': 'Дубли, неверные номера, люди, которых вы уже знаете.',
  'Banking, cars, education': 'Банков, автомобилей, образования',
  'An app installed and opened for the first time.': 'Приложение, установленное и впервые открытое.',
  'Reinstalls, and installs that nobody opened.': 'Переустановки и установки, которые никто не открыл.',
  'Games, wallets, delivery': 'Игр, кошельков, доставки',
  'The action you defined: a registration, a booking, a first order.': 'Действие, которое вы определили: регистрацию, бронь, первый заказ.',
  'Everything on the way there.': 'Всё, что было на пути к нему.',
  'Subscriptions, services': 'Подписок, услуг',
  'An order that was paid and kept.': 'Заказ, который оплатили и не вернули.',
  'Baskets, cancelled orders, returns.': 'Корзины, отмены, возвраты.',
  'Online shops': 'Интернет-магазинов',
  'The arithmetic is short.': 'Расчёт короткий.',
  Budget: 'Бюджет',
  'Price of one lead': 'Цена одного лида',
  'Leads you get': 'Лидов вы получите',
  'Sample figures in no currency. Real prices depend on market, audience and format: they are in your plan before anything is booked.':
    'Цифры для примера, без валюты. Настоящие цены зависят от рынка, аудитории и формата: они указаны в вашем плане до всякого бронирования.',
  'In every model': 'В каждой модели',
  'A planner who answers you personally': 'Медиапланер, который отвечает вам лично',
  'The creative as a working demo before you book': 'Креатив в виде рабочего демо до бронирования',
  'Tracking tested end to end before launch': 'Трекинг, проверенный от начала до конца до запуска',
  'A report of every counted moment': 'Отчёт о каждом посчитанном моменте',
  'A change of model while the campaign runs': 'Смена модели по ходу кампании',
  'Ask before you book.': 'Спросите, прежде чем бронировать.',
  'Paying, creatives, data: what advertisers ask before a first campaign.':
    'Оплата, креативы, данные: о чём спрашивают рекламодатели перед первой кампанией.',
  Paying: 'Оплата',
  Creatives: 'Креативы',
  Data: 'Данные',
  'When do I pay?': 'Когда я плачу?',
  'When the moment of your KPI model was counted: a view, a click, a lead, a sale. Nothing is billed before.':
    'Когда посчитан момент вашей модели KPI: просмотр, клик, лид, продажа. До этого ничего не выставляется.',
  'Can I change the model while the campaign runs?': 'Можно ли сменить модель по ходу кампании?',
  'Yes. Many campaigns start on CPM or CPC and move to CPL or CPS once the numbers hold. One plan may also mix them.':
    'Да. Многие кампании начинают с CPM или CPC и переходят на CPL или CPS, когда показатели стабильны. В одном плане их можно и смешать.',
  'What happens with invalid traffic?': 'Что происходит с недействительным трафиком?',
  'Robots, duplicates and double clicks are taken out before billing, and the report says how many there were.':
    'Роботов, дубли и двойные клики исключают до выставления счёта, а отчёт говорит, сколько их было.',
  'Is there a smallest budget?': 'Есть ли минимальный бюджет?',
  'No fixed sum. A plan has to buy enough moments to learn from; if it cannot, we say so and advise against it.':
    'Фиксированной суммы нет. План должен оплатить достаточно моментов, чтобы по ним можно было делать выводы; если не может, мы так и скажем и отсоветуем его.',
  'Do I have to bring a creative?': 'Нужно ли приносить свой креатив?',
  'No. A logo, a colour and a landing page are enough. You can put your own brand into every demo and see it at once.':
    'Нет. Достаточно логотипа, цвета и посадочной страницы. Свой бренд можно поставить в любое демо и сразу увидеть.',
  'How heavy are the formats?': 'Сколько весят форматы?',
  'Each demo shows what it weighs and how soon its first frame appears, beside the limits of the trade.':
    'Каждое демо показывает свой вес и время до первого кадра рядом с отраслевыми лимитами.',
  'Do the creatives run in my ad server?': 'Работают ли креативы в моём рекламном сервере?',
  'All demos but those for television can be downloaded as a file for an ad server, an app or a video player, straight from the preview.':
    'Все демо, кроме телевизионных, можно скачать прямо из просмотра файлом для рекламного сервера, приложения или видеоплеера.',
  'Which devices are covered?': 'Какие устройства охвачены?',
  'Desktop and mobile, and the television for CTV. A preview has one tab for each device that its format supports.':
    'Компьютер и телефон, для CTV — телевизор. В просмотре есть вкладка для каждого устройства, которое поддерживает формат.',
  'What does a creative collect?': 'Что собирает креатив?',
  'Nothing of its own. It runs in a sealed frame without storage and without network, and reports only what was done in it.':
    'Сам — ничего. Он работает в изолированном фрейме без хранилища и без сети и сообщает только о том, что в нём сделали.',
  'How are results counted?': 'Как считаются результаты?',
  'By events such as shown, in view, engaged and completed. The console beside every demo prints them as you play.':
    'По событиям: показан, виден, взаимодействие, завершён. Консоль рядом с каждым демо показывает их, пока вы играете.',
  'Can I use my own tracking?': 'Можно ли использовать свой трекинг?',
  'Yes. Your measurement runs beside ours and is tested end to end before launch. If the two differ, we explain why before we bill.':
    'Да. Ваши измерения идут рядом с нашими и проверяются от начала до конца до запуска. Если они расходятся, мы объясним почему, прежде чем выставить счёт.',
  'Do I need an account here?': 'Нужна ли здесь учётная запись?',
  'No. The showcase is open. The account pages are a demonstration on sample data, which stays on your device.':
    'Нет. Витрина открыта. Страницы учётной записи — демонстрация на примерах данных, которые остаются на вашем устройстве.',
  'No answer has all of these words. Ask us: a planner answers you personally.':
    'Ни в одном ответе нет всех этих слов. Спросите нас: медиапланер ответит вам лично.',
  'How a campaign goes, step by step. A sample schedule: yours depends on the creative and on how soon you answer.':
    'Как идёт кампания, шаг за шагом. Это пример графика: ваш зависит от креатива и от того, как скоро вы отвечаете.',
  'Forty days from brief to report.': 'Сорок дней от брифа до отчёта.',
  Day: 'День',
  'Whose turn': 'Чей ход',
  You: 'Вы',
  Both: 'Вместе',
  'You send the brief': 'Вы присылаете бриф',
  'Goal, market, budget, dates. Ten minutes are enough for a first one.': 'Цель, рынок, бюджет, сроки. Для первого брифа хватит десяти минут.',
  'One plan comes back': 'Вы получаете один план',
  'Channels, formats, KPI model and the price of the moment you pay for.': 'Каналы, форматы, модель KPI и цена момента, за который вы платите.',
  'You play the creative': 'Вы играете в креатив',
  'A working demo in your brand, on every device. You say what to change, we build it.':
    'Рабочее демо с вашим брендом на каждом устройстве. Вы говорите, что изменить, мы делаем.',
  'Tracking is proven': 'Трекинг проверен',
  'A test lead travels the whole way: creative, landing page, your system, our report.':
    'Тестовый лид проходит весь путь: креатив, посадочная страница, ваша система, наш отчёт.',
  'The campaign starts': 'Кампания стартует',
  'Small at first, on every channel of the plan, until the numbers can speak.': 'Сначала понемногу, на всех каналах плана, пока не заговорят цифры.',
  'The first turn': 'Первый поворот',
  'What does not hold is stopped. Its budget goes where the moments cost less.':
    'Что не работает, останавливаем. Его бюджет уходит туда, где моменты дешевле.',
  'You read the report': 'Вы читаете отчёт',
  'Every counted moment, what it cost, and what we would do next.': 'Каждый посчитанный момент, его цена и что мы сделали бы дальше.',
  'Seven things, each with the place where it is done. Your ticks stay on this device.':
    'Семь дел, у каждого своё место. Ваши отметки остаются на этом устройстве.',
  'What a campaign needs, ticked off.': 'Что нужно кампании, по пунктам.',
  'Complete. Now it is our turn.': 'Готово. Теперь наш ход.',
  'Name the goal': 'Назовите цель',
  'One number that would make you call it a success.': 'Одно число, при котором вы сказали бы: это успех.',
  'Choose what you pay for': 'Выберите, за что платить',
  'A view, a click, a lead, an install, a sale: the moment decides the model.':
    'Просмотр, клик, лид, установка, продажа: модель выбирают по моменту.',
  'Play the formats': 'Поиграйте в форматы',
  'On desktop, phone and television, to the end card.': 'На компьютере, телефоне и телевизоре, до финального экрана.',
  'Try your brand': 'Примерьте свой бренд',
  'Name, logo and colour, in the preview of any demo.': 'Имя, логотип и цвет — в просмотре любого демо.',
  'Prepare the landing page': 'Подготовьте посадочную страницу',
  'Fast, one action, tracking in place.': 'Быстрая, с одним действием и готовым трекингом.',
  'Fix what cannot move': 'Закрепите то, что нельзя сдвинуть',
  'A launch, a season, a budget that ends with the year.': 'Запуск, сезон, бюджет, который кончается вместе с годом.',
  'Send the brief': 'Отправьте бриф',
  'By e-mail or telephone. A planner answers you personally.': 'По почте или телефону. Медиапланер ответит вам лично.',
  'The site gets a new part and is back shortly.': 'Сайт получает новую деталь и скоро вернётся.',
  'One step is being replaced.': 'Меняем одну ступень.',
  'What is paused': 'Что приостановлено',
  'The showcase, the dashboard and the sample accounts.': 'Витрина, панель и пробные учётные записи.',
  'What goes on': 'Что продолжается',
  'Running campaigns: delivery and counting run on machines of their own.': 'Текущие кампании: показ и подсчёт работают на собственных машинах.',
  'What you can do': 'Что можете сделать вы',
  'Try again in a few minutes. What you kept on this device is still there.':
    'Попробуйте через несколько минут. То, что вы сохранили на этом устройстве, на месте.',
  'How to reach us': 'Как с нами связаться',
  'You asked for this page by its own address: nothing is closed just now.':
    'Вы открыли эту страницу по её собственному адресу: сейчас ничего не закрыто.',
  'Answer by voice': 'Ответить голосом',
  'One word is enough. It is understood on the device and never leaves it.':
    'Достаточно одного слова. Его понимает само устройство, и наружу оно не уходит.',
  'Look when you like': 'Смотреть, когда захочется',
  'The screen follows the story and takes over when the phone comes out of the pocket.':
    'Экран следует за историей и подхватывает её, когда телефон достают из кармана.',
  'Counted like everything here': 'Считается, как всё здесь',
  'Heard, answered, completed: the same events and the same KPI models.': 'Услышано, отвечено, завершено: те же события и те же модели KPI.',
  'Interactive audio: a spot that listens. Say a word, shake the phone or tap the screen, and the story turns.':
    'Интерактивное аудио: ролик, который слушает. Скажите слово, встряхните телефон или коснитесь экрана, и сюжет повернёт.',
  'The eighth format is for the ear.': 'Восьмой формат — для слуха.',
  'Be the first to play it': 'Сыграть в него первым',
  'The seven that you can play now': 'Семь, в которые можно играть уже сейчас',
  'Sample announcement: the format and its date are invented for this site.': 'Пример анонса: формат и его дата придуманы для этого сайта.',
  'Planned for': 'Запланировано на',
  'The planned day has passed. Ask us how far it is.': 'Запланированный день прошёл. Спросите нас, как идут дела.',
  'Time left': 'Осталось времени',
} satisfies Record<(typeof labels)[number], string>;
