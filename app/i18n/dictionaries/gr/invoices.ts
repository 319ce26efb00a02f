import type { invoices as labels } from '#app/i18n/dictionaries/en/invoices.ts';

export const invoices = {
  Invoice: 'Rechnung',
  'Customers and invoices are invented. Nobody owes anything.': 'Kunden und Rechnungen sind erfunden. Niemand schuldet etwas.',
  'The invoices could not be loaded.': 'Die Rechnungen konnten nicht geladen werden.',
  'The invoice could not be loaded.': 'Die Rechnung konnte nicht geladen werden.',
  'There are no invoices.': 'Es gibt keine Rechnungen.',
  'Invoices: {{n}}': 'Rechnungen: {{n}}',
  'All invoices': 'Alle Rechnungen',
  'Other invoices': 'Andere Rechnungen',
  Open: 'Offen',
  Overdue: 'Überfällig',
  Refunded: 'Erstattet',
  Due: 'Fällig',
  'Billed to': 'Rechnung an',
  Order: 'Bestellung',
  'Line total': 'Betrag',
  Subtotal: 'Zwischensumme',
  Shipping: 'Versand',
  free: 'kostenlos',
  'VAT, {{share}}': 'MwSt., {{share}}',
  'Reverse charge: the customer accounts for VAT.': 'Steuerschuldnerschaft des Leistungsempfängers: Die Umsatzsteuer führt der Kunde ab.',
  'A sample invoice: nothing is owed and nothing was sold.': 'Eine Beispielrechnung: Nichts ist geschuldet, und nichts wurde verkauft.',
  Print: 'Drucken',
  'To keep it as a PDF, print it and choose “Save as PDF” as the printer.':
    'Um sie als PDF zu behalten, drucken Sie sie und wählen Sie „Als PDF speichern“ als Drucker.',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
