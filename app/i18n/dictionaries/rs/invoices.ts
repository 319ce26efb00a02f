import type { invoices as labels } from '#app/i18n/dictionaries/en/invoices.ts';

export const invoices = {
  Invoice: 'Счёт',
  'Customers and invoices are invented. Nobody owes anything.': 'Клиенты и счета вымышлены. Никто ничего не должен.',
  'The invoices could not be loaded.': 'Не удалось загрузить счета.',
  'The invoice could not be loaded.': 'Не удалось загрузить счёт.',
  'There are no invoices.': 'Счетов нет.',
  'Invoices: {{n}}': 'Счетов: {{n}}',
  'All invoices': 'Все счета',
  'Other invoices': 'Другие счета',
  Open: 'Не оплачен',
  Overdue: 'Просрочен',
  Refunded: 'Возвращён',
  Due: 'Срок',
  'Billed to': 'Плательщик',
  Order: 'Заказ',
  'Line total': 'Сумма',
  Subtotal: 'Промежуточный итог',
  Shipping: 'Доставка',
  free: 'бесплатно',
  'VAT, {{share}}': 'НДС, {{share}}',
  'Reverse charge: the customer accounts for VAT.': 'Обратное начисление: НДС уплачивает заказчик.',
  'A sample invoice: nothing is owed and nothing was sold.': 'Это образец счёта: платить не нужно, ничего не продано.',
  Print: 'Печать',
  'To keep it as a PDF, print it and choose “Save as PDF” as the printer.':
    'Чтобы сохранить счёт в PDF, нажмите «Печать» и выберите принтер «Сохранить как PDF».',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
